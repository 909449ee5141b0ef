import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseJson } from '@/data/storage/json';
import { brokerDraftSchema } from '@/domain/broker';
import { NO_FACTS, regulatorsOf, withFacts } from '@/domain/brokerFacts';
import { aBroker } from '../../support/records';
import { numRuns } from '../../support/properties';

const read = (facts: object) => v.parse(brokerDraftSchema, { ...aBroker(), ...facts });

describe('the optional fields of a broker', () => {
  it('B01: stay absent where a record has none, and read as empty', () => {
    expect(read({})).toEqual(aBroker());
    expect(Object.keys(read({}))).toEqual(Object.keys(aBroker()));
    expect(withFacts(read({}))).toMatchObject(NO_FACTS);
  });

  it('B02: keep the keys of rows that this version does not know', () => {
    const licences = [{ regulator: 'A', entity: '', number: '', register: '', checkedOn: '', tier: 2 }];
    const costs = {
      currency: 'USD',
      checkedOn: '',
      rows: [
        {
          instrument: 'EUR/USD',
          account: '',
          spread: 1,
          commission: 0,
          swapLong: null,
          swapShort: null,
          venue: 'x',
        },
      ],
      source: 'list',
    };
    expect(read({ licences, costs })).toMatchObject({ licences, costs });
  });

  it.each([
    [{ spread: '0,2' }, 0.2],
    [{ spread: ' 1.5 ' }, 1.5],
    [{ spread: '' }, null],
    [{ spread: 'many' }, null],
    [{ spread: Infinity }, null],
    [{ spread: [1] }, null],
    [{}, null],
  ])('B03: reads the spread of %j as %j', (row, spread) => {
    expect(read({ costs: { rows: [row] } }).costs?.rows[0]?.spread).toBe(spread);
  });

  it.each([
    [{ founded: '2014' }, { founded: 2014 }],
    [{ founded: 1599 }, { founded: null }],
    [{ founded: 2014.5 }, { founded: null }],
    [{ reviewedOn: '2026-02-30' }, { reviewedOn: '' }],
    [{ reviewedOn: '2026-11-02T00:00:00Z' }, { reviewedOn: '' }],
    [{ reviewedOn: '2026-11-02' }, { reviewedOn: '2026-11-02' }],
    [{ swapFree: 'perhaps' }, { swapFree: '' }],
    [{ retailLoss: { percent: 101 } }, { retailLoss: { percent: null, asOf: '', source: '' } }],
    [{ retailLoss: [74] }, { retailLoss: null }],
    [{ costs: 'cheap' }, { costs: null }],
    [{ licences: { regulator: 'A' } }, { licences: [] }],
    [{ licences: [null, 3, [], 'x'] }, { licences: [] }],
    [{ languages: 'English, German' }, { languages: ['English', 'German'] }],
  ])('B03: reads %j as %j', (stored, expected) => {
    expect(read(stored)).toMatchObject(expected);
  });

  it.each([
    [-0.5, null],
    [0, 0],
    [74, 74],
    ['74,5', 74.5],
    [100, 100],
    [100.5, null],
    ['many', null],
    [null, null],
  ])('reads a share of losing accounts of %j as %j', (stored, percent) => {
    expect(read({ retailLoss: { percent: stored } }).retailLoss?.percent).toBe(percent);
  });

  it.each([
    [1599, null],
    [1600, 1600],
    [2100, 2100],
    [2101, null],
    ['long ago', null],
    [null, null],
  ])('reads %j as the year %j', (stored, founded) => {
    expect(read({ founded: stored }).founded).toBe(founded);
  });

  it('fill in what a licence, a price list or a loss figure leaves out', () => {
    const { licences, costs, retailLoss } = read({
      licences: [{ regulator: 'A', number: 12, checkedOn: 'soon' }],
      costs: { rows: [{ account: 'Raw', professional: 'perhaps' }] },
      retailLoss: {},
    });
    expect(licences).toEqual([{ regulator: 'A', entity: '', number: '12', register: '', checkedOn: '' }]);
    expect(costs).toEqual({
      currency: '',
      checkedOn: '',
      rows: [
        {
          instrument: '',
          account: 'Raw',
          spread: null,
          commission: null,
          swapLong: null,
          swapShort: null,
          professional: false,
        },
      ],
    });
    expect(retailLoss).toEqual({ percent: null, asOf: '', source: '' });
  });

  it.each([
    ['swapFree', ['yes', 'no', 'on request', '']],
    ['negativeBalanceProtection', ['yes', 'no', '']],
  ])('keep each word that %s may have', (field, words) => {
    for (const word of words) expect(read({ [field]: word })).toHaveProperty(field, word);
    expect(read({ [field]: 'maybe' })).toHaveProperty(field, '');
  });

  it('are all empty for a broker of whom nothing was stated', () => {
    expect(withFacts({})).toEqual({
      licences: [],
      costs: null,
      swapFree: '',
      swapPolicy: '',
      retailLoss: null,
      negativeBalanceProtection: '',
      depositMethods: [],
      withdrawalMethods: [],
      baseCurrencies: [],
      languages: [],
      founded: null,
      headquarters: '',
      reviewedOn: '',
      reviewedBy: '',
      ratingBasis: '',
    });
  });

  it('keep what was stated beside the empty ones', () => {
    expect(withFacts({ founded: 2014, swapFree: 'yes' })).toMatchObject({
      founded: 2014,
      swapFree: 'yes',
      headquarters: '',
    });
  });

  it('P52 B03: no damaged field makes a broker unreadable', () => {
    const damaged = fc.oneof(
      fc.anything(),
      fc.constantFrom('0,2', '1e999', null, [], {}, [{}], { rows: [{ spread: '1,5' }, null] }),
      fc.array(fc.dictionary(fc.constantFrom('regulator', 'checkedOn', 'spread', 'rows'), fc.anything())),
    );
    const fields = fc.record(Object.fromEntries(Object.keys(NO_FACTS).map((field) => [field, damaged])), {
      requiredKeys: [],
    });
    fc.assert(
      fc.property(fields, (facts) => {
        const broker = read(facts);
        expect(broker.name).toBe('Test Broker');
        expect(
          withFacts(broker).costs?.rows.every(({ spread }) => spread === null || Number.isFinite(spread)),
        ).not.toBe(false);
      }),
      { numRuns },
    );
  });

  it('B03: takes nothing from a polluted record', () => {
    const stored = parseJson('{"name":"A","licences":[{"regulator":"R","__proto__":{"polluted":1}}]}');
    const [licence] = withFacts(v.parse(brokerDraftSchema, stored)).licences;
    expect(licence).toMatchObject({ regulator: 'R' });
    expect(licence).not.toHaveProperty('polluted');
  });
});

it('names each regulator of the specified text and the licences once', () => {
  const licence = { entity: '', number: '', register: '', checkedOn: '' };
  expect(
    regulatorsOf({
      regulation: ['FSX', ' Other '],
      licences: [
        { ...licence, regulator: 'fsx' },
        { ...licence, regulator: 'Third' },
      ],
    }),
  ).toEqual(['FSX', 'Other', 'Third']);
});

it.each([
  ['without licences', ['FSX'], ['FSX']],
  ['without any', [], []],
  ['without a name', ['', '  ', 'FSX'], ['FSX']],
  ['in two spellings, by the first', ['Fsx', 'FSX'], ['Fsx']],
])('names the regulators of a broker %s', (_case, regulation, names) => {
  expect(regulatorsOf({ regulation })).toEqual(names);
});

it('leaves a licence without a regulator out of the names', () => {
  const licence = { regulator: ' ', entity: 'A Ltd', number: '1', register: '', checkedOn: '' };
  expect(regulatorsOf({ regulation: ['FSX'], licences: [licence] })).toEqual(['FSX']);
});

import * as v from 'valibot';
import { expect, it } from 'vitest';
import { brokerDraftSchema, NO_FACTS, regulatorsOf, withFacts } from '@/domain/catalogue/broker';
import { aBroker } from '../../../support/records';

const read = (facts: object) => v.parse(brokerDraftSchema, { ...aBroker(), ...facts });

it('leaves optional fields absent and reads them as empty', () => {
  expect(read({})).toEqual(aBroker());
  expect(Object.keys(read({}))).toEqual(Object.keys(aBroker()));
  expect(withFacts(read({}))).toMatchObject(NO_FACTS);
});

it('keeps unknown keys in licences and price lists', () => {
  const licences = [{ regulator: 'A', entity: '', number: '', register: '', checkedOn: '', tier: 2 }];
  const row = {
    instrument: 'EUR/USD',
    account: '',
    spread: 1,
    commission: 0,
    swapLong: null,
    swapShort: null,
  };
  const costs = { currency: 'USD', checkedOn: '', rows: [{ ...row, venue: 'x' }], source: 'list' };
  expect(read({ licences, costs })).toMatchObject({ licences, costs });
});

it.each([
  [{ founded: '2014' }, { founded: 2014 }],
  [{ founded: 1599 }, { founded: null }],
  [{ reviewedOn: '2026-02-30' }, { reviewedOn: '' }],
  [{ reviewedOn: '2026-11-02' }, { reviewedOn: '2026-11-02' }],
  [{ swapFree: 'perhaps' }, { swapFree: '' }],
  [{ retailLoss: { percent: 101 } }, { retailLoss: { percent: null, asOf: '', source: '' } }],
  [{ costs: 'cheap' }, { costs: null }],
  [{ licences: { regulator: 'A' } }, { licences: [] }],
  [{ licences: [null, 3, [], 'x'] }, { licences: [] }],
  [
    { licences: [{ regulator: 'A', serves: 'North, South', leverage: 30, protection: {} }] },
    { licences: [{ regulator: 'A', serves: ['North', 'South'], leverage: '30', protection: '' }] },
  ],
  [{ languages: 'English, German' }, { languages: ['English', 'German'] }],
])('reads the stored facts %j as %j', (stored, expected) => {
  expect(read(stored)).toMatchObject(expected);
});

it('fills in missing fields of a licence, price list or loss figure', () => {
  const { licences, costs, retailLoss } = read({
    licences: [{ regulator: 'A', number: 12, checkedOn: 'soon' }],
    costs: { rows: [{ account: 'Raw', professional: 'perhaps' }] },
    retailLoss: {},
  });
  expect(licences).toEqual([{ regulator: 'A', entity: '', number: '12', register: '', checkedOn: '' }]);
  const empty = { instrument: '', spread: null, commission: null, swapLong: null, swapShort: null };
  expect(costs).toEqual({
    currency: '',
    checkedOn: '',
    rows: [{ ...empty, account: 'Raw', professional: false }],
  });
  expect(retailLoss).toEqual({ percent: null, asOf: '', source: '' });
});

it('lists each regulator named in the regulation field or the licences only once', () => {
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

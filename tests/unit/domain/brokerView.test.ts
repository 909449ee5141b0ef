import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  appliedFilters,
  BROKER_SORTS,
  brokerQuery,
  DEPOSIT_LIMITS,
  lotsFrom,
  nightsFrom,
  readBrokerView,
  toggled,
  WHOLE_LIST,
  withoutFilter,
  withoutFilters,
  type BrokerView,
} from '@/domain/brokerView';
import { COST_INSTRUMENTS } from '@/domain/tradeCost';
import { numRuns } from '../../support/properties';

const read = (query: string) => readBrokerView(new URLSearchParams(query));
const written = (view: BrokerView, present = '') =>
  brokerQuery(view, new URLSearchParams(present)).toString();

describe('the address of the broker list', () => {
  it('B13: leaves out defaults and keeps the order of the keys', () => {
    expect(written(WHOLE_LIST)).toBe('');
    const query = 'q=raw+spread&platform=mt5&platform=ctrader&max=100&sort=cost';
    expect(written(read('sort=cost&platform=mt5&max=100&q=raw+spread&platform=ctrader'))).toBe(query);
  });

  it('B13: keeps unknown keys behind its own, and drops unknown values with the next change', () => {
    const present = 'ref=mail&max=77&sort=best&lots=0&nights=31&side=hold&pair=ABC&ref=2';
    expect(read(present)).toEqual(WHOLE_LIST);
    expect(written({ ...read(present), q: 'a' }, present)).toBe('q=a&ref=mail&ref=2');
  });

  it('reads each value once, at most four picks and a hundred characters', () => {
    expect(read('platform=mt5&platform=mt5&platform=').labels.platform).toEqual(['mt5']);
    expect(read('pick=1&pick=2&pick=2&pick=3&pick=4&pick=5').pick).toEqual(['1', '2', '3', '4']);
    expect(read(`q=${'x'.repeat(200)}`).q).toHaveLength(100);
  });

  it('reads a search without the spaces around it, also those at its cut', () => {
    expect(read('q=++raw+').q).toBe('raw');
    expect(read(`q=${'x'.repeat(99)}++y`).q).toBe('x'.repeat(99));
    expect(written({ ...WHOLE_LIST, q: ' raw ' })).toBe('q=raw');
    expect(written({ ...WHOLE_LIST, q: '  ' })).toBe('');
  });

  it('has the usual trade where it names none', () => {
    expect(read('').trade).toEqual({ instrument: 'EUR/USD', lots: '1', nights: 1, side: 'buy' });
    expect(read('pair=usd/jpy&lots=0,5&nights=0&side=sell').trade).toEqual({
      instrument: 'USD/JPY',
      lots: '0.5',
      nights: 0,
      side: 'sell',
    });
  });

  it('takes a percent sign that encodes nothing', () => {
    expect(read('q=100%&platform=%E0%A4%A').q).toBe('100%');
  });

  it.each([
    ['0.5', '0.5'],
    ['0,5', '0.5'],
    ['1.0', '1'],
    ['100', '100'],
    ['0.01', '0.01'],
    ['0.001', null],
    ['0', null],
    ['101', null],
    ['1e2', null],
    ['-1', null],
    [' 2 ', '2'],
    ['1 lot', '1'],
    ['٠٫٥', '0.5'],
    ['', null],
  ])('reads %j lots as %j', (text, lots) => {
    expect(lotsFrom(text)).toBe(lots);
  });

  it.each([
    ['0', 0],
    ['30', 30],
    [' 7 ', 7],
    ['31', null],
    ['1.5', null],
    ['', null],
  ])('reads %j nights as %j', (text, nights) => {
    expect(nightsFrom(text)).toBe(nights);
  });

  const slugs = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 6 }), { maxLength: 3 });
  const view: fc.Arbitrary<BrokerView> = fc.record({
    q: fc.string({ maxLength: 20 }).map((text) => text.trim()),
    labels: fc.record({
      platform: slugs,
      account: slugs,
      currency: slugs,
      pay: slugs,
      language: slugs,
      regulator: slugs,
    }),
    max: fc.constantFrom(null, ...DEPOSIT_LIMITS),
    flags: fc.record({ swapfree: fc.boolean(), loss: fc.boolean(), nbp: fc.boolean() }),
    sort: fc.constantFrom('' as const, ...BROKER_SORTS),
    trade: fc.record({
      instrument: fc.constantFrom(...COST_INSTRUMENTS),
      lots: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => String(hundredths / 100)),
      nights: fc.nat(30),
      side: fc.constantFrom('buy', 'sell'),
    }),
    pick: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 4 }),
  });

  it('P53 B13: what is written is read as it was', () => {
    fc.assert(
      fc.property(view, (wanted) => {
        expect(read(written(wanted))).toEqual(wanted);
      }),
      { numRuns },
    );
  });

  it('puts values in the order of their group', () => {
    expect(toggled(['ctrader'], 'mt5', ['mt5', 'mt4', 'ctrader'])).toEqual(['mt5', 'ctrader']);
    expect(toggled(['gone'], 'mt4', ['mt5', 'mt4'])).toEqual(['mt4', 'gone']);
    expect(toggled(['mt5', 'mt4'], 'mt5', ['mt5', 'mt4'])).toEqual(['mt4']);
  });
});

describe('the filters in use', () => {
  const view = read(
    'q=raw&platform=mt5&platform=mt4&regulator=fsx&max=100&swapfree=1&nbp=1&sort=cost&pick=1',
  );

  it('are named in the order of the address, without order, trade and picks', () => {
    expect(appliedFilters(view)).toEqual([
      { kind: 'q' },
      { kind: 'label', group: 'platform', slug: 'mt5' },
      { kind: 'label', group: 'platform', slug: 'mt4' },
      { kind: 'label', group: 'regulator', slug: 'fsx' },
      { kind: 'max' },
      { kind: 'flag', flag: 'swapfree' },
      { kind: 'flag', flag: 'nbp' },
    ]);
    expect(appliedFilters(WHOLE_LIST)).toEqual([]);
  });

  it.each([
    [{ kind: 'q' }, { q: '' }],
    [{ kind: 'max' }, { max: null }],
    [{ kind: 'flag', flag: 'nbp' }, { flags: { swapfree: true, loss: false, nbp: false } }],
    [{ kind: 'label', group: 'platform', slug: 'mt5' }, { labels: { ...view.labels, platform: ['mt4'] } }],
  ] as const)('are taken away one by one: %j', (filter, change) => {
    expect(withoutFilter(view, filter)).toEqual({ ...view, ...change });
  });

  it('are taken away together, with the order, the trade and the picks left', () => {
    expect(withoutFilters(view)).toEqual({ ...WHOLE_LIST, sort: 'cost', pick: ['1'] });
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  BROKER_SORTS,
  DEPOSIT_LIMITS,
  DEFAULT_BROKER_VIEW,
  type BrokerView,
} from '@/domain/catalogue/brokerView';
import { COST_INSTRUMENTS } from '@/domain/calculators/tradeCost';
import { queryOf } from '@/runtime/searchParamsCodec';
import { listQuery } from '@/site/features/brokers/brokerQuery';
import { numRuns } from '../../../../support/properties';

const read = (query: string) => listQuery.read(new URLSearchParams(query));
const written = (view: BrokerView, present = '') =>
  queryOf(listQuery, view, new URLSearchParams(present)).toString();

it('omits defaults and writes the parameters in a fixed order', () => {
  expect(written(DEFAULT_BROKER_VIEW)).toBe('');
  expect(written(read('sort=cost&platform=mt5&max=100&q=raw+spread&platform=ctrader'))).toBe(
    'q=raw+spread&platform=mt5&platform=ctrader&max=100&sort=cost',
  );
});

it('ignores unknown values and keeps unknown parameters at the end', () => {
  const rates = 'rate=USDJPY1.5&rate=JPYUSD150&rate=USDXAU2&rate=x';
  const present = `${rates}&ref=mail&max=77&sort=best&lots=0&nights=31&side=hold&pair=ABC&ref=2`;
  expect(read(present)).toEqual(DEFAULT_BROKER_VIEW);
  expect(written({ ...read(present), q: 'a' }, present)).toBe('q=a&ref=mail&ref=2');
});

it('reads each value once, and limits the number of selected brokers and the length of a search', () => {
  expect(read('platform=mt5&platform=mt5&platform=').labels.platform).toEqual(['mt5']);
  expect(read('pick=1&pick=2&pick=2&pick=3&pick=4&pick=5').pick).toEqual(['1', '2', '3', '4']);
  expect(read(`q=${'x'.repeat(99)}++y`).q).toBe('x'.repeat(99));
});

const trade = fc.record({
  instrument: fc.constantFrom(...COST_INSTRUMENTS),
  lots: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => String(hundredths / 100)),
  nights: fc.nat(30),
  side: fc.constantFrom('buy' as const, 'sell' as const),
});

it('restores any view of the list from its URL', () => {
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
    trade,
    rates: fc.constantFrom({}, { 'USD/JPY': '150.25' }, { 'EUR/USD': '1.085', 'USD/CHF': '0.8' }),
    pick: fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(view, (wanted) => {
      expect(read(written(wanted))).toEqual(wanted);
    }),
    { numRuns },
  );
});

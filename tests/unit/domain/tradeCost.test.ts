import fc from 'fast-check';
import { expect, it } from 'vitest';
import { add, exact, fixed, fraction, ONE, sum, ZERO, type Fraction } from '@/domain/exact';
import {
  COST_INSTRUMENTS,
  costText,
  DEFAULT_TRADE,
  totalText,
  tradeCost,
  tradeWords,
  type StatedPrices,
  type StatedTrade,
} from '@/domain/tradeCost';
import { numRuns } from '../../support/properties';

const shownPart = (part: Fraction | null) => (part === null ? null : fixed(part, 2));
const yen = fraction(1n, 150n);

const at = (
  instrument: StatedTrade['instrument'],
  lots: string,
  prices: { p: number; c: number; s?: number; n: number; r?: Fraction },
) => {
  const swap = prices.s ?? null;
  const cost = tradeCost(
    { spread: prices.p, commission: prices.c, swapLong: swap, swapShort: null },
    { instrument, lots, nights: prices.n, side: 'buy' },
    prices.r ?? ONE,
  );
  return [cost.spread, cost.commission, cost.swap, cost.total].map(shownPart);
};

it.each([
  [at('EUR/USD', '1', { p: 1, c: 0, n: 0 }), ['10.00', '0.00', '0.00', '10.00']],
  [at('EUR/USD', '1', { p: 0.1, c: 7, n: 0 }), ['1.00', '7.00', '0.00', '8.00']],
  [at('EUR/USD', '0.1', { p: 0.1, c: 7, n: 0 }), ['0.10', '0.70', '0.00', '0.80']],
  [at('EUR/USD', '1', { p: 0.6, c: 0, s: -0.65, n: 1 }), ['6.00', '0.00', '6.50', '12.50']],
  [at('EUR/USD', '1', { p: 0.6, c: 0, s: -0.65, n: 3 }), ['6.00', '0.00', '19.50', '25.50']],
  [at('EUR/USD', '1', { p: 0.8, c: 0, s: 0.2, n: 5 }), ['8.00', '0.00', '-10.00', '-2.00']],
  [at('EUR/USD', '1', { p: 0, c: 0, n: 0 }), ['0.00', '0.00', '0.00', '0.00']],
  [at('EUR/USD', '1', { p: 0.2, c: 6, n: 2 }), ['2.00', '6.00', null, null]],
  [at('EUR/USD', '1', { p: 0.2, c: 6, n: 0 }), ['2.00', '6.00', '0.00', '8.00']],
  [at('GBP/USD', '0.5', { p: 1.4, c: 0, s: -0.4, n: 7 }), ['7.00', '0.00', '14.00', '21.00']],
  [at('USD/JPY', '1', { p: 0.9, c: 0, n: 0, r: yen }), ['6.00', '0.00', '0.00', '6.00']],
  [at('USD/JPY', '1', { p: 0.3, c: 7, s: -1.2, n: 3, r: yen }), ['2.00', '7.00', '24.00', '33.00']],
  [at('EUR/USD', '0.01', { p: 0.7, c: 0, s: -0.65, n: 30 }), ['0.07', '0.00', '1.95', '2.02']],
  [at('EUR/USD', '1', { p: 0.1, c: 7, s: 0.9, n: 2 }), ['1.00', '7.00', '-18.00', '-10.00']],
  [
    at('EUR/USD', '2', { p: 0.25, c: 5.5, s: -0.71, n: 4, r: exact('0.92') }),
    ['4.60', '11.00', '52.26', '67.86'],
  ],
])('costs a stated trade exactly: %j', (parts, expected) => {
  expect(parts).toEqual(expected);
});

it('says when a negative total is paid to the trader', () => {
  expect(totalText(exact('-2'), 'USD')).toBe('−$2.00 (you are paid)');
  expect(totalText(ZERO, 'USD')).toBe('$0.00');
  expect(costText(exact('-0.001'), 'USD')).toBe('$0.00');
  expect(costText(exact('-10'), 'USD')).toBe('−$10.00');
  expect(totalText(null, 'USD')).toBe('not stated');
  expect(costText(exact('67.855'), 'EUR')).toBe('€67.86');
  expect(costText(exact('1200'), 'CHF')).toBe('1,200.00 CHF');
});

it('names the trade', () => {
  expect(tradeWords(DEFAULT_TRADE)).toBe('1 lot EUR/USD, 1 night');
  expect(tradeWords({ instrument: 'US500', lots: '10', nights: 0, side: 'sell' })).toBe(
    'sell 10 contracts US500, 0 nights',
  );
});

const price = fc.option(fc.integer({ min: -5000, max: 5000 }).map((value) => value / 100));
const prices: fc.Arbitrary<StatedPrices> = fc.record({
  spread: price,
  commission: price,
  swapLong: price,
  swapShort: price,
});
const trade: fc.Arbitrary<StatedTrade> = fc.record({
  instrument: fc.constantFrom(...COST_INSTRUMENTS),
  lots: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => fixed(fraction(BigInt(hundredths), 100n), 2)),
  nights: fc.integer({ min: 0, max: 30 }),
  side: fc.constantFrom('buy', 'sell'),
});

it('adds up any total from its parts, or states none', () => {
  fc.assert(
    fc.property(prices, trade, fc.option(fc.constant(yen)), (stated, wanted, rate) => {
      const { spread, commission, swap, total } = tradeCost(stated, wanted, rate);
      const parts = [spread, commission, swap];
      expect(total === null).toBe(parts.includes(null));
      if (total !== null) expect(total).toEqual(sum(parts.map((part) => part ?? ZERO)));
      if (wanted.nights === 0) expect(swap).toEqual(ZERO);
    }),
    { numRuns },
  );
});

it('costs any two halves of a trade as the whole', () => {
  fc.assert(
    fc.property(prices, trade, (stated, wanted) => {
      const half = tradeCost(stated, { ...wanted, lots: '0.5' }, ONE).total;
      const whole = tradeCost(stated, { ...wanted, lots: '1' }, ONE).total;
      if (half !== null && whole !== null) expect(add(half, half)).toEqual(whole);
    }),
    { numRuns },
  );
});

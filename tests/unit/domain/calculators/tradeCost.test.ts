import { expect, it } from 'vitest';
import { exact, toFixed, fraction, ONE, ZERO, type Fraction } from '@/domain/numbers/exact';
import {
  costText,
  DEFAULT_TRADE,
  totalText,
  tradeCost,
  tradeWords,
  type StatedTrade,
} from '@/domain/calculators/tradeCost';

const shownPart = (part: Fraction | null) => (part === null ? null : toFixed(part, 2));
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
  [at('EUR/USD', '1', { p: 0.6, c: 0, s: -0.65, n: 3 }), ['6.00', '0.00', '19.50', '25.50']],
  [at('EUR/USD', '1', { p: 0.8, c: 0, s: 0.2, n: 5 }), ['8.00', '0.00', '-10.00', '-2.00']],
  [at('EUR/USD', '1', { p: 0.2, c: 6, n: 2 }), ['2.00', '6.00', null, null]],
  [at('GBP/USD', '0.5', { p: 1.4, c: 0, s: -0.4, n: 7 }), ['7.00', '0.00', '14.00', '21.00']],
  [at('USD/JPY', '1', { p: 0.9, c: 0, n: 0, r: yen }), ['6.00', '0.00', '0.00', '6.00']],
  [at('USD/JPY', '1', { p: 0.3, c: 7, s: -1.2, n: 3, r: yen }), ['2.00', '7.00', '24.00', '33.00']],
  [
    at('EUR/USD', '2', { p: 0.25, c: 5.5, s: -0.71, n: 4, r: exact('0.92') }),
    ['4.60', '11.00', '52.26', '67.86'],
  ],
])('calculates the cost of a trade exactly: %j', (parts, expected) => {
  expect(parts).toEqual(expected);
});

it('says that a negative total is paid to the trader', () => {
  expect(totalText(exact('-2'), 'USD')).toBe('−$2.00 (you are paid)');
  expect(totalText(ZERO, 'USD')).toBe('$0.00');
  expect(costText(exact('-0.004'), 'USD')).toBe('−$0.004');
  expect(costText(exact('-10'), 'USD')).toBe('−$10.00');
  expect(totalText(null, 'USD')).toBe('not stated');
  expect(costText(exact('67.855'), 'EUR')).toBe('€67.86');
  expect(costText(exact('1200'), 'CHF')).toBe('1,200.00 CHF');
});

it('describes the trade in words', () => {
  expect(tradeWords(DEFAULT_TRADE)).toBe('1 lot EUR/USD, 1 night');
  expect(tradeWords({ instrument: 'US500', lots: '10', nights: 0, side: 'sell' })).toBe(
    '10 contracts US500, 0 nights, sold',
  );
});

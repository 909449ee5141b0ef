import { expect, it } from 'vitest';
import {
  chanceOfAtMost,
  chanceOfRun,
  chanceOfTouch,
  drawdownPercent,
  likelyRun,
} from '@/domain/numbers/statistics';

const percent = (share: number) => (share * 100).toFixed(1);

it.each([
  [5, 30, 1 / 2, '36.8'],
  [3, 20, 4 / 10, '56.2'],
  [10, 50, 2 / 3, '23.1'],
  [5, 5, 1 / 2, '3.1'],
])(
  'calculates the probability of %i losses in a row in %i trades',
  (length, trades, lossChance, expected) => {
    expect(percent(chanceOfRun(length, trades, lossChance))).toBe(expected);
  },
);

it('finds the longest run with a probability of at least one half', () => {
  expect(likelyRun(100, 0.6)).toBe(7);
  expect(likelyRun(100, 0.5)).toBe(6);
  expect(likelyRun(1, 0.4)).toBe(0);
  expect(likelyRun(20, 1)).toBe(20);
});

it.each([
  [3, 8, 0.4, 0.5940864],
  [0, 5, 0.5, 0.03125],
  [5, 5, 0.2, 1],
])(
  'finds the probability of at most %i wins in %i trades at a win rate of %d',
  (wins, trades, winRate, chance) => {
    expect(chanceOfAtMost(wins, trades, winRate)).toBeCloseTo(chance, 12);
  },
);

// Twice the tail of the normal distribution, from a table.
it.each([
  [0.5, 1, '42.5'],
  [1, 1, '11.1'],
  [1.5, 1, '1.7'],
  [1, 5, '47.5'],
  [1.5, 5, '28.4'],
])(
  'calculates the probability that a random walk reaches a stop %d ranges away in %i candles',
  (ranges, candles, expected) => {
    expect(percent(chanceOfTouch(ranges, candles))).toBe(expected);
  },
);

it('calculates a probability of 1 for touching a stop at the current price', () => {
  expect(chanceOfTouch(0, 1)).toBeCloseTo(1, 6);
});

it.each<[values: number[], percent: number]>([
  [[100, 120, 90, 110, 84, 130], 30],
  [[50, 60, 70], 0],
  [[], 0],
])('measures the drawdown of %s from the highest value so far', (values, percent) => {
  expect(drawdownPercent(values)).toBeCloseTo(percent, 12);
});

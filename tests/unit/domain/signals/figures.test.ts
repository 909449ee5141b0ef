import { expect, it } from 'vitest';
import { hasTooFewTrades, distributionOf, signalFigures } from '@/domain/signals/figures';

const figures = (results: readonly number[]) =>
  signalFigures(results.map((result) => ({ beforeCosts: result, afterCosts: result })));

const inR = (hundredths: number) => (hundredths / 100).toFixed(2);

/** The figures on one line, as in the vectors. */
function inWords(results: readonly number[]): string {
  const { trades, wins, losses, flats, beforeCosts, longestLosingRun, expectancy, profitFactor, winRate } =
    figures(results);
  const total = `${beforeCosts.total > 0 ? '+' : ''}${inR(beforeCosts.total)}`;
  const interval =
    winRate && [winRate.interval.low, winRate.interval.high].map((end) => (end * 100).toFixed(1));
  return [
    `n ${String(trades)}`,
    [wins, losses, flats].join('/'),
    `total ${total}`,
    `maxDD ${inR(beforeCosts.drawdown)}`,
    `run ${String(longestLosingRun)}`,
    `exp ${expectancy === null ? 'null' : inR(expectancy)}`,
    `PF ${profitFactor === null ? 'null' : inR(profitFactor)}`,
    `Wilson ${interval === null ? 'null' : interval.join('-')}`,
  ].join(', ');
}

const repeated = (times: number, results: readonly number[]) =>
  Array.from({ length: times }, () => results).flat();

const SAMPLES = [-100, 250, -102, 115, -35, 139, -100, -140, 217, -100];
const SAMPLES_AFTER_COSTS = [-103, 248, -104, 113, -38, 137, -102, -143, 214, -102];

const closedSamples = SAMPLES.map((beforeCosts, index) => ({
  beforeCosts,
  afterCosts: SAMPLES_AFTER_COSTS[index] ?? 0,
}));

it.each([
  [SAMPLES, 'n 10, 4/6/0, total +1.44, maxDD -2.40, run 2, exp 0.14, PF 1.25, Wilson 16.8-68.7'],
  [[], 'n 0, 0/0/0, total 0.00, maxDD 0.00, run 0, exp null, PF null, Wilson null'],
  [[-100], 'n 1, 0/1/0, total -1.00, maxDD -1.00, run 1, exp -1.00, PF 0.00, Wilson 0.0-79.3'],
  [[200, 100], 'n 2, 2/0/0, total +3.00, maxDD 0.00, run 0, exp 1.50, PF null, Wilson 34.2-100.0'],
  [[-100, -100, -100, 300], 'n 4, 1/3/0, total 0.00, maxDD -3.00, run 3, exp 0.00, PF 1.00, Wilson 4.6-69.9'],
  [[0, 0, -100, 100], 'n 4, 1/1/2, total 0.00, maxDD -1.00, run 1, exp 0.00, PF 1.00, Wilson 4.6-69.9'],
  [
    repeated(10, [200, -100, -100]),
    'n 30, 10/20/0, total 0.00, maxDD -2.00, run 2, exp 0.00, PF 1.00, Wilson 19.2-51.2',
  ],
  [
    repeated(20, [-103, 150]),
    'n 40, 20/20/0, total +9.40, maxDD -1.03, run 1, exp 0.24, PF 1.46, Wilson 35.2-64.8',
  ],
])('calculates the figures of %j', (results, expected) => {
  expect(inWords(results)).toBe(expected);
});

it('adds up the results of the samples before and after costs', () => {
  const { beforeCosts, afterCosts } = signalFigures(closedSamples);
  expect(beforeCosts.running).toEqual([-100, 150, 48, 163, 128, 267, 167, 27, 244, 144]);
  expect(beforeCosts.highest).toEqual({ value: 267, after: 6 });
  expect(beforeCosts.drawdownBetween).toEqual([6, 8]);
  expect([afterCosts.total, afterCosts.drawdown]).toEqual([120, -245]);
});

it('measures a drawdown that begins with the first trade', () => {
  expect(figures([-100, -50, 300]).beforeCosts.drawdownBetween).toEqual([0, 2]);
  expect(figures([100]).beforeCosts.drawdownBetween).toBeNull();
});

it("dates a drawdown's start to when its peak was first reached", () => {
  expect(figures([100, 0, -50]).beforeCosts.drawdownBetween).toEqual([1, 3]);
});

it('includes break-even trades in the win rate', () => {
  expect(figures([200, 100, 0, -100]).winRate?.share).toBe(0.5);
});

it('calls fewer than thirty trades too few', () => {
  expect([0, 29, 30, 31].map(hasTooFewTrades)).toEqual([true, true, false, false]);
});

it('counts results in bins of 0.5R', () => {
  const bins = distributionOf(SAMPLES).filter(({ count }) => count > 0);
  expect(bins.map(({ centre }) => centre)).toEqual([-150, -100, -50, 100, 150, 200, 250]);
  expect(bins.map(({ count }) => count)).toEqual([1, 4, 1, 1, 1, 1, 1]);
});

it('counts every result below −1.25R in the first bin', () => {
  expect(distributionOf([-900, -126])).toEqual([{ centre: -150, count: 2 }]);
  expect(distributionOf([-125])).toEqual([
    { centre: -150, count: 0 },
    { centre: -100, count: 1 },
  ]);
  expect(distributionOf([])).toEqual([]);
});

/** Statistics of runs and proportions, computed in floating point, so approximate. */

/** The 97.5th percentile of the standard normal distribution. */
const Z_95 = 1.959964;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * The 95% Wilson score interval for `successes` in `trials`, between 0 and 1; null without trials. It is wide
 * for few trials.
 */
export function wilsonInterval(successes: number, trials: number): Interval | null {
  if (trials === 0) return null;
  const share = successes / trials;
  const square = Z_95 ** 2;
  const scale = 1 + square / trials;
  const centre = (share + square / (2 * trials)) / scale;
  const half = (Z_95 * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials ** 2))) / scale;
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** The 97.5th percentile of Student's t distribution; accurate to four decimal places from 10 degrees of freedom. */
function studentT95(degrees: number): number {
  const z = Z_95;
  return (
    z +
    (z ** 3 + z) / (4 * degrees) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * degrees ** 3)
  );
}

/**
 * The 95% interval of the mean by Student's t; null for fewer than ten values. It is rough, because results
 * are skewed and not independent.
 */
export function meanInterval(values: readonly number[]): Interval | null {
  const count = values.length;
  if (count < 10) return null;
  const mean = values.reduce((total, value) => total + value, 0) / count;
  const squares = values.reduce((total, value) => total + (value - mean) ** 2, 0);
  const half = studentT95(count - 1) * Math.sqrt(squares / (count - 1) / count);
  return { low: mean - half, high: mean + half };
}

/** The probability of at least one run of `length` losses in `trades` independent trades, between 0 and 1. */
export function chanceOfRun(length: number, trades: number, lossChance: number): number {
  const run = lossChance ** length;
  const seen = Array<number>(trades + 1).fill(0);
  for (let trade = length; trade <= trades; trade += 1) {
    const before = seen[trade - 1] ?? 0;
    const noneYet = 1 - (seen[trade - length - 1] ?? 0);
    seen[trade] = trade === length ? run : before + noneYet * (1 - lossChance) * run;
  }
  return seen[trades] ?? 0;
}

/** The longest losing run with a probability of at least one half; 0 for none. */
export function likelyRun(trades: number, lossChance: number): number {
  let [length, tooLong] = [0, trades + 1];
  while (tooLong - length > 1) {
    const middle = Math.floor((length + tooLong) / 2);
    if (chanceOfRun(middle, trades, lossChance) >= 0.5) length = middle;
    else tooLong = middle;
  }
  return length;
}

/** The probability of at most `wins` winners in `trades` trades with a win rate of `winRate`. */
export function chanceOfAtMost(wins: number, trades: number, winRate: number): number {
  let exactly = (1 - winRate) ** trades;
  let sum = exactly;
  for (let count = 1; count <= wins; count += 1) {
    exactly *= ((trades - count + 1) / count) * (winRate / (1 - winRate));
    sum += exactly;
  }
  return sum;
}

/** The complementary error function for x >= 0: Abramowitz and Stegun 7.1.26, accurate to six decimal places. */
function erfc(x: number): number {
  const t = 1 / (1 + 0.327_591_1 * x);
  const series = [1.061_405_429, -1.453_152_027, 1.421_413_741, -0.284_496_736, 0.254_829_592];
  return series.reduce((sum, factor) => (sum + factor) * t, 0) * Math.exp(-x * x);
}

/** The mean range of a random walk in units of its standard deviation. */
const MEAN_RANGE = Math.sqrt(8 / Math.PI);

/**
 * The probability that a price without a trend reaches a stop within a number of candles. The distance to the stop is
 * measured in average ranges of one candle, from low to high.
 */
export const chanceOfTouch = (ranges: number, candles: number): number =>
  erfc((ranges * MEAN_RANGE) / Math.sqrt(2 * candles));

/** The maximum drawdown in percent; 0 without a fall. */
export function drawdownPercent(values: readonly number[]): number {
  let [high, fall] = [-Infinity, 0];
  for (const value of values) {
    high = Math.max(high, value);
    fall = Math.max(fall, 100 * (1 - value / high));
  }
  return fall;
}

/** Statistics of runs and shares. Roots and long chains make these approximate, to about 12 digits. */

/** 97.5% of a normal distribution lie below so many standard deviations. */
const Z_95 = 1.959964;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * The 95% interval of Wilson for a share of `successes` in `trials`, between 0 and 1; null without a trial. With few
 * trials it is wide, which is its purpose.
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

/**
 * The chance of at least one run of `length` losses in `trades` trades, between 0 and 1, if each trade loses with the
 * chance `lossChance` whatever came before. A first run ends at a trade if there was none up to the win before it.
 */
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

/** The longest run of losses that is at least as likely as not within that many trades; 0 when there is none. */
export function likelyRun(trades: number, lossChance: number): number {
  let [length, tooLong] = [0, trades + 1];
  while (tooLong - length > 1) {
    const middle = Math.floor((length + tooLong) / 2);
    if (chanceOfRun(middle, trades, lossChance) >= 0.5) length = middle;
    else tooLong = middle;
  }
  return length;
}

/** The chance of at most `wins` winners among `trades`, between 0 and 1, where each wins with the chance `winShare`. */
export function chanceOfAtMost(wins: number, trades: number, winShare: number): number {
  let exactly = (1 - winShare) ** trades;
  let sum = exactly;
  for (let count = 1; count <= wins; count += 1) {
    exactly *= ((trades - count + 1) / count) * (winShare / (1 - winShare));
    sum += exactly;
  }
  return sum;
}

/** The largest fall of an account from its highest value so far, in percent; 0 where it never falls. */
export function drawdownPercent(values: readonly number[]): number {
  let [high, fall] = [-Infinity, 0];
  for (const value of values) {
    high = Math.max(high, value);
    fall = Math.max(fall, 100 * (1 - value / high));
  }
  return fall;
}

import { expect, it } from 'vitest';
import { FIRST_DAY } from '@/domain/practice/clock';
import { MARKET_SPECS, PRACTICE_NAMES } from '@/domain/practice/marketSpecs';
import { candlesOf, TIMEFRAMES, type TimedCandle } from '@/domain/practice/timedCandles';
import { marketDays } from '../../../support/practiceMarket';
import { numRuns } from '../../../support/properties';

/** 8 seeds by default; PROPERTY_RUNS=10000 gives 400. */
const SEEDS = Math.max(8, Math.ceil(numRuns / 25));
const DAYS = SEEDS < 100 ? 60 : 200;
/** The time that a seed takes on a slow machine. */
const SECONDS = 5;
const HELD = 5;
const LOOKED_BACK = 24;

/** The direction after these closes, oldest first: 1, −1, or 0 for no trade. */
type Rule = (closes: readonly number[]) => number;

const change = (closes: readonly number[], hours: number) =>
  (closes.at(-1) ?? 0) - (closes.at(-1 - hours) ?? 0);

function deviation(closes: readonly number[]): number {
  const moves = closes.slice(1).map((close, index) => close - (closes[index] ?? 0));
  return Math.sqrt(moves.reduce((sum, move) => sum + move * move, 0) / moves.length);
}

const RULES: Readonly<Record<string, Rule>> = {
  'always buys': () => 1,
  'follows the last 20 hours': (closes) => Math.sign(change(closes, 20)),
  'goes against large moves': (closes) =>
    Math.abs(change(closes, 1)) > 3 * deviation(closes) ? -Math.sign(change(closes, 1)) : 0,
  'follows a break of the 20-hour range': (closes) => {
    const [last = 0, before] = [closes.at(-1), closes.slice(-21, -1)];
    return last > Math.max(...before) ? 1 : last < Math.min(...before) ? -1 : 0;
  },
  'follows the last day': (closes) => Math.sign(change(closes, 23)),
  'counts rising hours': (closes) => {
    const up = closes.slice(-14).filter((close, index) => close > (closes.slice(-15)[index] ?? 0)).length;
    return up > 9 ? 1 : up < 5 ? -1 : 0;
  },
};

/** A rule's total in points of the bid, and its number of trades. */
function gainsOf(
  rule: Rule,
  candles: readonly TimedCandle[],
): { readonly sum: number; readonly trades: number } {
  const closes = candles.map(({ close }) => close);
  let [sum, trades] = [0, 0];
  for (let at = LOOKED_BACK; at + HELD < closes.length; at += HELD) {
    const side = rule(closes.slice(at - LOOKED_BACK, at + 1));
    if (side === 0) continue;
    sum += side * ((closes[at + HELD] ?? 0) - (closes[at] ?? 0));
    trades += 1;
  }
  return { sum, trades };
}

it.each(PRACTICE_NAMES)(
  'gives no trading rule an advantage in %s',
  { timeout: SEEDS * SECONDS * 1000 },
  (name) => {
    const series = Array.from({ length: SEEDS }, (_, index) =>
      candlesOf(marketDays(`EDGE${String(index)}`, name, FIRST_DAY + DAYS), TIMEFRAMES.H1),
    );
    for (const [words, rule] of Object.entries(RULES)) {
      const gains = series.map((candles) => gainsOf(rule, candles));
      const trades = gains.reduce((total, each) => total + each.trades, 0);
      const total = gains.reduce((sum, each) => sum + each.sum, 0);
      // Calculated per seed, because trades of one seed depend on each other.
      const error = Math.sqrt(gains.reduce((sum, each) => sum + (each.sum - total / SEEDS) ** 2, 0));
      expect(Math.abs(total), words).toBeLessThan(4 * error);
      expect(total / trades - MARKET_SPECS[name].spread, words).toBeLessThan((3 * error) / trades);
    }
  },
);

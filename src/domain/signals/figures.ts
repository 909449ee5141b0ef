import { fixed, fraction } from '@/domain/exact';
import { wilsonInterval, type Interval } from '@/domain/statistics';

/*
 * Figures over closed signals. Results are whole hundredths of R, each rounded once before it comes here, so that
 * every total adds up by hand from the table next to it.
 */

/** The result of one closed signal, in hundredths of R. */
export interface ClosedResult {
  readonly beforeCosts: number;
  readonly afterCosts: number;
}

/** Figures of one column of results, in hundredths of R. */
export interface Totals {
  readonly total: number;
  /** The sum after each trade. */
  readonly running: readonly number[];
  /** The largest fall of the sum from its highest point so far, the beginning at 0 included; 0 or below. */
  readonly drawdown: number;
  /** After how many trades that high and that low were reached; 0 is the beginning. Null without a fall. */
  readonly drawdownBetween: readonly [high: number, low: number] | null;
  /** The highest point of the sum, and after how many trades it was reached. */
  readonly highest: { readonly value: number; readonly after: number };
}

export interface Figures {
  readonly trades: number;
  readonly wins: number;
  readonly losses: number;
  /** Trades that ended at 0.00R: neither won nor lost. */
  readonly flats: number;
  readonly longestLosingRun: number;
  readonly beforeCosts: Totals;
  readonly afterCosts: Totals;
  /** The average result of a trade in hundredths of R; null without a trade. */
  readonly expectancy: number | null;
  /** Sum of the gains by sum of the losses, in hundredths: 125 for 1.25. Null without a loss, never infinite. */
  readonly profitFactor: number | null;
  /** The share of winners among all trades, between 0 and 1, with its 95% interval; null without a trade. */
  readonly winShare: { readonly share: number; readonly interval: Interval } | null;
}

/** Fewer trades cannot tell skill from luck: no percentage, expectancy or profit factor is shown of them. */
const ENOUGH_TRADES = 30;

export const areTooFew = (trades: number): boolean => trades < ENOUGH_TRADES;

const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A quotient of whole numbers, rounded half away from zero; null when nothing is there to divide by. */
const quotient = (numerator: number, denominator: number): number | null =>
  denominator === 0 ? null : Number(fixed(fraction(BigInt(numerator), BigInt(denominator)), 0));

function totalsOf(results: readonly number[]): Totals {
  const running: number[] = [];
  let total = 0;
  let highest = { value: 0, after: 0 };
  let drawdown = 0;
  let drawdownBetween: Totals['drawdownBetween'] = null;
  for (const result of results) {
    total += result;
    running.push(total);
    if (total > highest.value) highest = { value: total, after: running.length };
    if (total - highest.value < drawdown) {
      drawdown = total - highest.value;
      drawdownBetween = [highest.after, running.length];
    }
  }
  return { total, running, drawdown, drawdownBetween, highest };
}

function longestRun(results: readonly number[]): number {
  let longest = 0;
  let current = 0;
  for (const result of results) {
    current = result < 0 ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}

/**
 * The figures of closed signals in the order in which they were closed. Won, lost and flat, the losing run,
 * expectancy and profit factor are those before costs.
 */
export function figuresOf(closed: readonly ClosedResult[]): Figures {
  const results = closed.map(({ beforeCosts }) => beforeCosts);
  const trades = results.length;
  const gains = results.filter((result) => result > 0);
  const losses = results.filter((result) => result < 0);
  const interval = wilsonInterval(gains.length, trades);
  return {
    trades,
    wins: gains.length,
    losses: losses.length,
    flats: trades - gains.length - losses.length,
    longestLosingRun: longestRun(results),
    beforeCosts: totalsOf(results),
    afterCosts: totalsOf(closed.map(({ afterCosts }) => afterCosts)),
    expectancy: quotient(sumOf(results), trades),
    profitFactor: quotient(100 * sumOf(gains), -sumOf(losses)),
    winShare: interval && { share: gains.length / trades, interval },
  };
}

export interface Bin {
  /** The middle of the bin in hundredths of R; the first bin holds everything below too, the last everything above. */
  readonly centre: number;
  readonly count: number;
}

const BIN = 50;
const FIRST_CENTRE = -150;

/**
 * How many results fell where: bins of half an R around multiples of half an R, so that −1.00R and −1.02R fall into
 * one. The first is everything below −1.25R; the last is the one with the highest result. Empty bins are included.
 */
export function distributionOf(results: readonly number[]): readonly Bin[] {
  if (results.length === 0) return [];
  const binOf = (result: number) => Math.max(0, Math.floor((result - FIRST_CENTRE + BIN / 2) / BIN));
  const bins = results.map(binOf);
  return Array.from({ length: Math.max(...bins) + 1 }, (_, bin) => ({
    centre: FIRST_CENTRE + bin * BIN,
    count: bins.filter((other) => other === bin).length,
  }));
}

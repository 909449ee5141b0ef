import { wilsonInterval } from '@/domain/numbers/statistics';
import { divRound } from '@/domain/numbers/wholeNumbers';
import type { SignalResult } from './results';

/*
 * Statistics of closed signals, and of the trades of a journal. Results are whole hundredths of R or whole
 * minor units of money, rounded once beforehand, so that totals match the sum of the table's rows.
 */

/**
 * With fewer trades, no percentage, expectancy or profit factor is shown, because they can't tell skill from
 * luck.
 */
const MIN_TRADES_FOR_RATES = 30;

export const hasTooFewTrades = (trades: number): boolean => trades < MIN_TRADES_FOR_RATES;

const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A quotient of whole numbers, rounded half away from zero; null for a divisor of 0. */
const quotient = (numerator: number, denominator: number): number | null =>
  denominator === 0 ? null : divRound(numerator, denominator);

/** The running total of a column of results. */
function totalsOf(results: readonly number[]) {
  const running: number[] = [];
  let total = 0;
  let highest = { value: 0, after: 0 };
  let drawdown = 0;
  let drawdownBetween: readonly [high: number, low: number] | null = null;
  for (const result of results) {
    total += result;
    running.push(total);
    if (total > highest.value) highest = { value: total, after: running.length };
    if (total - highest.value < drawdown) {
      drawdown = total - highest.value;
      drawdownBetween = [highest.after, running.length];
    }
  }
  return {
    total,
    /** The running total after each trade. */
    running,
    /** The largest drawdown of the running total, which starts at 0; 0 or negative. */
    drawdown,
    /** How many trades had closed by the peak and by the trough of the drawdown; null without a drawdown. */
    drawdownBetween,
    /** The highest running total, and the number of trades up to it. */
    highest,
  };
}

export type Totals = Readonly<ReturnType<typeof totalsOf>>;

function longestRun(results: readonly number[]): number {
  let longest = 0;
  let current = 0;
  for (const result of results) {
    current = result < 0 ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}

/** The statistics of one column of results in closing order: whole hundredths of R, or money. */
export function columnFigures(results: readonly number[]) {
  const trades = results.length;
  const gains = results.filter((result) => result > 0);
  const losses = results.filter((result) => result < 0);
  const interval = wilsonInterval(gains.length, trades);
  return {
    trades,
    wins: gains.length,
    losses: losses.length,
    /** Trades with a result of 0, neither won nor lost. */
    flats: trades - gains.length - losses.length,
    longestLosingRun: longestRun(results),
    totals: totalsOf(results),
    /** The average result; null without trades. */
    expectancy: quotient(sumOf(results), trades),
    /** Gross profit divided by gross loss, in hundredths: 125 for 1.25. Null without a loss. */
    profitFactor: quotient(100 * sumOf(gains), -sumOf(losses)),
    /** The win rate between 0 and 1 with its 95% interval; null without trades. */
    winRate: interval && { share: gains.length / trades, interval },
  };
}

export type ColumnFigures = Readonly<ReturnType<typeof columnFigures>>;

/**
 * The statistics of closed signals in closing order. Counts, losing streak, expectancy and profit factor are
 * before costs.
 */
export function signalFigures(closed: readonly SignalResult[]) {
  const { totals, ...figures } = columnFigures(closed.map(({ beforeCosts }) => beforeCosts));
  return {
    ...figures,
    beforeCosts: totals,
    afterCosts: totalsOf(closed.map(({ afterCosts }) => afterCosts)),
  };
}

export type SignalFigures = Readonly<ReturnType<typeof signalFigures>>;

const BIN_WIDTH = 50;
const FIRST_CENTRE = -150;

/**
 * A histogram with bins of half an R centred on multiples of half an R, so that −1.00R and −1.02R share one.
 * The first bin covers everything below −1.25R, the last contains the highest result, and empty ones are
 * included.
 */
export function distributionOf(results: readonly number[]) {
  if (results.length === 0) return [];
  const binOf = (result: number) =>
    Math.max(0, Math.floor((result - FIRST_CENTRE + BIN_WIDTH / 2) / BIN_WIDTH));
  const bins = results.map(binOf);
  return Array.from({ length: Math.max(...bins) + 1 }, (_, bin) => ({
    /** The middle of the bin in hundredths of R. The first bin is open-ended. */
    centre: FIRST_CENTRE + bin * BIN_WIDTH,
    count: bins.filter((other) => other === bin).length,
  }));
}

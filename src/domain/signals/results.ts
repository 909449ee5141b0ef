import { grouped } from '@/domain/grouped';
import { direction, type Exit, type Signal } from './signal';
import { compareTimes } from './times';

/*
 * Results in R, one R being what the idea risked from its fill to the stop loss of that moment. Everything is whole:
 * steps of a price, percentages of the first size, hundredths of R. Each result is rounded once, half away from zero.
 */

/** `numerator / denominator` to a whole number, half away from zero; never −0. */
function roundedQuotient(numerator: number, denominator: number): number {
  const doubled = 2 * Math.abs(numerator) + denominator;
  // By the remainder, as the quotient itself may not be exact.
  const size = (doubled - (doubled % (2 * denominator))) / (2 * denominator);
  return numerator < 0 && size > 0 ? -size : size;
}

/** R of one position, in hundredths. */
export interface Result {
  readonly beforeCosts: number;
  /** After the cost of a round trip that the signal states. */
  readonly afterCosts: number;
}

/** The result of exits that close all of a position, or null for one that was never entered. */
function resultOf(
  { issued, plan, fill }: Signal,
  exits: readonly Pick<Exit, 'price' | 'share'>[],
): Result | null {
  if (fill === null) return null;
  const d = direction(issued);
  const gain = exits.reduce((sum, { price, share }) => sum + share * d * (price - fill.price), 0);
  return {
    beforeCosts: roundedQuotient(gain, fill.risk),
    afterCosts: roundedQuotient(gain - 100 * plan.cost, fill.risk),
  };
}

/** The result of a closed signal; null for any other. */
export const closedResult = (signal: Signal): Result | null =>
  signal.state === 'closed' ? resultOf(signal, signal.exits) : null;

/** What an open signal would come to if its stop were reached now: parts taken plus the rest; null for any other. */
export const resultIfStopped = (signal: Signal): Result | null =>
  signal.state === 'open'
    ? resultOf(signal, [...signal.exits, { price: signal.stop, share: signal.left }])
    : null;

/** What the parts of an open signal have brought so far, before costs, in hundredths of R; null without a part. */
export const bankedResult = (signal: Signal): number | null =>
  signal.state === 'open' && signal.exits.length > 0
    ? (resultOf(signal, signal.exits)?.beforeCosts ?? null)
    : null;

const MARKET_ORDER_GRACE_MS = 15 * 60_000;

/**
 * Whether nobody could have followed a signal: its entry was reached before it was public, or a market order was
 * published more than 15 minutes after it was written. Late signals count in no figure.
 */
export function isLate({ issued, fill }: Signal): boolean {
  if (fill === null) return false;
  if (issued.order === 'market')
    return (
      issued.publishedAt !== '' &&
      Date.parse(issued.publishedAt) - Date.parse(issued.at) > MARKET_ORDER_GRACE_MS
    );
  return issued.publishedAt === '' || fill.at < issued.publishedAt;
}

/** Real signals and samples are never counted together: the real ones, or the samples where there is nothing else. */
export function countedTogether(signals: readonly Signal[]): readonly Signal[] {
  const real = signals.filter(({ issued }) => !issued.sample);
  return real.length > 0 ? real : signals;
}

/** The closed signals that figures are made of, by the time they were closed, then by number: late ones are left out. */
export const countedSignals = (signals: readonly Signal[]): readonly Signal[] =>
  countedTogether(signals)
    .filter((signal) => signal.state === 'closed' && !isLate(signal))
    .toSorted((a, b) => compareTimes(closedAt(a), closedAt(b)) || a.number - b.number);

const closedAt = ({ ending }: Signal): string => ending?.at ?? '';

/** Hundredths of R as they are shown: `+1.15R`, `−1.00R`, `0.00R`. */
export function inR(hundredths: number): string {
  const sign = hundredths > 0 ? '+' : hundredths < 0 ? '−' : '';
  return `${sign}${grouped((Math.abs(hundredths) / 100).toFixed(2))}R`;
}

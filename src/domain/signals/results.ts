import { groupDigits } from '@/domain/text/groupDigits';
import { divRound } from '@/domain/numbers/wholeNumbers';
import type { SignalEntry } from './entry';
import { direction, type Exit, type Signal } from './signal';
import { compareTimes } from './times';

/*
 * Results in R, where 1R is the distance from the fill to the stop loss at that moment. All numbers are
 * whole: price steps, percentages of the original size, hundredths of R. Each result is rounded once, half
 * away from zero.
 */

/** The result of a position in hundredths of R. */
export interface SignalResult {
  readonly beforeCosts: number;
  /** After the round-trip cost stated in the signal. */
  readonly afterCosts: number;
}

/** The result of exits, less the cost of the whole position; null if the position was never opened. */
function resultOf(
  { issued, plan, fill }: Signal,
  exits: readonly Pick<Exit, 'price' | 'share'>[],
): SignalResult | null {
  if (fill === null) return null;
  const d = direction(issued);
  const gain = exits.reduce((sum, { price, share }) => sum + share * d * (price - fill.price), 0);
  return {
    beforeCosts: divRound(gain, fill.risk),
    afterCosts: divRound(gain - 100 * plan.cost, fill.risk),
  };
}

/** The result of a closed signal; null for any other. */
export const closedResult = (signal: Signal): SignalResult | null =>
  signal.state === 'closed' ? resultOf(signal, signal.exits) : null;

/** The result of an open signal if its stop were reached now; null for any other. */
export const resultIfStopped = (signal: Signal): SignalResult | null =>
  signal.state === 'open'
    ? resultOf(signal, [...signal.exits, { price: signal.stop, share: signal.left }])
    : null;

/** The result of the closed parts of an open signal before costs, in hundredths of R; null without any. */
export const realisedResult = (signal: Signal): number | null =>
  signal.state === 'open' && signal.exits.length > 0
    ? (resultOf(signal, signal.exits)?.beforeCosts ?? null)
    : null;

const MARKET_ORDER_GRACE_MS = 15 * 60_000;

/** Times are entered in whole minutes. */
const minuteOf = (time: string) => time.slice(0, 16);

/** Whether an entry set the prices or the deadline of a plan, not only its reason. */
const setsPlan = (entry: SignalEntry): boolean =>
  entry.kind === 'issued' ||
  (entry.kind === 'amended' &&
    [entry.entryFrom, entry.entryTo, entry.stopLoss, entry.targets, entry.validUntil].some(
      (change) => change !== undefined,
    ));

/** The record's entries that define the plan, until the trade is entered. */
function planEntries({ effective }: Signal): readonly SignalEntry[] {
  const entered = effective.findIndex(({ kind }) => kind === 'triggered');
  return effective.slice(0, entered === -1 ? undefined : entered).filter(setsPlan);
}

/** Whether the plan of a trade, or a change to it, isn't published yet. */
export const isPlanUnpublished = (signal: Signal): boolean =>
  planEntries(signal).some(({ publishedAt }) => publishedAt === '');

/**
 * Whether nobody could have followed a signal: its entry was reached before its plan, as amended, was
 * published, or it is a market order published more than 15 minutes after it was issued. Late signals aren't
 * counted.
 * @param now when unpublished entries are published; '' if that is unknown
 */
export function isLate(signal: Signal, now = ''): boolean {
  const { issued, fill } = signal;
  if (fill === null) return false;
  const published = ({ publishedAt }: SignalEntry) => publishedAt || now;
  if (issued.order === 'market')
    return Date.parse(published(issued)) - Date.parse(issued.at) > MARKET_ORDER_GRACE_MS;
  return planEntries(signal)
    .map(published)
    .some((time) => time === '' || minuteOf(fill.at) < minuteOf(time));
}

/**
 * Real signals and samples are never counted together: returns the real ones, or the samples if there are no
 * others.
 */
export function realSignalsOrSamples(signals: readonly Signal[]): readonly Signal[] {
  const real = signals.filter(({ issued }) => !issued.sample);
  return real.length > 0 ? real : signals;
}

/** The closed signals that count, by closing time and number; late ones are left out. */
export const countedSignals = (signals: readonly Signal[]): readonly Signal[] =>
  realSignalsOrSamples(signals)
    .filter((signal) => signal.state === 'closed' && !isLate(signal))
    .toSorted((a, b) => compareTimes(closedAt(a), closedAt(b)) || a.number - b.number);

const closedAt = ({ ending }: Signal): string => ending?.at ?? '';

/** Formats hundredths of R: `+1.15R`, `−1.00R`, `0.00R`. */
export function formatR(hundredths: number): string {
  const sign = hundredths > 0 ? '+' : hundredths < 0 ? '−' : '';
  return `${sign}${groupDigits((Math.abs(hundredths) / 100).toFixed(2))}R`;
}

import { toTrillionths } from './decimals';
import type { Money, StopsIn, Trade } from './types';

/* Rules of a plan that can be checked from the file alone. */

export interface RuleLimits {
  /** No trade is opened for this many minutes after a loss. */
  readonly minutesAfterLoss: number;
  /** No more trades than this are opened in one day of the server's clock. */
  readonly tradesPerDay: number;
  /** The hours of the plan by the file's clock, such as `08:00` to `22:00`; null for any. */
  readonly hours: { readonly from: string; readonly to: string } | null;
}

export const DEFAULT_LIMITS: RuleLimits = { minutesAfterLoss: 15, tradesPerDay: 5, hours: null };

/** What a trade would have lost at its first stop, and what the visitor meant to risk; null if unknown. */
export interface RiskTaken {
  readonly taken: Money | null;
  readonly meant: Money | null;
}

/** Whether each rule was broken; null if the file doesn't show it. */
export interface BrokenRules {
  readonly noStopAtOpening: boolean | null;
  /** The last stop was further from the entry than the first. */
  readonly stopMovedAway: boolean | null;
  /** The risk was over a tenth more than intended; a smaller excess is allowed, because lots can't be divided at will. */
  readonly tooLarge: boolean | null;
  readonly soonAfterLoss: boolean | null;
  readonly tooManyThatDay: boolean | null;
  readonly closedOutsideHours: boolean | null;
  readonly heldOverWeekend: boolean | null;
}

const millisOf = (time: string): number => Date.parse(time.endsWith('Z') ? time : `${time}Z`);

const dayOf = (time: string): string => time.slice(0, 10);

const DAY_MS = 86_400_000;

/** The number of a week that begins on Sunday, when markets reopen; 1 January 1970 was a Thursday. */
const weekOf = (time: string): number => Math.floor((millisOf(time) / DAY_MS + 4) / 7);

const isWider = ({ side, stopFirst, stopLast }: Trade): boolean =>
  stopFirst !== null &&
  stopLast !== null &&
  (side === 'buy'
    ? toTrillionths(stopLast) < toTrillionths(stopFirst)
    : toTrillionths(stopLast) > toTrillionths(stopFirst));

/** The last of these sorted times that isn't after `time`; null for none. */
function lastUpTo(times: readonly string[], time: string): string | null {
  let [from, to] = [0, times.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((times[middle] ?? '') <= time) from = middle + 1;
    else to = middle;
  }
  return times[from - 1] ?? null;
}

/** Whether a time is outside hours that may run past midnight. */
function isOutside(time: string, { from, to }: NonNullable<RuleLimits['hours']>): boolean {
  const clock = time.slice(11, 16);
  return from <= to ? clock < from || clock > to : clock < from && clock > to;
}

const isTooLarge = ({ taken, meant }: RiskTaken): boolean | null =>
  taken === null || meant === null ? null : 10 * taken > 11 * meant;

/** Judges the trades of an account, in their order. @param risks the risk of each trade */
export function brokenRules(
  trades: readonly Trade[],
  stopsIn: StopsIn,
  { minutesAfterLoss, tradesPerDay, hours }: RuleLimits,
  risks: readonly RiskTaken[] = [],
): readonly BrokenRules[] {
  const hasFirst = stopsIn === 'first-and-last';
  const losses = trades.flatMap(({ net, closeTime }) => (net < 0 ? [closeTime] : [])).toSorted();
  const openings = trades.flatMap(({ openTime }) => openTime ?? []).toSorted();
  const placeInDay = new Map<string, number>();
  const openedOn = new Map<string, number>();
  for (const time of openings) {
    const before = openedOn.get(dayOf(time)) ?? 0;
    openedOn.set(dayOf(time), before + 1);
    if (!placeInDay.has(time)) placeInDay.set(time, before);
  }
  return trades.map((trade, index) => {
    const { openTime, closeTime, stopFirst, stopLast } = trade;
    const loss = openTime === null ? null : lastUpTo(losses, openTime);
    const isSoon = (time: string) =>
      loss !== null && millisOf(time) - millisOf(loss) <= minutesAfterLoss * 60_000;
    return {
      noStopAtOpening: hasFirst ? stopFirst === null : null,
      stopMovedAway: hasFirst && stopFirst !== null && stopLast !== null ? isWider(trade) : null,
      tooLarge: isTooLarge(risks[index] ?? { taken: null, meant: null }),
      soonAfterLoss: openTime === null ? null : isSoon(openTime),
      tooManyThatDay: openTime === null ? null : (placeInDay.get(openTime) ?? 0) >= tradesPerDay,
      closedOutsideHours: hours && isOutside(closeTime, hours),
      heldOverWeekend: openTime === null ? null : weekOf(openTime) !== weekOf(closeTime),
    };
  });
}

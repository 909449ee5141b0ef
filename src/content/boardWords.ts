import { countOf, formatNumber } from '@/domain/text/groupDigits';
import { signalAsOf, boardState } from '@/domain/signals/board';
import { realisedResult, closedResult, formatR } from '@/domain/signals/results';
import type { Signal } from '@/domain/signals/signal';
import { formatGmtDay } from '@/domain/signals/times';
import { MARKET_LABELS, sideLabel } from './signalWords';

/** The fields of a signal that the board's search covers. */
export const signalSearchTexts = ({ issued, number, plan }: Signal): readonly string[] => [
  issued.instrument,
  MARKET_LABELS[issued.market],
  sideLabel(issued),
  String(number),
  plan.reason,
];

/** `16 published: 10 closed, 2 open, 1 waiting, 3 never traded`, or `16 issued: …` if some aren't published. */
export function countsLine(signals: readonly Signal[], what: 'published' | 'issued' = 'published'): string {
  const count = (isCounted: (signal: Signal) => boolean) => formatNumber(signals.filter(isCounted).length);
  return `${formatNumber(signals.length)} ${what}: ${[
    `${count(({ state }) => state === 'closed')} closed`,
    `${count(({ state }) => state === 'open')} open`,
    `${count(({ state }) => state === 'waiting')} waiting`,
    `${count((signal) => boardState(signal) === 'untraded')} never traded`,
  ].join(', ')}`;
}

/** `3 of 16 signals` */
export const shownCountLine = (shown: number, all: number): string =>
  `${formatNumber(shown)} of ${countOf(all, 'signal')}`;

/** The heading of signals recorded as waiting. Until the visitor's clock is known, any of them may have expired. */
export function waitingHeading(waiting: readonly Signal[], now: Date | null): string {
  if (now === null) return 'Not entered yet';
  const expired = waiting.filter((signal) => signalAsOf(signal, now).state === 'expired').length;
  if (expired === 0) return 'Waiting for entry';
  return expired === waiting.length ? 'No longer valid' : 'Waiting, or no longer valid';
}

const DAY_MS = 86_400_000;
const QUIET_DAYS = 7;
const STALE_DAYS = 30;

const daysSince = (time: string, now: Date): number =>
  Math.floor((now.getTime() - Date.parse(time)) / DAY_MS);

/** A notice about a signal without recent updates, by the visitor's clock; '' if there is none. */
export function inactivityNotice(signal: Signal, now: Date): string {
  const { ending, entries } = signal;
  const { state } = signalAsOf(signal, now);
  if (state === 'expired' && ending === null) return 'Expired, not recorded yet.';
  const days = daysSince(entries.at(-1)?.createdAt ?? '', now);
  return state === 'open' && days >= QUIET_DAYS ? `No update for ${String(days)} days.` : '';
}

/** A notice about a board without updates for a month, by the visitor's clock; '' if there is none. */
export function boardInactivityNotice(signals: readonly Signal[], now: Date): string {
  const latest = signals
    .flatMap(({ entries }) => entries.map(({ createdAt }) => createdAt))
    .toSorted()
    .at(-1);
  return latest !== undefined && daysSince(latest, now) >= STALE_DAYS
    ? `The latest update is from ${formatGmtDay(latest)}.`
    : '';
}

/**
 * The result to show, such as `+1.15R`; for an open signal, that of its closed parts. `–` for a signal that was
 * never entered; '' for one without a result yet.
 */
export function resultText(signal: Signal): string {
  const result = realisedResult(signal) ?? closedResult(signal)?.beforeCosts;
  if (result !== undefined) return formatR(result);
  return boardState(signal) === 'untraded' ? '–' : '';
}

/** The line above a list that contains samples, and whether other signals are in it; no line without samples. */
export function samplesNote(signals: readonly Signal[]) {
  const count = signals.filter(({ issued }) => issued.sample).length;
  const isMixed = count > 0 && count < signals.length;
  const line = isMixed
    ? `${String(count)} of them ${count === 1 ? 'is a sample' : 'are samples'}, with invented prices.`
    : 'Sample signals with invented prices.';
  return { isMixed, line: count === 0 ? '' : line };
}

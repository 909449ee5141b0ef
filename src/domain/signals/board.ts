import { countOf, grouped } from '@/domain/grouped';
import type { Market } from '@/domain/instruments';
import { searchIn } from '@/domain/search';
import type { IssuedEntry } from './entry';
import { closedResult, inR } from './results';
import type { Signal } from './signal';
import { compareTimes, dayText } from './times';
import { MARKET_WORDS, sideWord } from './words';

/** Which signals a visitor asked for, and in which order. */
export interface BoardFilter {
  readonly market: Market | '';
  readonly state: BoardState | '';
  readonly side: IssuedEntry['side'] | '';
  readonly q: string;
  readonly sort: BoardSort;
}

export const BOARD_STATES = ['open', 'closed', 'untraded'] as const;
export type BoardState = (typeof BOARD_STATES)[number];

export const BOARD_SORTS = ['newest', 'oldest', 'best', 'worst'] as const;
type BoardSort = (typeof BOARD_SORTS)[number];

export const WHOLE_BOARD: BoardFilter = { market: '', state: '', side: '', q: '', sort: 'newest' };

export const isFiltered = ({ sort: _sort, ...filter }: BoardFilter): boolean =>
  Object.values(filter).some((value) => value.trim() !== '');

/** Waiting and open ones are open on the board; those that ended without an entry were never traded. */
export function boardState({ state }: Signal): BoardState {
  if (state === 'waiting' || state === 'open') return 'open';
  return state === 'closed' ? 'closed' : 'untraded';
}

const matches = (signal: Signal, { market, state, side }: BoardFilter): boolean =>
  (market === '' || signal.issued.market === market) &&
  (state === '' || boardState(signal) === state) &&
  (side === '' || signal.issued.side === side);

const textsOf = ({ issued, number, plan }: Signal): readonly string[] => [
  issued.instrument,
  MARKET_WORDS[issued.market],
  sideWord(issued),
  String(number),
  plan.reason,
];

const isRunning = (signal: Signal): boolean => boardState(signal) === 'open';

const byNumber = (a: Signal, b: Signal) => b.number - a.number;

/** Open ones first, the newest issue before the others; then the others, what ended last first. */
const byNews = (a: Signal, b: Signal) =>
  Number(isRunning(b)) - Number(isRunning(a)) ||
  compareTimes(b.ending?.at ?? '', a.ending?.at ?? '') ||
  byNumber(a, b);

/** Those without a result come behind all others. */
const byResult = (best: 1 | -1) => (a: Signal, b: Signal) => {
  const [first, second] = [a, b].map((signal) => closedResult(signal)?.beforeCosts);
  if (first === undefined || second === undefined)
    return Number(first === undefined) - Number(second === undefined) || byNews(a, b);
  return best * (second - first) || byNews(a, b);
};

const ORDERS: Readonly<Record<BoardSort, (a: Signal, b: Signal) => number>> = {
  newest: byNews,
  oldest: (a, b) => byNumber(b, a),
  best: byResult(1),
  worst: byResult(-1),
};

/** The signals that fit a filter, in its order. */
export const signalsOnBoard = (signals: readonly Signal[], filter: BoardFilter): readonly Signal[] =>
  searchIn(
    signals,
    textsOf,
  )(filter.q)
    .filter((signal) => matches(signal, filter))
    .toSorted(ORDERS[filter.sort]);

/** `16 published: 10 closed, 2 open, 1 waiting, 3 never traded`, or `16 issued: …` with those only this browser knows. */
export function countsLine(signals: readonly Signal[], what: 'published' | 'issued' = 'published'): string {
  const count = (isCounted: (signal: Signal) => boolean) => grouped(String(signals.filter(isCounted).length));
  return `${grouped(String(signals.length))} ${what}: ${[
    `${count(({ state }) => state === 'closed')} closed`,
    `${count(({ state }) => state === 'open')} open`,
    `${count(({ state }) => state === 'waiting')} waiting`,
    `${count((signal) => boardState(signal) === 'untraded')} never traded`,
  ].join(', ')}`;
}

/** `3 of 16 signals` */
export const shownLine = (shown: number, all: number): string =>
  `${grouped(String(shown))} of ${countOf(all, 'signal')}`;

const DAY_MS = 86_400_000;
const QUIET_DAYS = 7;
const STALE_DAYS = 30;

const daysSince = (time: string, now: Date): number =>
  Math.floor((now.getTime() - Date.parse(time)) / DAY_MS);

/** What a visitor's clock says of a signal that nobody has recorded anything of lately; '' where all is well. */
export function silenceOf({ state, plan, entries }: Signal, now: Date): string {
  if (state === 'waiting')
    return Date.parse(plan.validUntil) < now.getTime()
      ? 'Its time is over. The desk has not recorded it yet.'
      : '';
  const days = daysSince(entries.at(-1)?.createdAt ?? '', now);
  return state === 'open' && days >= QUIET_DAYS ? `No update for ${String(days)} days.` : '';
}

/** What a visitor's clock says of a board with nothing new for a month; '' where there is, or nothing at all. */
export function silenceOfAll(signals: readonly Signal[], now: Date): string {
  const newest = signals
    .flatMap(({ entries }) => entries.map(({ createdAt }) => createdAt))
    .toSorted()
    .at(-1);
  return newest !== undefined && daysSince(newest, now) >= STALE_DAYS
    ? `The latest update is from ${dayText(newest)}.`
    : '';
}

/** What is shown as the result: `+1.15R`, `–` for one that was never entered, '' while it is open. */
export function resultText(signal: Signal): string {
  const result = closedResult(signal);
  if (result !== null) return inR(result.beforeCosts);
  return boardState(signal) === 'untraded' ? '–' : '';
}

/** The newest signals with their outcomes, for the home page: simply the newest, never chosen. */
export function newestSignals(signals: readonly Signal[], count: number) {
  const newest = signals.toSorted(byNews);
  return {
    open: newest.filter(isRunning).slice(0, count),
    closed: newest.filter(({ state }) => state === 'closed').slice(0, count),
  };
}

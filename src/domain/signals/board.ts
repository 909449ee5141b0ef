import type { Market } from '@/domain/trading/instruments';
import { searchIn } from '@/domain/text/search';
import type { IssuedEntry } from './entry';
import { closedResult } from './results';
import { direction, type Signal } from './signal';
import { compareTimes } from './times';

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

export const DEFAULT_BOARD_FILTER: BoardFilter = { market: '', state: '', side: '', q: '', sort: 'newest' };

export const isFiltered = ({ sort: _sort, ...filter }: BoardFilter): boolean =>
  Object.values(filter).some((value) => value.trim() !== '');

/**
 * The state shown on the board: `open` for waiting and open signals, `untraded` for those that ended without an entry.
 */
export function boardState({ state }: Signal): BoardState {
  if (state === 'waiting' || state === 'open') return 'open';
  return state === 'closed' ? 'closed' : 'untraded';
}

/** The signal as of `now`: past its deadline it has expired, even if that isn't recorded yet. */
export const signalAsOf = (signal: Signal, now: Date | null): Signal =>
  signal.state === 'waiting' && now !== null && Date.parse(signal.plan.validUntil) < now.getTime()
    ? { ...signal, state: 'expired' }
    : signal;

const matches = (signal: Signal, { market, state, side }: BoardFilter): boolean =>
  (market === '' || signal.issued.market === market) &&
  (state === '' || boardState(signal) === state) &&
  (side === '' || signal.issued.side === side);

const isRunning = (signal: Signal): boolean => boardState(signal) === 'open';

const byNumber = (a: Signal, b: Signal) => b.number - a.number;

/** Open signals first, latest issue first; then the others, most recently ended first. */
const byLatest = (a: Signal, b: Signal) =>
  Number(isRunning(b)) - Number(isRunning(a)) ||
  compareTimes(b.ending?.at ?? '', a.ending?.at ?? '') ||
  byNumber(a, b);

/** Signals without a result come last. */
const byResult = (best: 1 | -1) => (a: Signal, b: Signal) => {
  const [first, second] = [a, b].map((signal) => closedResult(signal)?.beforeCosts);
  if (first === undefined || second === undefined)
    return Number(first === undefined) - Number(second === undefined) || byLatest(a, b);
  return best * (second - first) || byLatest(a, b);
};

const COMPARATORS: Readonly<Record<BoardSort, (a: Signal, b: Signal) => number>> = {
  newest: byLatest,
  oldest: (a, b) => byNumber(b, a),
  best: byResult(1),
  worst: byResult(-1),
};

export const signalsOnBoard = (
  signals: readonly Signal[],
  filter: BoardFilter,
  searchedTexts: (signal: Signal) => readonly string[],
): readonly Signal[] =>
  searchIn(
    signals,
    searchedTexts,
  )(filter.q)
    .filter((signal) => matches(signal, filter))
    .toSorted(COMPARATORS[filter.sort]);

/** The latest signals of each state, never selected by result. */
export function latestSignals(signals: readonly Signal[], count: number) {
  const latest = signals.toSorted(byLatest);
  const inState = (wanted: Signal['state']) => latest.filter(({ state }) => state === wanted).slice(0, count);
  return { open: inState('open'), waiting: inState('waiting'), closed: inState('closed') };
}

/** What the price of a closed signal reached first: a target, the stop of its plan, or neither. */
export function firstLevelReached({
  issued,
  plan,
  exits,
  stop,
  ending,
}: Signal): 'target' | 'stop' | 'neither' {
  const [exit] = exits;
  const [target] = plan.targets;
  if (exit && target && direction(issued) * (exit.price - target.price) >= 0) return 'target';
  return ending?.kind === 'closed' && ending.reason === 'stop' && stop === plan.stopLoss ? 'stop' : 'neither';
}

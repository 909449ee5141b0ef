import type { Sort } from '@/admin/resources/sorting';
import type { SignalRecord } from '@/data/signals/record';
import { searchIn } from '@/domain/search';
import type { StoredSignalDraft } from '@/domain/signals/draft';
import { closedResult } from '@/domain/signals/results';
import { resultText } from '@/domain/signals/board';
import type { Signal, SignalState } from '@/domain/signals/signal';
import { sideWord, stateWords } from '@/domain/signals/words';
import { sortedBy, type SortKey } from '@/domain/sortedBy';

/** A row of the list: a draft, or a signal that was issued. */
export type SignalRow =
  | { readonly kind: 'draft'; readonly id: string; readonly draft: StoredSignalDraft }
  | {
      readonly kind: 'signal';
      readonly id: string;
      readonly signal: Signal;
      /** How many of its entries are not published yet. */
      readonly waiting: number;
    };

type RecordView = ReturnType<SignalRecord['read']>;

/** Drafts first, then signals, the newest first. */
export function signalRows(view: RecordView, drafts: readonly StoredSignalDraft[]): SignalRow[] {
  const waitingOf = (number: number) => view.waiting.filter(({ signal }) => signal === number).length;
  return [
    ...drafts.map((draft): SignalRow => ({ kind: 'draft', id: `draft ${draft.id}`, draft })),
    ...view.replay.signals.toReversed().map((signal): SignalRow => ({
      kind: 'signal',
      id: `signal ${String(signal.number)}`,
      signal,
      waiting: waitingOf(signal.number),
    })),
  ];
}

/** What a row is called: `the draft “Euro”`, `signal 12`. */
export const rowName = (row: SignalRow): string =>
  row.kind === 'draft' ? `the draft “${row.draft.name}”` : `signal ${String(row.signal.number)}`;

/** What a list can be narrowed to. */
export type RowState = 'all' | 'draft' | 'waiting' | 'open' | 'closed' | 'untraded' | 'unpublished';

const UNTRADED: readonly SignalState[] = ['expired', 'cancelled', 'notTriggered'];

function hasState(row: SignalRow, state: RowState): boolean {
  if (state === 'all') return true;
  if (row.kind === 'draft') return state === 'draft';
  if (state === 'unpublished') return row.waiting > 0;
  return state === 'untraded' ? UNTRADED.includes(row.signal.state) : row.signal.state === state;
}

export const numberText = (row: SignalRow): string =>
  row.kind === 'draft' ? '–' : String(row.signal.number);

export const instrumentOf = (row: SignalRow): string =>
  row.kind === 'draft' ? row.draft.instrument : row.signal.issued.instrument;

export const sideOf = (row: SignalRow): string =>
  sideWord(row.kind === 'draft' ? row.draft : row.signal.issued);

const stateOf = (row: SignalRow): string => (row.kind === 'draft' ? 'Draft' : stateWords(row.signal));

export const resultOf = (row: SignalRow): string => (row.kind === 'draft' ? '' : resultText(row.signal));

/** When it was written, in ISO 8601. */
export const writtenAt = (row: SignalRow): string =>
  row.kind === 'draft' ? row.draft.updatedAt : row.signal.issued.at;

/** What each column that can be sorted is sorted by. */
const SORT_KEYS: Readonly<Record<string, (row: SignalRow) => SortKey>> = {
  number: (row) => (row.kind === 'draft' ? null : row.signal.number),
  instrument: instrumentOf,
  side: sideOf,
  state: stateOf,
  result: (row) => (row.kind === 'draft' ? null : (closedResult(row.signal)?.beforeCosts ?? null)),
  written: writtenAt,
};

const textsOf = (row: SignalRow): readonly string[] => [
  instrumentOf(row),
  sideOf(row),
  stateOf(row),
  row.kind === 'draft' ? row.draft.name : String(row.signal.number),
  row.kind === 'draft' ? row.draft.reason : row.signal.plan.reason,
];

interface Wanted {
  readonly query: string;
  readonly state: RowState;
  readonly sort: Sort | null;
}

/** The rows that fit, in their order. */
export function shownRows(rows: readonly SignalRow[], { query, state, sort }: Wanted): readonly SignalRow[] {
  const found = searchIn(rows, textsOf)(query).filter((row) => hasState(row, state));
  if (sort === null) return found;
  const keyOf = SORT_KEYS[sort.column];
  return keyOf === undefined ? found : sortedBy(found, keyOf, sort.isDescending);
}

import type { ListRow } from '@/admin/resources/useListChanges';
import type { TrackRecord } from '@/data/signals/record';
import type { StoredSignalDraft } from '@/domain/signals/draft';
import { boardState } from '@/domain/signals/board';
import type { Signal, SignalState } from '@/domain/signals/signal';
import { sideLabel, stateWords } from '@/content/signalWords';

export type SignalRow = DraftRow | IssuedRow;

interface DraftRow extends ListRow {
  readonly kind: 'draft';
  readonly draft: StoredSignalDraft;
}

interface IssuedRow extends ListRow {
  readonly kind: 'signal';
  readonly signal: Signal;
  /** The number of its unpublished entries. */
  readonly waiting: number;
}

type RecordView = Pick<ReturnType<TrackRecord['read']>, 'waiting' | 'replay'>;

/** Drafts first, then signals, latest first. */
export function signalRows(view: RecordView, drafts: readonly StoredSignalDraft[]): readonly SignalRow[] {
  const waiting = new Map<unknown, number>();
  for (const { signal } of view.waiting) waiting.set(signal, (waiting.get(signal) ?? 0) + 1);
  return [
    ...drafts.map((draft): DraftRow => ({ kind: 'draft', id: draft.id, name: draft.name, draft })),
    ...view.replay.signals.toReversed().map((signal): IssuedRow => {
      const number = String(signal.number);
      return {
        kind: 'signal',
        id: `signal-${number}`,
        name: `signal ${number}`,
        signal,
        waiting: waiting.get(signal.number) ?? 0,
      };
    }),
  ];
}

export const isDraft = (row: SignalRow): row is DraftRow => row.kind === 'draft';
export const isIssued = (row: SignalRow): row is IssuedRow => row.kind === 'signal';

/** The row's label: `the draft “Euro”`, `signal 12`. */
export const rowLabel = (row: SignalRow): string => (isDraft(row) ? `the draft “${row.name}”` : row.name);

const hasState = (state: SignalState) => (row: SignalRow) => isIssued(row) && row.signal.state === state;

/** The filters, by name in the URL. */
export const ROW_FILTERS: Readonly<
  Record<string, { readonly label: string; readonly keeps: (row: SignalRow) => boolean }>
> = {
  draft: { label: 'Drafts', keeps: isDraft },
  waiting: { label: 'Waiting', keeps: hasState('waiting') },
  open: { label: 'Open', keeps: hasState('open') },
  closed: { label: 'Closed', keeps: hasState('closed') },
  untraded: {
    label: 'Never traded',
    keeps: (row) => isIssued(row) && boardState(row.signal) === 'untraded',
  },
  unpublished: { label: 'Not published yet', keeps: (row) => isIssued(row) && row.waiting > 0 },
};

export const instrumentOf = (row: SignalRow): string =>
  isDraft(row) ? row.draft.instrument : row.signal.issued.instrument;

export const sideOf = (row: SignalRow): string => sideLabel(isDraft(row) ? row.draft : row.signal.issued);

export const stateOf = (row: SignalRow): string => (isDraft(row) ? 'Draft' : stateWords(row.signal));

/** In ISO 8601. */
export const writtenAt = (row: SignalRow): string =>
  isDraft(row) ? row.draft.updatedAt : row.signal.issued.at;

export const rowSearchTexts = (row: SignalRow): readonly string[] => [
  instrumentOf(row),
  sideOf(row),
  stateOf(row),
  ...(isDraft(row) ? [row.name, row.draft.reason] : [String(row.signal.number), row.signal.plan.reason]),
];

import type { FieldConflict } from '@/domain/merge/fields';

/** Which side's value of a field to keep. */
export type ConflictSide = 'mine' | 'stored';

/** The state of a form's input. */
export interface SaveState {
  readonly isSaving: boolean;
  /** Whether the input has been saved or discarded. */
  readonly isSettled: boolean;
  /** Why the latest save failed. */
  readonly failure: string | null;
  /** The fields edited in this form and changed elsewhere. */
  readonly conflicts: readonly FieldConflict[];
  /** Keyed by conflict rather than field: if the stored value changes again, it's a new question. */
  readonly chosen: ReadonlyMap<FieldConflict, ConflictSide>;
}

export type SaveEvent =
  | { readonly type: 'submitted' | 'settled' }
  | { readonly type: 'failed'; readonly why: string; readonly conflicts?: readonly FieldConflict[] }
  | { readonly type: 'chosen'; readonly conflict: FieldConflict; readonly side: ConflictSide };

export const NOT_SAVED: SaveState = {
  isSaving: false,
  isSettled: false,
  failure: null,
  conflicts: [],
  chosen: new Map(),
};

export function saveReducer(saving: SaveState, event: SaveEvent): SaveState {
  switch (event.type) {
    case 'submitted':
      return { ...saving, isSaving: true, failure: null, conflicts: [] };
    case 'settled':
      return { ...saving, isSettled: true };
    case 'failed':
      return { ...saving, isSaving: false, failure: event.why, conflicts: event.conflicts ?? [] };
    case 'chosen':
      return { ...saving, chosen: new Map([...saving.chosen, [event.conflict, event.side]]) };
  }
}

export const undecidedConflicts = ({ conflicts, chosen }: SaveState): readonly FieldConflict[] =>
  conflicts.filter((conflict) => !chosen.has(conflict));

import { createListeners, type Watched } from '@/data/storage/watched';
import type { Signal } from '@/domain/signals/signal';

/*
 * The record of signals as visitors see it. Pages begin with the one they were built with, so that the first render
 * equals the built HTML; a newer one is offered, and shown when it is asked for.
 */

/** What this browser noted of the record at that time, or what the page was built with. */
export type MissingPart = { readonly noted: string } | 'build';

export interface RecordState {
  readonly signals: readonly Signal[];
  /** Signals as the site and this browser know them by now; the same as `signals` until the site has answered. */
  readonly newest: readonly Signal[];
  /** The numbers of those of which more is published than this version can follow, or all of it. */
  readonly cutShort: readonly number[];
  /** How many entries of the newest record are not shown; null where none is, 0 where it differs otherwise. */
  readonly offered: number | null;
  /** `asking` until the site has answered, `unreachable` where it does not. */
  readonly answer: 'asking' | 'told' | 'unreachable';
  /** What the site's record should hold and does not. */
  readonly alarm: MissingPart | null;
}

export interface ShownRecord extends Watched<RecordState> {
  /** As it was built. */
  readonly initial: RecordState;
  /** Asks for the newest record, once per visit. Never rejects. */
  readonly load: () => Promise<void>;
  /** Shows the newest record. */
  readonly show: () => void;
}

/**
 * @param builtIn the signals that the site was built with
 * @param ask gives what the newest record adds to the state, or rejects
 */
export function createShownRecord(
  builtIn: readonly Signal[],
  ask: () => Promise<Partial<RecordState>>,
): ShownRecord {
  const initial: RecordState = {
    signals: builtIn,
    newest: builtIn,
    cutShort: [],
    offered: null,
    answer: 'asking',
    alarm: null,
  };
  let state = initial;
  let answered: Promise<void> | undefined;
  const { notify, watch } = createListeners();

  function change(fields: Partial<RecordState>): void {
    state = { ...state, ...fields };
    notify();
  }

  return {
    read: () => state,
    watch,
    initial,
    load: () =>
      (answered ??= ask().then(change, () => {
        change({ answer: 'unreachable' });
      })),
    show() {
      if (state.offered !== null) change({ signals: state.newest, offered: null });
    },
  };
}

import { createListeners, type Watched } from '@/data/storage/watched';
import type { Signal } from '@/domain/signals/signal';

/*
 * The record of signals as visitors see it. Pages start with the record they were built with, so that the
 * first render matches the HTML. A later one is offered, and shown on request.
 */

/** What is missing: what this browser noted at that time, or what the page was built with */
export type MissingPart = { readonly noted: string } | 'build';

export interface RecordState {
  readonly signals: readonly Signal[];
  /** Latest signals that the site and this browser know; same as `signals` until the site has answered */
  readonly latest: readonly Signal[];
  /** Numbers of signals with published updates that this version can't follow */
  readonly cutShort: readonly number[];
  /**
   * Number of entries in the latest record that aren't shown; 0 if it differs in another way, null if it
   * doesn't differ
   */
  readonly offered: number | null;
  readonly status: 'loading' | 'loaded' | 'unreachable';
  /** What is missing from the site's record */
  readonly alarm: MissingPart | null;
}

export interface ShownRecord extends Watched<RecordState> {
  /** State at build time */
  readonly initial: RecordState;
  /** Requests the latest record, once per visit. Never rejects. */
  readonly load: () => Promise<void>;
  readonly show: () => void;
}

/**
 * @param builtIn signals that the site was built with
 * @param ask returns what the latest record changes in the state, or rejects
 */
export function createShownRecord(
  builtIn: readonly Signal[],
  ask: () => Promise<Partial<RecordState>>,
): ShownRecord {
  const initial: RecordState = {
    signals: builtIn,
    latest: builtIn,
    cutShort: [],
    offered: null,
    status: 'loading',
    alarm: null,
  };
  let state = initial;
  let loaded: Promise<void> | undefined;
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
      (loaded ??= ask().then(change, () => {
        change({ status: 'unreachable' });
      })),
    show() {
      if (state.offered !== null) change({ signals: state.latest, offered: null });
    },
  };
}

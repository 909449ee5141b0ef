import { createListeners } from '@/data/storage/watched';
import type { Signal } from '@/domain/signals/signal';

/*
 * Pages start with the record they were built with, so that the first render matches the HTML. What has been added
 * to it since is shown on request; another record replaces it immediately.
 */

/** What the site's record no longer contains: what this browser saw at the time `noted`, or the build's record */
export type MissingPart = { readonly noted: string } | 'build';

export interface RecordState {
  readonly signals: readonly Signal[];
  /** Same as `signals` until the site has responded */
  readonly latest: readonly Signal[];
  /** Signals with updates that this version can't follow */
  readonly cutShort: readonly number[];
  /** Number of entries not shown; 0 if the record differs in another way, null if it doesn't differ */
  readonly offered: number | null;
  readonly status: 'loading' | 'loaded' | 'unreachable';
  readonly alarm: MissingPart | null;
}

/** @param builtIn called on first use */
export function createShownRecord(
  builtIn: () => readonly Signal[],
  ask: () => Promise<Partial<RecordState>>,
) {
  let first: RecordState | undefined;
  let state: RecordState | undefined;
  let loaded: Promise<void> | undefined;
  const { notify, watch } = createListeners();

  function initial(): RecordState {
    if (first !== undefined) return first;
    const signals = builtIn();
    first = { signals, latest: signals, cutShort: [], offered: null, status: 'loading', alarm: null };
    return first;
  }

  const read = () => state ?? initial();
  function change(fields: Partial<RecordState>): void {
    state = { ...read(), ...fields };
    notify();
  }

  return {
    read,
    watch,
    initial,
    /** Never rejects. Later calls do nothing. */
    load: () => (loaded ??= ask().then(change, () => change({ status: 'unreachable' }))),
    show() {
      const { offered, latest } = read();
      if (offered !== null) change({ signals: latest, offered: null });
    },
  };
}

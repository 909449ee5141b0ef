import { useMemo, useState } from 'react';
import type { RemovedRecord } from '@/data/catalogue/collection';

/** Records that were deleted together. */
export type Removal = readonly RemovedRecord[];

/** The deletions that can still be undone, for as long as the page stays open. */
export interface UndoStack {
  readonly newest: Removal | undefined;
  /** How many deletions before the newest one can be undone too. */
  readonly earlier: number;
  readonly push: (removal: Removal) => void;
  readonly drop: (removal: Removal) => void;
  readonly clear: () => void;
}

export function useUndoStack(): UndoStack {
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  return useMemo(
    () => ({
      newest: removals.at(-1),
      earlier: Math.max(removals.length - 1, 0),
      push: (removal) => {
        setRemovals((current) => [...current, removal]);
      },
      drop: (removal) => {
        setRemovals((current) => current.filter((other) => other !== removal));
      },
      clear: () => {
        setRemovals([]);
      },
    }),
    [removals],
  );
}

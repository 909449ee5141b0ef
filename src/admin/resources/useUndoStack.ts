import { useState } from 'react';
import type { RemovedRecord } from '@/data/catalogue/ports';

/** Records that were deleted or imported together. */
export type UndoStep =
  | { readonly verb: 'deleting'; readonly records: readonly RemovedRecord[] }
  | {
      readonly verb: 'importing';
      readonly records: readonly { readonly id: string; readonly name: string }[];
      /** Returns the number of records for which undoing was possible. */
      readonly undo: () => Promise<number>;
    };

/** What can still be undone, such as deletions, for as long as the page stays open. */
export interface UndoStack<T = UndoStep> {
  readonly latest: T | undefined;
  /** How many steps before the latest can be undone too. */
  readonly earlier: number;
  readonly push: (step: T) => void;
  readonly drop: (step: T) => void;
  readonly clear: () => void;
}

/** A stack for each name. */
export function useUndoStacks<T = UndoStep>(): (name: string) => UndoStack<T> {
  const [stacks, setStacks] = useState<ReadonlyMap<string, readonly T[]>>(new Map());
  return (name) => {
    const steps = stacks.get(name) ?? [];
    const change = (changed: (steps: readonly T[]) => readonly T[]) =>
      setStacks((current) => new Map(current).set(name, changed(current.get(name) ?? [])));
    return {
      latest: steps.at(-1),
      earlier: Math.max(steps.length - 1, 0),
      push: (step) => change((current) => [...current, step]),
      drop: (step) => change((current) => current.filter((other) => other !== step)),
      clear: () => change(() => []),
    };
  };
}

export const useUndoStack = <T = UndoStep>(): UndoStack<T> => useUndoStacks<T>()('only');

import type { Side } from './fields';
import { isSameJson, type MergeRecord } from './same';

export interface MergedOrder {
  readonly ids: readonly string[];
  /** The side that it follows if both changed the order differently */
  readonly side: Side | null;
  /** Whether both sides changed the order differently, without a choice. */
  readonly isConflict: boolean;
}

/** Inserts the missing ids of `others` after their predecessors; without one they go last. */
function insertMissing(frame: readonly string[], others: readonly string[]): string[] {
  const ids = [...frame];
  const inFrame = new Set(frame);
  const lastShared = others.findLastIndex((id) => inFrame.has(id));
  others.forEach((id, index) => {
    if (inFrame.has(id)) return;
    if (index > lastShared) ids.push(id);
    else ids.splice(index === 0 ? 0 : ids.indexOf(others[index - 1] ?? '') + 1, 0, id);
  });
  return ids;
}

/**
 * The order of the remaining records.
 * @param base the ids in the last common order; null if that isn't known
 */
export function mergeOrder(
  base: readonly string[] | null,
  mine: readonly string[],
  theirs: readonly string[],
  kept: ReadonlySet<string>,
  chosen: Side | undefined,
): MergedOrder {
  const [inBase, inMine, inTheirs] = [new Set(base ?? mine), new Set(mine), new Set(theirs)];
  const common = (ids: readonly string[]) =>
    ids.filter((id) => kept.has(id) && inBase.has(id) && inMine.has(id) && inTheirs.has(id));
  const [before, here, there] = [base && common(base), common(mine), common(theirs)];

  const isUnchangedHere = isSameJson(here, before);
  const isUnchangedThere = isSameJson(there, before) || isSameJson(there, here);
  const agreed = isUnchangedHere ? 'theirs' : isUnchangedThere ? 'mine' : undefined;
  const frame = agreed ?? chosen ?? 'theirs';
  const [own, others] = frame === 'mine' ? [mine, theirs] : [theirs, mine];
  const ids = insertMissing(
    own.filter((id) => kept.has(id)),
    others.filter((id) => kept.has(id)),
  );
  return {
    ids,
    side: agreed === undefined ? frame : null,
    isConflict: agreed === undefined && chosen === undefined,
  };
}

const placeOf = (record: MergeRecord | null): number =>
  typeof record?.sortOrder === 'number' ? record.sortOrder : Number.MAX_SAFE_INTEGER;

/** The ids by sortOrder; ties keep the given order. */
export const bySortOrder = (records: ReadonlyMap<string, MergeRecord | null>): string[] =>
  [...records].toSorted(([, a], [, b]) => placeOf(a) - placeOf(b)).map(([id]) => id);

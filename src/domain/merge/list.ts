import { nextNumericId, uniqueId } from '@/domain/entity';
import { mergeFields, type Side } from './fields';
import { bySortOrder, mergeOrder, type MergedOrder } from './order';
import { isSameJson, isSameContent, type MergeRecord } from './same';

/** Whether a list is ordered by a field of its records or by their positions. */
export type OrderedBy = 'sortOrder' | 'place';

/** Three versions of a list, whose records have unique ids. */
export interface ListVersions {
  /** The last common version by id, in its order; null for a record whose content isn't known. */
  readonly base: ReadonlyMap<string, MergeRecord | null>;
  readonly mine: readonly MergeRecord[];
  /** Undefined if the other side doesn't have this list. */
  readonly theirs: readonly MergeRecord[] | undefined;
  /** Whether the order of `base` may not be the last common one. */
  readonly isOrderUnknown?: boolean;
}

/**
 * A change by both sides that can't be combined:
 * - `field`: they changed one field to different values
 * - `deletedHere`, `deletedThere`: one side deleted the record and the other changed it
 * - `order`: both changed the order
 */
export interface ListConflict {
  readonly kind: 'field' | 'deletedHere' | 'deletedThere' | 'order';
  /** Empty for the order. */
  readonly id: string;
  /** Only for a field. */
  readonly field: string;
}

interface MergedList {
  readonly records: readonly MergeRecord[];
  readonly conflicts: readonly ListConflict[];
  /** My records whose ids were taken by theirs. */
  readonly renamed: readonly (readonly [before: string, now: string])[];
}

export type ChooseSide = (conflict: ListConflict) => Side | undefined;

const idOf = (record: MergeRecord) => String(record.id);
const byId = (records: readonly MergeRecord[]) =>
  new Map(records.map((record) => [idOf(record), record] as const));

/** Gives a new id to each of my records that was added independently of one of theirs with the same id. */
function renameStrangers(
  base: ListVersions['base'],
  mine: readonly MergeRecord[],
  there: Map<string, MergeRecord>,
) {
  const taken = new Set([...base.keys(), ...there.keys(), ...mine.map(idOf)]);
  const renamed: [string, string][] = [];
  const records = mine.map((record) => {
    const id = idOf(record);
    const other = there.get(id);
    const isOneRecord =
      !other || base.has(id) || record.createdAt === other.createdAt || isSameContent(record, other);
    if (isOneRecord) return record;
    const now = uniqueId(nextNumericId(taken), taken);
    taken.add(now);
    renamed.push([id, now]);
    return { ...record, id: now };
  });
  return { records, renamed };
}

/** The records with the sort order they have after a merge, or 1 to n. */
function withPlaces(
  records: readonly MergeRecord[],
  { ids, side: chosen }: MergedOrder,
  base: ListVersions['base'],
  here: ReadonlyMap<string, MergeRecord>,
  there: ReadonlyMap<string, MergeRecord>,
): MergeRecord[] {
  function place(id: string): unknown {
    const [my, their] = [here.get(id), there.get(id)];
    if (!my || !their) return (my ?? their)?.sortOrder;
    if (chosen) return (chosen === 'mine' ? my : their).sortOrder;
    return isSameJson(their.sortOrder, base.get(id)?.sortOrder) ? my.sortOrder : their.sortOrder;
  }
  const places = new Map(records.map((record) => [idOf(record), { sortOrder: place(idOf(record)) }]));
  const isInPlace = isSameJson(bySortOrder(places), ids);
  return records.map((record) => {
    const id = idOf(record);
    const sortOrder = isInPlace ? place(id) : ids.indexOf(id) + 1;
    const sides = [there.get(id), here.get(id)].filter((side) => side !== undefined);
    const side = sides.find((side) => isSameJson(side.sortOrder, sortOrder) && isSameContent(side, record));
    if (side) return side;
    return isSameJson(record.sortOrder, sortOrder) ? record : { ...record, sortOrder };
  });
}

/**
 * Merges the versions of a list. Until `choose` picks a side of a conflict, the result contains one of them.
 */
export function mergeList(
  orderedBy: OrderedBy,
  { base, mine, theirs, isOrderUnknown = false }: ListVersions,
  choose: ChooseSide,
): MergedList {
  if (theirs === undefined) return { records: mine, conflicts: [], renamed: [] };
  const there = byId(theirs);
  const { records: mineRenamed, renamed } = renameStrangers(base, mine, there);
  const here = byId(mineRenamed);
  const conflicts: ListConflict[] = [];

  /** Uses `preview` until a side is chosen. */
  function settle(conflict: ListConflict, preview: Side): Side {
    const side = choose(conflict);
    if (side === undefined) conflicts.push(conflict);
    return side ?? preview;
  }

  function mergeRecord(id: string): MergeRecord | undefined {
    const before = base.get(id);
    const [my, their] = [here.get(id), there.get(id)];
    if (my && their) {
      const chosen = (field: string) => choose({ kind: 'field', id, field });
      const { record, conflicts: fields } = mergeFields(before ?? null, my, their, chosen);
      conflicts.push(...fields.map((field) => ({ kind: 'field', id, field }) as const));
      return record;
    }
    const only = my ?? their;
    // It wasn't in the base, so it is new.
    if (!only || before === undefined) return only;
    if (before !== null && isSameContent(only, before)) return undefined;
    const side = settle({ kind: my ? 'deletedThere' : 'deletedHere', id, field: '' }, my ? 'mine' : 'theirs');
    return side === 'mine' ? my : their;
  }

  const merged = new Map<string, MergeRecord>();
  for (const id of new Set([...there.keys(), ...here.keys()])) {
    const record = mergeRecord(id);
    if (record) merged.set(id, record);
  }

  const kept = new Set(merged.keys());
  const orderChosen = choose({ kind: 'order', id: '', field: '' });
  const isUnknown = isOrderUnknown || [...base.values()].includes(null);
  const [placed, numbered] = isUnknown ? [null, null] : [[...base.keys()], bySortOrder(base)];
  const stored = mergeOrder(placed, [...here.keys()], [...there.keys()], kept, orderChosen);
  const sorted = mergeOrder(numbered, bySortOrder(here), bySortOrder(there), kept, orderChosen);
  if ((orderedBy === 'place' ? stored : sorted).isConflict)
    conflicts.push({ kind: 'order', id: '', field: '' });
  const records = stored.ids.map((id) => merged.get(id)).filter((record) => record !== undefined);
  return {
    records: orderedBy === 'place' ? records : withPlaces(records, sorted, base, here, there),
    conflicts,
    renamed,
  };
}

import type { Side } from '@/domain/merge/fields';
import { mergeList, type ListConflict, type ListVersions, type OrderedBy } from '@/domain/merge/list';
import { bySortOrder } from '@/domain/merge/order';
import type { MergeRecord } from '@/domain/merge/same';

/**
 * A conflict with its list and both sides: a record, a field's value, the ids of an order, or undefined for
 * nothing. The previous value is undefined if it isn't known.
 */
export interface MergeConflict<N extends string> extends ListConflict {
  readonly list: N;
  readonly before: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** The chosen sides by {@link conflictKey}. */
export type MergeChoices = ReadonlyMap<string, Side>;

export interface MergedCatalogue<N extends string> {
  /** Unresolved conflicts contain their side, or the record that one side deleted. */
  readonly lists: Readonly<Record<N, readonly MergeRecord[]>>;
  readonly conflicts: readonly MergeConflict<N>[];
  /** My records whose ids were taken by others. */
  readonly renamed: readonly { readonly list: N; readonly before: string; readonly now: string }[];
}

/** Identifies a conflict. It changes when either side does, so that an old choice no longer applies. */
export const conflictKey = ({ list, kind, id, field, mine, theirs }: MergeConflict<string>): string =>
  JSON.stringify([list, kind, id, field, mine ?? null, theirs ?? null]);

const findRecord = (records: readonly MergeRecord[] | undefined, id: string) =>
  records?.find((record) => record.id === id);

function versionsAt({ base, mine, theirs }: ListVersions, { kind, id, field }: ListConflict) {
  if (kind === 'order') {
    const order = (records: readonly MergeRecord[] = []) =>
      bySortOrder(new Map(records.map((record) => [String(record.id), record])));
    return { before: undefined, mine: order(mine), theirs: order(theirs) };
  }
  const records = {
    before: base.get(id) ?? undefined,
    mine: findRecord(mine, id),
    theirs: findRecord(theirs, id),
  };
  if (kind !== 'field') return records;
  return {
    before: records.before && (records.before[field] ?? null),
    mine: records.mine?.[field],
    theirs: records.theirs?.[field],
  };
}

/**
 * Merges local changes with a publication, based on their last common version, record by record and field by
 * field. The result contains the changes of both sides; contradictions are conflicts until a side is chosen.
 */
export function mergeCatalogue<N extends string>(
  orderedBy: Readonly<Record<N, OrderedBy>>,
  versions: Readonly<Record<N, ListVersions>>,
  choices: MergeChoices = new Map(),
): MergedCatalogue<N> {
  const merged = (Object.keys(versions) as N[]).map((list) => ({
    list,
    ...mergeList(orderedBy[list], versions[list], (conflict) =>
      choices.get(conflictKey({ list, ...conflict, ...versionsAt(versions[list], conflict) })),
    ),
  }));
  return {
    lists: Object.fromEntries(merged.map(({ list, records }) => [list, records])) as Record<
      N,
      readonly MergeRecord[]
    >,
    conflicts: merged.flatMap(({ list, conflicts }) =>
      conflicts.map((conflict) => ({ list, ...conflict, ...versionsAt(versions[list], conflict) })),
    ),
    renamed: merged.flatMap(({ list, renamed }) => renamed.map(([before, now]) => ({ list, before, now }))),
  };
}

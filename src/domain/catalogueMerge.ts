import type { Side } from '@/domain/merge/fields';
import { mergeList, type ListConflict, type ListVersions, type OrderedBy } from '@/domain/merge/list';
import { bySortOrder } from '@/domain/merge/order';
import type { MergeRecord } from '@/domain/merge/same';

/**
 * A conflict, with the list it is in and what each side has there: a record, the value of a field, the ids of an order,
 * or undefined for nothing. What it was before is undefined where that is not known.
 */
export interface MergeConflict<N extends string> extends ListConflict {
  readonly list: N;
  readonly before: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** The sides that were chosen, by {@link conflictKey}. */
export type MergeChoices = ReadonlyMap<string, Side>;

export interface MergedCatalogue<N extends string> {
  /** Conflicts that are not chosen for hold theirs, or the record that one side deleted. */
  readonly lists: Readonly<Record<N, readonly MergeRecord[]>>;
  readonly conflicts: readonly MergeConflict<N>[];
  /** Records of mine that gave their id to one of theirs. */
  readonly renamed: readonly { readonly list: N; readonly before: string; readonly now: string }[];
}

/** What a choice is made for: it holds no longer when either side has something else there. */
export const conflictKey = ({ list, kind, id, field, mine, theirs }: MergeConflict<string>): string =>
  JSON.stringify([list, kind, id, field, mine ?? null, theirs ?? null]);

const find = (records: readonly MergeRecord[] | undefined, id: string) =>
  records?.find((record) => record.id === id);

/** What the three sides have where a conflict is. */
function versionsAt({ base, mine, theirs }: ListVersions, { kind, id, field }: ListConflict) {
  if (kind === 'order') {
    const order = (records: readonly MergeRecord[] = []) =>
      bySortOrder(new Map(records.map((record) => [String(record.id), record])));
    return { before: undefined, mine: order(mine), theirs: order(theirs) };
  }
  const records = { before: base.get(id) ?? undefined, mine: find(mine, id), theirs: find(theirs, id) };
  if (kind !== 'field') return records;
  return {
    before: records.before && (records.before[field] ?? null),
    mine: records.mine?.[field],
    theirs: records.theirs?.[field],
  };
}

/**
 * Merges what was changed in this browser with what somebody else has published, from what both last agreed on:
 * record by record and field by field. Changes of both sides are in the result; where they contradict each other,
 * a conflict says so until a side is chosen for it.
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

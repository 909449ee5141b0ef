import { type Unasked, idOf } from '@/data/catalogue/ledger';
import type { JsonObject } from '@/data/storage/json';
import { mergeFields } from '@/domain/merge/fields';
import { sortByIds } from '@/domain/listOrder';
import type { ListVersions } from '@/domain/merge/list';
import { isSameContent, type MergeRecord } from '@/domain/merge/same';

/** Readable records, each with an id of its own */
export type Records = readonly JsonObject[];

type Known = Omit<ListVersions, 'theirs'>;

export const byId = (records: Records): Map<string, JsonObject> =>
  new Map(records.map((record) => [idOf(record), record]));

/** Returns the records of a fork with the changes of others that it doesn't include. */
function withOthersChanges({ base, mine }: Known, fork: Records, unasked: Unasked): Map<string, MergeRecord> {
  const here = new Map(mine.map((record) => [idOf(record), record]));
  const there = new Map<string, MergeRecord>(byId(fork));
  for (const [id, published] of unasked.records) {
    if (published === undefined) continue;
    const [before, my, their] = [base.get(id) ?? null, here.get(id), there.get(id)];
    const isChanged = their && ![before, my].some((record) => record && isSameContent(record, their));
    if (isChanged && published) there.set(id, mergeFields(before, published, their, () => 'mine').record);
    else if (published) there.set(id, published);
    else if (!isChanged) there.delete(id);
  }
  return there;
}

const inOrder = <T>(records: ReadonlyMap<string, T>, ids: readonly string[]): Map<string, T> =>
  new Map(
    sortByIds(
      [...records].map(([id, record]) => ({ id, record })),
      ids,
    ).map(({ id, record }) => [id, record]),
  );

/** Returns the versions with the published order, if both sides changed it. */
const withOrder = (
  { base, theirs, ...versions }: Omit<ListVersions, 'theirs'> & { readonly theirs: Map<string, MergeRecord> },
  taken: ListVersions['base'],
  { order }: Unasked,
): ListVersions => ({
  ...versions,
  base: order ? inOrder(base, [...taken.keys()]) : base,
  theirs: [...(order ? inOrder(theirs, order) : theirs).values()],
});

const NOTHING: Unasked = { records: new Map() };

/**
 * Prepares a merge with a fork.
 * @param taken what was last taken here
 * @param common the last version that both have in common. If it isn't known, each difference may be a change by
 * either side, and is a conflict.
 */
export function withFork(
  taken: Known,
  fork: Records,
  common: Pick<ListVersions, 'base' | 'isOrderUnknown'> | null,
  unasked: Unasked | null,
): ListVersions {
  const { base, mine } = taken;
  const { records, order } = unasked ?? NOTHING;
  const here = new Map(mine.map((record) => [idOf(record), record]));
  const there = withOthersChanges(taken, fork, unasked ?? NOTHING);
  /** Both sides added a record under this id. */
  const isTwice = (id: string) =>
    here.has(id) && there.has(id) && there.get(id)?.createdAt !== here.get(id)?.createdAt;
  function knownBase(id: string): MergeRecord | null {
    const [before, their] = [base.get(id), there.get(id)];
    if (records.get(id) !== undefined) return before ?? null;
    if (before && their && isSameContent(before, their)) return before;
    return common?.base.get(id) ?? null;
  }
  const ids = common ? [...common.base.keys(), ...records.keys()] : [...base.keys(), ...there.keys()];
  const versions = {
    base: new Map(ids.filter((id) => !isTwice(id)).map((id) => [id, knownBase(id)])),
    mine,
    theirs: there,
    isOrderUnknown: !order && (common?.isOrderUnknown ?? true),
  };
  return withOrder(versions, base, { records, order });
}

/**
 * Prepares a merge with a file that is older than what was last taken here. Only what nobody has been asked about
 * is compared, with what was published last.
 * @param older null if there is no file
 */
export function withUnasked({ base, mine }: Known, older: Records | null, unasked: Unasked): ListVersions {
  const here = new Map(mine.map((record) => [idOf(record), record]));
  const there = older && byId(older);
  const [bases, theirs] = [new Map<string, MergeRecord | null>(here), new Map(here)];
  for (const [id, published] of unasked.records) {
    if (published === undefined && !there) continue;
    const their = published === undefined ? there?.get(id) : published;
    if (their) theirs.set(id, their);
    else theirs.delete(id);
    bases.set(id, published === undefined ? null : (base.get(id) ?? null));
  }
  return withOrder({ base: bases, mine, theirs }, base, unasked);
}

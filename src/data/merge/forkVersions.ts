import { hashOf, idOf, type Unasked } from '@/data/catalogue/seed';
import type { JsonObject } from '@/data/storage/json';
import { mergeFields } from '@/domain/merge/fields';
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
  for (const [id, published] of unasked) {
    if (published === undefined) continue;
    const [before, my, their] = [base.get(id) ?? null, here.get(id), there.get(id)];
    const isChanged = their && ![before, my].some((record) => record && isSameContent(record, their));
    if (isChanged && published) there.set(id, mergeFields(before, published, their, () => 'mine').record);
    else if (published) there.set(id, published);
    else if (!isChanged) there.delete(id);
  }
  return there;
}

/**
 * Prepares a merge with a fork.
 * @param common hashes of the records in the last common publication, by id. If it isn't known, each difference
 * may be a change by either side, and is a conflict.
 * @param isOpen whether others may have any of several versions of the record
 */
export function withFork(
  known: Known,
  fork: Records,
  {
    unasked,
    common,
    isOpen,
  }: {
    readonly unasked: Unasked;
    readonly common: ReadonlyMap<string, string> | null;
    readonly isOpen: (id: string) => boolean;
  },
): ListVersions {
  const { base, mine } = known;
  const here = new Map(mine.map((record) => [idOf(record), record]));
  const there = withOthersChanges(known, fork, unasked);
  /** Both sides added a record under this id. */
  const isTwice = (id: string) =>
    here.has(id) && there.has(id) && there.get(id)?.createdAt !== here.get(id)?.createdAt;
  function knownBase(id: string): MergeRecord | null {
    const [before, my, their] = [base.get(id), here.get(id), there.get(id)];
    if (unasked.get(id) !== undefined) return before ?? null;
    if (common && !isOpen(id))
      return [before, my, their].find((record) => record && hashOf(record) === common.get(id)) ?? null;
    return before && their && isSameContent(before, their) ? before : null;
  }
  const ids = common
    ? [...common.keys(), ...[...base.keys()].filter(isOpen)]
    : [...base.keys(), ...there.keys()];
  return {
    base: new Map(ids.filter((id) => !isTwice(id)).map((id) => [id, knownBase(id)])),
    mine,
    theirs: [...there.values()],
    isOrderUnknown: true,
  };
}

/**
 * Prepares a merge with a file that is older than what was last taken here. Only the records that nobody has been
 * asked about are compared, with what was published last.
 */
export function withUnasked({ base, mine }: Known, older: Records, unasked: Unasked): ListVersions {
  const here = new Map(mine.map((record) => [idOf(record), record]));
  const there = byId(older);
  const theirs = new Map(here);
  for (const [id, published = there.get(id) ?? null] of unasked) {
    if (published) theirs.set(id, published);
    else theirs.delete(id);
  }
  const bases = [...unasked].map(
    ([id, published]) => [id, published === undefined ? null : (base.get(id) ?? null)] as const,
  );
  return { base: new Map([...here, ...bases]), mine, theirs: [...theirs.values()] };
}

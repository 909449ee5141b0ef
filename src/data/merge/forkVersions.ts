import { idOf } from '@/data/catalogue/seed';
import type { JsonObject } from '@/data/storage/json';
import type { ListVersions } from '@/domain/merge/list';
import { isSameContent } from '@/domain/merge/same';

/** Readable records, each with an id of its own */
export type Records = readonly JsonObject[];

export const byId = (records: Records): Map<string, JsonObject> =>
  new Map(records.map((record) => [idOf(record), record]));

/**
 * Prepares a merge with a fork, whose common base isn't known: each difference from what was last taken here may
 * be a change by either side, and is a conflict.
 */
export function withFork({ base, mine }: Omit<ListVersions, 'theirs'>, fork: Records): ListVersions {
  const [here, there] = [byId(mine), byId(fork)];
  /** Both sides added a record under this id. */
  const isTwice = (id: string) =>
    here.has(id) && there.has(id) && there.get(id)?.createdAt !== here.get(id)?.createdAt;
  function knownBase(id: string): JsonObject | null {
    const [before, their] = [base.get(id), there.get(id)];
    return before && their && isSameContent(before, their) ? before : null;
  }
  const ids = new Set([...base.keys(), ...there.keys()]);
  return {
    base: new Map([...ids].filter((id) => !isTwice(id)).map((id) => [id, knownBase(id)])),
    mine,
    theirs: fork,
    isOrderUnknown: true,
  };
}

/**
 * Prepares a merge with a file that is older than what was last taken here. Only the records that nobody has been
 * asked about are compared.
 */
export function withUnasked(
  { mine }: Omit<ListVersions, 'theirs'>,
  older: Records,
  unasked: ReadonlySet<string>,
): ListVersions {
  const [here, there] = [byId(mine), byId(older)];
  const theirs = new Map(here);
  for (const id of unasked) {
    const record = there.get(id);
    if (record) theirs.set(id, record);
    else theirs.delete(id);
  }
  return {
    base: new Map([...here, ...[...unasked].map((id) => [id, null] as const)]),
    mine,
    theirs: [...theirs.values()],
  };
}

import { contentFields, isSameContent, isSameJson } from '@/domain/merge/same';
import type { JsonObject } from '@/data/storage/json';
import type { KeyValueStore } from '@/data/storage/keyValueStore';
import { storageKeys } from '@/data/storage/storageKeys';
import { hashOf, idOf, markOf, readBaseCopies, type Seed, type SeedLedger } from './seed';

/*
 * Without a host, a published file is downloaded, and nobody knows which download is uploaded, or when. Until the
 * latest one is on the site, others may have the values of any of them.
 */

/**
 * Marks of the files that were downloaded here, latest first
 * @throws StorageError
 */
export const downloadsIn = (store: Pick<KeyValueStore, 'read'>): readonly string[] =>
  store.read(storageKeys.download)?.split(' ') ?? [];

/**
 * Whether the file was downloaded here. Everything in it was in this browser's lists, so any difference is a later
 * change made here.
 */
export const isOwnDownload = (store: Pick<KeyValueStore, 'read'>, seed: Seed): boolean =>
  downloadsIn(store).includes(markOf(seed));

/**
 * Whether the latest file that was downloaded here isn't included in what was taken. Until then, what others publish
 * may be based on any of the downloads.
 */
export function hasOpenDownload(
  store: Pick<KeyValueStore, 'read'>,
  { superseded = [], ...taken }: Omit<SeedLedger, 'records'>,
): boolean {
  const [latest] = downloadsIn(store);
  return latest !== undefined && latest !== markOf(taken) && !superseded.includes(latest);
}

/** Whether the ids that both have are in another order. */
export function isReordered(before: readonly string[], after: readonly string[]): boolean {
  const [old, next] = [new Set(before), new Set(after)];
  return !isSameJson(
    before.filter((id) => next.has(id)),
    after.filter((id) => old.has(id)),
  );
}

/** Whether neither the record's content nor its place has changed since the copy. */
export const isSameVersion = (record: JsonObject | undefined, copy: JsonObject): boolean =>
  record !== undefined && isSameContent(record, copy) && record.sortOrder === copy.sortOrder;

/** Fields that a merge compares, and the place of a platform */
const mergedFields = (record: JsonObject): readonly string[] => [
  ...contentFields(record),
  ...(Object.hasOwn(record, 'sortOrder') ? ['sortOrder'] : []),
];

/** Fields of which others may have another value than the copy or the record */
export const unknownFields = (copy: JsonObject, record: JsonObject): readonly string[] =>
  mergedFields(record).filter((field) => !Object.hasOwn(copy, field));

/** Returns the copy without these fields: they were changed so that it isn't known which value others have. */
const withoutFields = (copy: JsonObject, fields: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(copy).filter(([field]) => !fields.includes(field)));

/** Returns the copy after another change: a field that had changed before is no longer known to others. */
export const copyAfterChange = (copy: JsonObject, before: JsonObject, after: JsonObject): JsonObject =>
  withoutFields(
    copy,
    mergedFields(copy).filter(
      (field) => !isSameJson(before[field], copy[field]) && !isSameJson(before[field], after[field]),
    ),
  );

/**
 * Returns the copies to keep once a list is based on `seed`.
 * @param isSettled whether no download is left that others may have taken
 */
export function copiesAfterTaking(
  store: Pick<KeyValueStore, 'read'>,
  baseKey: string,
  values: readonly unknown[],
  seed: Seed,
  isSettled: boolean,
): ReadonlyMap<string, JsonObject> {
  const here = new Map(values.map((value) => [idOf(value), hashOf(value)]));
  const there = new Map(seed.records.map((record) => [idOf(record), record]));
  const changed = [...there].filter(([id, record]) => here.get(id) !== hashOf(record));
  if (isSettled) return new Map(changed);
  const earlier = [...readBaseCopies(store, baseKey)];
  const kept = earlier.flatMap(([id, copy]) => {
    const record = there.get(id);
    if (record === undefined) return here.has(id) ? [] : [[id, copy] as const];
    const unknown = unknownFields(copy, record);
    const isUndone = isSameVersion(record, copy);
    return isUndone || unknown.length > 0 ? [[id, withoutFields(record, unknown)] as const] : [];
  });
  return new Map([...changed, ...kept]);
}

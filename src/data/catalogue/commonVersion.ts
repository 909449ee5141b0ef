import type { JsonObject } from '@/data/storage/json';
import type { KeyValueStore } from '@/data/storage/keyValueStore';
import { downloadsIn, isOwnDownload } from './downloads';
import {
  commonFiles,
  copiesIn,
  revisionIn,
  UNKNOWN_HASH,
  type SeedLedger,
  hashOf,
  idOf,
  markOf,
} from './ledger';
import { readBaseCopies } from './baseCopies';
import type { Seed } from './seeds';

/** The last version of a list that a published file and this browser have in common */
export interface CommonVersion {
  /** In its order, with UNKNOWN_HASH or AMBIGUOUS_HASH for records whose common version isn't known */
  readonly records: SeedLedger['records'];
  readonly isOrderKnown: boolean;
}

/** Several of the common files have the record, in different versions. */
export const AMBIGUOUS_HASH = '?';

/**
 * Returns null if it isn't known.
 * @throws StorageError
 */
export function commonVersion(
  store: Pick<KeyValueStore, 'read'>,
  ledger: SeedLedger,
  seed: Seed,
): CommonVersion | null {
  // Everything in it was in this browser's lists.
  if (isOwnDownload(store, seed))
    return { records: seed.records.map((record) => [idOf(record), hashOf(record)]), isOrderKnown: true };
  const marks = [markOf(seed), ...(seed.ancestors ?? [])];
  const common = commonFiles(ledger, marks);
  const latest = Math.max(...common.map(({ mark }) => revisionIn(mark)));
  const included = [...(ledger.superseded ?? []), ...downloadsIn(store)];
  const inCommon = new Set(common.flatMap((file) => [file.mark, ...file.includes]));
  const isLast = !included.some(
    (mark) => revisionIn(mark) >= latest && marks.includes(mark) && !inCommon.has(mark),
  );
  if (common.length === 0 || !isLast) {
    if (!marks.includes(markOf(ledger))) return null;
    return { records: ledger.records.map(([id]) => [id, AMBIGUOUS_HASH]), isOrderKnown: false };
  }
  const files = common.map(({ records }) => new Map(records));
  const hashIn = (id: string) => {
    const [hash, ...others] = files.map((file) => file.get(id));
    return hash !== undefined && others.every((other) => other === hash) ? hash : AMBIGUOUS_HASH;
  };
  const ids = new Set(files.flatMap((file) => [...file.keys()]));
  return { records: [...ids].map((id) => [id, hashIn(id)]), isOrderKnown: files.length === 1 };
}

/**
 * Returns how to find the record with a hash. If what a record is based on isn't known, returns the copy from before
 * it was changed.
 * @throws StorageError
 */
export function contentsIn(
  store: Pick<KeyValueStore, 'read'>,
  baseKey: string,
  ledger: SeedLedger,
  ...lists: readonly (readonly JsonObject[])[]
): (id: string, hash: string) => JsonObject | null {
  const copies = readBaseCopies(store, baseKey);
  const all = [...copiesIn(ledger), ...copies.values(), ...lists.flat()];
  const contents = new Map(all.map((record) => [`${idOf(record)} ${hashOf(record)}`, record]));
  return (id, hash) => (hash === UNKNOWN_HASH ? copies.get(id) : contents.get(`${id} ${hash}`)) ?? null;
}

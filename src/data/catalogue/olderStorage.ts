import { migrateList, type OlderList } from '@/domain/merge/olderVersions';
import { isJsonObject, jsonOrNull, type JsonObject } from '@/data/storage/json';
import type { KeyValueStore } from '@/data/storage/keyValueStore';
import type { ListRules } from './lists';
import type { ListNotes } from './storedVersions';

/*
 * Reads what site versions from before December 2026 recorded about a list: which published file it was based on,
 * with a hash of each record, and copies of the records changed since. The notes are left in place, so that going back
 * to such a version loses nothing. This file, `domain/merge/olderVersions.ts`, `signals/olderEntries.ts` and the keys
 * can be deleted from 1 June 2027.
 */

interface Ledger {
  readonly revision: number;
  readonly publication?: string;
  /** Marks of the publications that the file includes, such as `7:1f2e3d4c5b6a7980` */
  readonly superseded?: readonly string[];
  readonly records: readonly (readonly [id: string, hash: string])[];
  /** Published versions, by id, that nobody has been asked about yet; null if deleted */
  readonly unasked?: Readonly<Record<string, JsonObject | null>>;
  readonly unaskedOrder?: readonly string[];
}

const DOWNLOADS_KEY = 'upm_download';

const seedKeyOf = (key: string) => `${key}_seed`;
const baseKeyOf = (key: string) => `${key}_base`;

/** The keys under which older versions of the site stored their notes about the lists. */
export const OLD_KEYS = ['upm_platforms', 'upm_brokers', 'upm_webinars'].flatMap((key) => [
  seedKeyOf(key),
  baseKeyOf(key),
]);

/** 53-bit cyrb53 hash in base 36 */
function hashOf(record: unknown): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const unit of JSON.stringify(record)) {
    const code = unit.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

const isPair = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

const isLedger = (value: unknown): value is Ledger =>
  isJsonObject(value) &&
  Number.isFinite(value.revision) &&
  Array.isArray(value.records) &&
  value.records.every(isPair);

/**
 * Returns the notes of an older version of the site as versions of the records; null if there are no notes.
 * @throws StorageError
 */
export function olderNotes(
  store: Pick<KeyValueStore, 'read'>,
  { key, orderedBy }: Pick<ListRules, 'key' | 'orderedBy'>,
  list: Pick<OlderList, 'records' | 'unreadable'>,
  newAuthor: () => string,
): ListNotes | null {
  const ledger = jsonOrNull(store.read(seedKeyOf(key)));
  if (!isLedger(ledger)) return null;
  const copies = jsonOrNull(store.read(baseKeyOf(key)));
  const { list: taken, unasked } = migrateList(
    {
      ...list,
      ledger,
      copies: isJsonObject(copies) ? (copies as Readonly<Record<string, JsonObject>>) : {},
      downloads: store.read(DOWNLOADS_KEY)?.split(' ') ?? [],
    },
    hashOf,
    { orderedBy, newAuthor },
  );
  return {
    versions: taken.versions,
    revision: ledger.revision,
    ...(unasked && { unasked }),
  };
}

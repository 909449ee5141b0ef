import { formatJson, isJsonObject, jsonOrNull, type JsonObject } from '@/data/storage/json';
import type { KeyValueStore } from '@/data/storage/keyValueStore';
import { storageKeys } from '@/data/storage/storageKeys';
import { containsHead, headOf, isSampleRecord, type RecordHead } from './chain';
import type { MissingPart } from './shownRecord';

export interface KnownHead extends RecordHead {
  readonly isSample: boolean;
}

/** The head that was last seen, remembered so that a rewritten record is noticed on the next visit */
export interface SeenHead extends KnownHead {
  readonly at: string;
}

const isSeenHead = (value: unknown): value is JsonObject & SeenHead =>
  isJsonObject(value) &&
  Number.isSafeInteger(value.length) &&
  typeof value.head === 'string' &&
  typeof value.at === 'string' &&
  typeof value.isSample === 'boolean';

/** @throws StorageError */
export function readSeenHead(store: KeyValueStore): SeenHead | null {
  const value = jsonOrNull(store.read(storageKeys.signalsSeed));
  return isSeenHead(value) ? value : null;
}

/** Whether a record still contains the head seen before, unless real signals have replaced the samples. */
export const isConsistentWith = (entries: readonly JsonObject[], seen: KnownHead | null): boolean =>
  seen === null || containsHead(entries, seen) || (seen.isSample && !isSampleRecord(entries));

/** Returns what is missing from a published record, if anything. */
export function missingPart(
  published: readonly JsonObject[],
  seen: SeenHead | null,
  builtIn: KnownHead,
): MissingPart | null {
  if (seen !== null && !isConsistentWith(published, seen)) return { noted: seen.at };
  return isConsistentWith(published, builtIn) ? null : 'build';
}

/**
 * Does nothing if the record no longer contains the remembered head.
 * @param isShownAgain whether the record still contains everything, but with different seals
 * @throws StorageError
 */
export function rememberHead(
  store: KeyValueStore,
  entries: readonly JsonObject[],
  at: string,
  isShownAgain = false,
): void {
  const seen = readSeenHead(store);
  if (!isShownAgain && !isConsistentWith(entries, seen)) return;
  // An empty record has no head to remember.
  if (entries.length === 0 && isShownAgain && seen) store.remove(storageKeys.signalsSeed);
  if (entries.length === 0 || seen?.head === headOf(entries)) return;
  const note: SeenHead = {
    length: entries.length,
    head: headOf(entries),
    at,
    isSample: isSampleRecord(entries),
  };
  store.write(storageKeys.signalsSeed, formatJson(note));
}

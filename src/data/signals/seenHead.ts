import { formatJson, isJsonObject, parseJson, type JsonObject } from '@/data/storage/json';
import type { KeyValueStore } from '@/data/storage/keyValueStore';
import { storageKeys } from '@/data/storage/storageKeys';
import { contains, headOf, isSampleRecord, type NotedHead } from './chain';

/** The head of a record somebody knows. */
export interface KnownHead extends NotedHead {
  /** Whether it was a record of samples, which an owner may leave behind. */
  readonly isSample: boolean;
}

/** What a browser notes of the record it was shown, so that a rewritten one is noticed at the next visit. */
export interface SeenHead extends KnownHead {
  /** When it was noted first. */
  readonly at: string;
}

const isSeenHead = (value: unknown): value is JsonObject & SeenHead =>
  isJsonObject(value) &&
  Number.isSafeInteger(value.length) &&
  typeof value.head === 'string' &&
  typeof value.at === 'string' &&
  typeof value.isSample === 'boolean';

/** The note of the last record, null for none or one that cannot be read. @throws StorageError */
export function readSeenHead(store: KeyValueStore): SeenHead | null {
  const text = store.read(storageKeys.signalsSeed);
  try {
    const value = text === null ? null : parseJson(text);
    return isSeenHead(value) ? value : null;
  } catch {
    return null;
  }
}

/** Whether a record holds what was noted of it; a record of samples may have been left behind for a real one. */
export const holds = (entries: readonly JsonObject[], seen: KnownHead | null): boolean =>
  seen === null || contains(entries, seen) || (seen.isSample && !isSampleRecord(entries));

/**
 * Notes the head of a record that holds what was noted before; leaves the note alone for any other.
 * @throws StorageError
 */
export function noteHead(store: KeyValueStore, entries: readonly JsonObject[], at: string): void {
  const seen = readSeenHead(store);
  if (entries.length === 0 || !holds(entries, seen) || seen?.head === headOf(entries)) return;
  const note: SeenHead = {
    length: entries.length,
    head: headOf(entries),
    at,
    isSample: isSampleRecord(entries),
  };
  store.write(storageKeys.signalsSeed, formatJson(note));
}

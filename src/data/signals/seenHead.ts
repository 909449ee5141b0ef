import { formatJson, isJsonObject, parseJson, type JsonObject } from '@/data/storage/json';
import type { KeyValueStore } from '@/data/storage/keyValueStore';
import { storageKeys } from '@/data/storage/storageKeys';
import { contains, headOf, isSampleRecord, type NotedHead } from './chain';

export interface KnownHead extends NotedHead {
  /** Whether the record contained only samples, which an owner may discard */
  readonly isSample: boolean;
}

/** What a browser notes of the record it has seen, so that a rewritten one is noticed on the next visit */
export interface SeenHead extends KnownHead {
  /** When it was first noted */
  readonly at: string;
}

const isSeenHead = (value: unknown): value is JsonObject & SeenHead =>
  isJsonObject(value) &&
  Number.isSafeInteger(value.length) &&
  typeof value.head === 'string' &&
  typeof value.at === 'string' &&
  typeof value.isSample === 'boolean';

/**
 * Returns null if there is no readable note.
 * @throws StorageError
 */
export function readSeenHead(store: KeyValueStore): SeenHead | null {
  const text = store.read(storageKeys.signalsSeed);
  try {
    const value = text === null ? null : parseJson(text);
    return isSeenHead(value) ? value : null;
  } catch {
    return null;
  }
}

/** Whether a record still contains what was noted, or a real record has replaced the samples */
export const holds = (entries: readonly JsonObject[], seen: KnownHead | null): boolean =>
  seen === null || contains(entries, seen) || (seen.isSample && !isSampleRecord(entries));

/**
 * Notes the head of a record, unless it no longer contains what was noted before.
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

import { formatJson, isJsonObject, parseJson } from '@/data/storage/json';
import type { KeyValueStore } from '@/data/storage/keyValueStore';
import { storageKeys } from '@/data/storage/storageKeys';

/**
 * A publication that was sent but may not have arrived. It's stored first, in case the tab closes before the
 * host answers. Until then, a record that was changed back must not look untouched.
 */
export interface Unsettled {
  readonly revision: number;
  /** Hash of its last signal update */
  readonly head: string;
  /** Ids of changed, added and removed records by ledger key */
  readonly changed: Readonly<Record<string, readonly string[]>>;
}

const isUnsettled = (value: unknown): value is Unsettled =>
  isJsonObject(value) &&
  typeof value.revision === 'number' &&
  typeof value.head === 'string' &&
  isJsonObject(value.changed) &&
  Object.values(value.changed).every(Array.isArray);

/** @throws StorageError */
export function readUnsettled(store: Pick<KeyValueStore, 'read'>): Unsettled | null {
  const text = store.read(storageKeys.publishing);
  try {
    const value = text === null ? null : parseJson(text);
    return isUnsettled(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * Includes the changed ids of an earlier one, which may still arrive.
 * @throws StorageError
 */
export function recordUnsettled(store: KeyValueStore, { revision, head, changed }: Unsettled): void {
  const before = readUnsettled(store)?.changed ?? {};
  const all = Object.entries(changed).map(
    ([key, ids]) => [key, [...new Set([...(before[key] ?? []), ...ids])]] as const,
  );
  store.write(storageKeys.publishing, formatJson({ revision, head, changed: Object.fromEntries(all) }));
}

/**
 * Restores the earlier one if this one can't arrive any more.
 * @throws StorageError
 */
export function forgetUnsettled(store: KeyValueStore, before: Unsettled | null = null): void {
  if (before) store.write(storageKeys.publishing, formatJson(before));
  else if (store.read(storageKeys.publishing) !== null) store.remove(storageKeys.publishing);
}

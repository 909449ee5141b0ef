import { formatJson, isJsonObject, jsonOrNull } from '@/data/storage/json';
import type { KeyValueStore } from '@/data/storage/keyValueStore';
import { storageKeys } from '@/data/storage/storageKeys';

/**
 * A publication that was sent but may not have arrived. It's stored first, in case the tab closes before the host
 * responds.
 */
export interface UnsettledPublication {
  readonly revision: number;
  /** Hash of its last signal update */
  readonly head: string;
}

const isUnsettled = (value: unknown): value is UnsettledPublication =>
  isJsonObject(value) && typeof value.revision === 'number' && typeof value.head === 'string';

/** @throws StorageError */
export function readUnsettledPublication(store: Pick<KeyValueStore, 'read'>): UnsettledPublication | null {
  const value = jsonOrNull(store.read(storageKeys.publishing));
  return isUnsettled(value) ? value : null;
}

/** @throws StorageError */
export const recordUnsettledPublication = (store: KeyValueStore, unsettled: UnsettledPublication): void =>
  store.write(storageKeys.publishing, formatJson(unsettled));

/**
 * Removes the stored publication, or replaces it with an earlier one that may still arrive.
 * @throws StorageError
 */
export function forgetUnsettledPublication(
  store: KeyValueStore,
  before: UnsettledPublication | null = null,
): void {
  if (before) recordUnsettledPublication(store, before);
  else if (store.read(storageKeys.publishing) !== null) store.remove(storageKeys.publishing);
}

import type { KeyValueStore } from './keyValueStore';
import { quarantineKey } from './storageKeys';

/** Where `text`, found under `key`, is to be kept before it is written over; null where a copy of it already is. */
export function quarantineKeyFor(store: KeyValueStore, key: string, text: string): string | null {
  for (let copy = 1; ; copy += 1) {
    const copyKey = quarantineKey(key, copy);
    const kept = store.read(copyKey);
    if (kept === text) return null;
    if (kept === null) return copyKey;
  }
}

/** Keeps a text before it is written over. @throws StorageError, so that it is not, where it cannot be kept */
export function keepAside(store: KeyValueStore, key: string, text: string): void {
  const copyKey = quarantineKeyFor(store, key, text);
  if (copyKey !== null) store.write(copyKey, text);
}

import type { KeyValueStore } from './keyValueStore';

/** Where a text is kept that was found under `key` but could not be read, before `key` is written over. */
const quarantineKey = (key: string, copy: number): string =>
  copy === 1 ? `${key}.corrupt` : `${key}.corrupt.${String(copy)}`;

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

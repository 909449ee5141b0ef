import type { KeyValueStore } from './keyValueStore';

const quarantineKey = (key: string, copy: number): string =>
  copy === 1 ? `${key}.corrupt` : `${key}.corrupt.${String(copy)}`;

/** Returns null if there already is a copy of the text. */
export function quarantineKeyFor(store: KeyValueStore, key: string, text: string): string | null {
  for (let copy = 1; ; copy += 1) {
    const copyKey = quarantineKey(key, copy);
    const kept = store.read(copyKey);
    if (kept === text) return null;
    if (kept === null) return copyKey;
  }
}

/** @throws StorageError if the copy can't be written, so that the original isn't overwritten */
export function copyToQuarantine(store: KeyValueStore, key: string, text: string): void {
  const copyKey = quarantineKeyFor(store, key, text);
  if (copyKey !== null) store.write(copyKey, text);
}

import { parseList } from './entries';
import type { KeyValueStore } from '@/data/storage/keyValueStore';
import { quarantineKey, storageKeys } from '@/data/storage/storageKeys';

/** Where `text`, found under `key`, is to be kept before it is written over; null where a copy of it already is. */
export function quarantineKeyFor(store: KeyValueStore, key: string, text: string): string | null {
  for (let copy = 1; ; copy += 1) {
    const copyKey = quarantineKey(key, copy);
    const kept = store.read(copyKey);
    if (kept === text) return null;
    if (kept === null) return copyKey;
  }
}

/** A stored text that is no list: kept aside, or still where a list should be. */
export interface DamagedText {
  readonly key: string;
  readonly characters: number;
  /** False while it stands in the list's own place, where the next change keeps it aside. */
  readonly isKeptAside: boolean;
}

export interface Quarantine {
  /** @throws StorageError when storage cannot be read */
  readonly list: () => readonly DamagedText[];
  /** Null when it has gone. @throws StorageError when storage cannot be read */
  readonly read: (key: string) => string | null;
  /** @throws StorageError when it could not be removed, RangeError for a key that holds no kept text */
  readonly remove: (key: string) => void;
}

const LISTS = [storageKeys.platforms, storageKeys.brokers];

const isQuarantineKey = (key: string) =>
  LISTS.some((list) => key.startsWith(list) && /^\.corrupt(?:\.\d+)?$/.test(key.slice(list.length)));

/** The texts that could not be read as a list, so that what is in them can be rescued. */
export function createQuarantine(store: KeyValueStore): Quarantine {
  const described = (key: string, isKeptAside: boolean): DamagedText => ({
    key,
    characters: store.read(key)?.length ?? 0,
    isKeptAside,
  });
  return {
    list: () => [
      ...LISTS.filter((key) => parseList(store.read(key)) === 'corrupt').map((key) => described(key, false)),
      ...store
        .keys()
        .filter(isQuarantineKey)
        .toSorted()
        .map((key) => described(key, true)),
    ],
    read: store.read,
    remove(key) {
      if (!isQuarantineKey(key)) throw new RangeError(`${key} holds no kept text.`);
      store.remove(key);
    },
  };
}

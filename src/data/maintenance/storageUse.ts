import { allKeys, storedLists } from '@/data/catalogue/storedLists';
import { isQuarantineKey } from './quarantine';
import type { KeyValueStore } from '@/data/storage/keyValueStore';
import { storageKeys } from '@/data/storage/storageKeys';

/** Includes the keys. */
export interface StorageShare {
  readonly what: string;
  readonly characters: number;
}

export interface StorageUse {
  /**
   * Largest first.
   * @throws StorageError
   */
  readonly shares: () => readonly StorageShare[];
  /**
   * For the whole origin.
   * @throws StorageError
   */
  readonly usedCharacters: () => number;
  readonly isPersistent: () => boolean;
}

const OWN_KEYS = new Set(allKeys);

function describeKey(key: string): string {
  const list = Object.values(storedLists).find((rules) => rules.key === key);
  if (list) return list.title;
  if (key === storageKeys.signals) return 'The record of signals';
  if (isQuarantineKey(key)) return 'Damaged texts';
  if (key === storageKeys.activity) return 'The activity log';
  return OWN_KEYS.has(key) ? 'Other data of this site' : 'Other pages at this address';
}

export function createStorageUse(store: KeyValueStore): StorageUse {
  return {
    usedCharacters: store.usedCharacters,
    isPersistent: store.isPersistent,
    shares() {
      const shares = new Map<string, number>();
      for (const key of store.keys()) {
        const characters = key.length + (store.read(key)?.length ?? 0);
        const what = describeKey(key);
        shares.set(what, (shares.get(what) ?? 0) + characters);
      }
      return [...shares]
        .map(([what, characters]) => ({ what, characters }))
        .toSorted((a, b) => b.characters - a.characters);
    },
  };
}

import { allStorageKeys, storedLists } from '@/data/catalogue/storedLists';
import { isQuarantineKey } from './quarantine';
import type { KeyValueStore } from '@/data/storage/keyValueStore';
import { storageKeys } from '@/data/storage/storageKeys';

const OWN_KEYS = new Set(allStorageKeys);

const OTHER_PAGES = 'Other pages at this address';

function describeKey(key: string): string {
  const list = Object.values(storedLists).find((rules) => rules.key === key);
  if (list) return list.title;
  if (key === storageKeys.signals) return 'The record of signals';
  if (key === storageKeys.journal) return 'The trade journal';
  if (isQuarantineKey(key)) return 'Damaged data';
  if (key === storageKeys.activity) return 'The activity log';
  return OWN_KEYS.has(key) ? 'Other data from this site' : OTHER_PAGES;
}

/** `usedCharacters` and `shares` can throw a StorageError. */
export function createStorageUse(store: KeyValueStore) {
  return {
    /** For the whole origin */
    usedCharacters: () => store.usedCharacters(),
    isPersistent: store.isPersistent,
    /** The number of characters used for each purpose, keys and values together, largest first */
    shares() {
      const shares = new Map<string, number>();
      const add = (what: string, characters: number) =>
        shares.set(what, (shares.get(what) ?? 0) + characters);
      let others = store.usedCharacters();
      for (const key of store.keys()) {
        const characters = store.usedCharacters(key);
        add(describeKey(key), characters);
        others -= characters;
      }
      if (others > 0) add(OTHER_PAGES, others);
      return [...shares]
        .map(([what, characters]) => ({ what, characters }))
        .toSorted((a, b) => b.characters - a.characters);
    },
  };
}

import type { KeyValueStore } from '@/data/storage/keyValueStore';
import { storageKeys } from '@/data/storage/storageKeys';

/** What is stored for convenience only, and can be dropped without losing anything that was made. */
export interface Cache {
  /** What is there to drop, in words. @throws StorageError when storage cannot be read */
  readonly contents: () => readonly string[];
  /** Drops it, and returns what it was. @throws StorageError when some of it is still there */
  readonly clear: () => readonly string[];
}

type KeyName = keyof typeof storageKeys;

/**
 * What Clear Cache drops, in the words an administrator reads; null for what it must never touch, such as sessions,
 * drafts and what was done. A key that is not classified here does not compile. The keys of lists are not among them: they always stay.
 */
export const clearableAs: Readonly<Record<KeyName, string | null>> = {
  customerToken: null,
  adminToken: null,
  adminData: null,
  signals: null,
  signalsSeed: null,
  publishing: null,
  download: null,
  activity: null,
  ticker: 'the choice of moving or still prices',
  theme: 'the choice of a light or dark look',
  // A consent that was withdrawn is not to be given back by tidying up.
  widgetsConsent: null,
  account: 'the account kept for the calculators',
  // What a learner has done and written.
  progress: null,
  recordName: null,
  practice: null,
  practicePast: null,
  author: null,
  drafts: null,
  reload: null,
};

const CLEARABLE = (Object.keys(storageKeys) as KeyName[]).flatMap((name) => {
  const words = clearableAs[name];
  return words === null ? [] : [{ key: storageKeys[name], words }];
});

export function createCache(store: KeyValueStore): Cache {
  const stored = () => CLEARABLE.filter(({ key }) => store.read(key) !== null);
  return {
    contents: () => stored().map(({ words }) => words),
    clear() {
      const dropped = stored();
      for (const { key } of dropped) store.remove(key);
      return dropped.map(({ words }) => words);
    },
  };
}

import type { KeyValueStore } from '@/data/storage/keyValueStore';
import { storageKeys } from '@/data/storage/storageKeys';

type KeyName = keyof typeof storageKeys;

/**
 * Descriptions of what Clear Cache removes; null for what it keeps. A new key doesn't compile until it's
 * listed here. Lists are always kept.
 */
export const clearableWords: Readonly<Record<KeyName, string | null>> = {
  customerToken: null,
  adminToken: null,
  adminData: null,
  signals: null,
  signalsSeed: null,
  publishing: null,
  download: null,
  activity: null,
  ticker: 'the choice of moving or still prices',
  theme: 'the choice of a light or dark theme',
  // A withdrawn consent must not be given back.
  widgetsConsent: null,
  account: 'the account size saved for the calculators',
  progress: null,
  recordName: null,
  practice: null,
  practicePast: null,
  author: null,
  drafts: null,
  reload: null,
};

const CLEARABLE_KEYS = (Object.keys(storageKeys) as KeyName[]).flatMap((name) => {
  const words = clearableWords[name];
  return words === null ? [] : [{ key: storageKeys[name], words }];
});

/** Stored conveniences, as opposed to anyone's work. Both functions can throw a StorageError. */
export function createCache(store: KeyValueStore) {
  const stored = () => CLEARABLE_KEYS.filter(({ key }) => store.read(key) !== null);
  return {
    contents: () => stored().map(({ words }) => words),
    /** Returns what it removed. */
    clear() {
      const dropped = stored();
      for (const { key } of dropped) store.remove(key);
      return dropped.map(({ words }) => words);
    },
  };
}

import type { KeyValueStore } from '@/data/storage/keyValueStore';
import { storageKeys } from '@/data/storage/storageKeys';

/** Stored conveniences that can be removed without losing anyone's work */
export interface Cache {
  /**
   * Descriptions of what can be removed.
   * @throws StorageError
   */
  readonly contents: () => readonly string[];
  /**
   * Returns what it removed.
   * @throws StorageError if something couldn't be removed
   */
  readonly clear: () => readonly string[];
}

type KeyName = keyof typeof storageKeys;

/**
 * What Clear Cache removes, in words for administrators; null for what it must keep. The type requires every
 * key to be listed here. Lists aren't included: they are always kept.
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
  // Clearing the cache must not give back a consent that was withdrawn.
  widgetsConsent: null,
  account: 'the account kept for the calculators',
  // A learner's progress and notes
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

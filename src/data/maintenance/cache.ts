import type { KeyValueStore } from '@/data/storage/keyValueStore';
import { storageKeys } from '@/data/storage/storageKeys';

/** Excludes the consent to widgets, so that clearing these never restores consent that was withdrawn. */
const CLEARABLE_KEYS = [
  { key: storageKeys.ticker, words: 'the choice of moving or still prices' },
  { key: storageKeys.theme, words: 'the choice of a light or dark theme' },
  { key: storageKeys.secondChart, words: 'the choice of a second practice chart' },
  { key: storageKeys.account, words: 'the account size saved for the calculators' },
];

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

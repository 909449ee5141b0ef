import type { KeyValueStore } from '@/data/storage/keyValueStore';
import { listKeys, type ListName } from './listNames';
import { parseList } from './parseList';
import { seededList, type Seed } from './seed';

/**
 * The values of a list as this browser has them once it has taken the seed, for code that does without the schemas of
 * records; null where nothing is stored or published. Stores nothing.
 * @throws StorageError
 */
export function newestValues(name: ListName, store: KeyValueStore, seed: Seed): readonly unknown[] | null {
  const { key, seedKey } = listKeys[name];
  const stored = parseList(store.read(key));
  const values = seededList(stored, seedKey, seed, store)?.values ?? stored;
  return values === 'corrupt' ? [] : values;
}

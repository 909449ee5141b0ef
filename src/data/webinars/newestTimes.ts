import { parseList } from '@/data/catalogue/parseList';
import { listKeys } from '@/data/catalogue/listNames';
import { seededList, type Seed } from '@/data/catalogue/seed';
import { isJsonObject } from '@/data/storage/json';
import type { KeyValueStore } from '@/data/storage/keyValueStore';
import type { WebinarTimes } from '@/domain/webinarTimes';

const timesIn = (value: unknown): WebinarTimes[] =>
  isJsonObject(value) && value.isActive !== false && typeof value.startsAt === 'string'
    ? [{ startsAt: value.startsAt, minutes: Number(value.minutes) }]
    : [];

/**
 * When the active webinars take place, as this browser's list has them once it has taken the seed; null where neither
 * is known. Stores nothing, and knows no more of a record than every page needs.
 * @throws StorageError
 */
export function readNewestTimes(store: KeyValueStore, seed: Seed): readonly WebinarTimes[] | null {
  const { key, seedKey } = listKeys.webinars;
  const stored = parseList(store.read(key));
  const values = seededList(stored, seedKey, seed, store)?.values ?? stored;
  if (values === null) return null;
  return values === 'corrupt' ? [] : values.flatMap(timesIn);
}

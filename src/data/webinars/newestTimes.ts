import { newestValues } from '@/data/catalogue/newestValues';
import type { Seed } from '@/data/catalogue/seed';
import { isJsonObject } from '@/data/storage/json';
import type { KeyValueStore } from '@/data/storage/keyValueStore';
import type { WebinarTimes } from '@/domain/webinarTimes';

const timesIn = (value: unknown): WebinarTimes[] =>
  isJsonObject(value) && value.isActive !== false && typeof value.startsAt === 'string'
    ? [{ startsAt: value.startsAt, minutes: Number(value.minutes) }]
    : [];

/**
 * When the active webinars take place, by this browser's list; null where none is known. Knows no more of a record
 * than every page needs.
 * @throws StorageError
 */
export const readNewestTimes = (store: KeyValueStore, seed: Seed): readonly WebinarTimes[] | null =>
  newestValues('webinars', store, seed)?.flatMap(timesIn) ?? null;

import type { KeyValueStore } from '@/data/storage/keyValueStore';
import { storageKeys } from '@/data/storage/storageKeys';
import { markOf } from './ledger';
import type { Seed } from './seeds';

/**
 * Marks of the files that were downloaded here, latest first
 * @throws StorageError
 */
export const downloadsIn = (store: Pick<KeyValueStore, 'read'>): readonly string[] =>
  store.read(storageKeys.download)?.split(' ') ?? [];

/**
 * Whether the file was downloaded here. Everything in it was in this browser's lists, so any difference is a later
 * change made here.
 */
export const isOwnDownload = (store: Pick<KeyValueStore, 'read'>, seed: Seed): boolean =>
  downloadsIn(store).includes(markOf(seed));

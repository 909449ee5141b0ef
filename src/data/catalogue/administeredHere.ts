import type { KeyValueStore } from '@/data/storage/keyValueStore';
import { storageKeys } from '@/data/storage/storageKeys';
import { listKeys } from './listNames';

/** What administrators leave behind: their activity, copies of what they changed, and their session. */
const TRACES: readonly string[] = [
  storageKeys.activity,
  storageKeys.adminToken,
  storageKeys.adminData,
  ...Object.values(listKeys).map(({ baseKey }) => baseKey),
];

/** Whether an administrator may have changed something in this browser. @throws StorageError when storage cannot be read */
export const wasAdministered = (store: Pick<KeyValueStore, 'read'>): boolean =>
  TRACES.some((key) => store.read(key) !== null);

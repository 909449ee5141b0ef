import type { KeyValueStore } from '@/data/storage/keyValueStore';
import { storageKeys } from '@/data/storage/storageKeys';

export type CustomerTokenStore = ReturnType<typeof createCustomerTokenStore>;

/** Every function can throw a StorageError. */
export const createCustomerTokenStore = (store: KeyValueStore) => ({
  read: () => store.read(storageKeys.customerToken),
  save: (token: string) => store.write(storageKeys.customerToken, token),
  clear: () => store.remove(storageKeys.customerToken),
});

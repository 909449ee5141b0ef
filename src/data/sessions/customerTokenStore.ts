import type { KeyValueStore } from '@/data/storage/keyValueStore';
import { storageKeys } from '@/data/storage/storageKeys';

/** Every method can throw a StorageError. */
export interface CustomerTokenStore {
  readonly read: () => string | null;
  readonly save: (token: string) => void;
  readonly clear: () => void;
}

export const createCustomerTokenStore = (store: KeyValueStore): CustomerTokenStore => ({
  read: () => store.read(storageKeys.customerToken),
  save: (token) => store.write(storageKeys.customerToken, token),
  clear: () => store.remove(storageKeys.customerToken),
});

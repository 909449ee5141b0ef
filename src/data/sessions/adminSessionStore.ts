import * as v from 'valibot';
import { administratorSchema, type Administrator } from '@/domain/accounts/administrator';
import { formatJson, jsonOrNull } from '@/data/storage/json';
import type { KeyValueStore } from '@/data/storage/keyValueStore';
import type { WatchStorage } from '@/data/storage/storageChanges';
import { storageKeys } from '@/data/storage/storageKeys';

const TOKEN_PREFIX = 'admin-token-';
const { adminToken, adminData } = storageKeys;

export type AdminSessionStore = ReturnType<typeof createAdminSessionStore>;

function parseAdministrator(text: string): Administrator | null {
  const result = v.safeParse(administratorSchema, jsonOrNull(text));
  return result.success ? result.output : null;
}

export function createAdminSessionStore(store: KeyValueStore, now: () => number, watch: WatchStorage) {
  let unstored: Administrator | null = null;

  function hasStoredToken(): boolean {
    try {
      return store.read(adminToken) !== null;
    } catch {
      return false;
    }
  }

  function removeKeys() {
    store.remove(adminToken);
    store.remove(adminData);
  }

  return {
    /**
     * Removes invalid data along with the token. If only one of the two keys is set, it is left alone, because
     * another tab may be signing in.
     * @throws StorageError
     */
    restore(): Administrator | null {
      if (unstored) return unstored;
      const token = store.read(adminToken);
      const data = store.read(adminData);
      if (token === null || data === null) return null;
      const administrator = parseAdministrator(data);
      if (administrator === null) removeKeys();
      return administrator;
    },
    /** Returns false if the session lasts only until this tab reloads or closes. */
    save(administrator: Administrator): boolean {
      unstored = null;
      try {
        store.write(adminData, formatJson(administrator));
        store.write(adminToken, `${TOKEN_PREFIX}${String(now())}`);
      } catch {
        unstored = administrator;
        removeKeys();
      }
      return unstored === null;
    },
    isStored: () => unstored === null,
    /** @throws StorageError */
    clear() {
      unstored = null;
      removeKeys();
    },
    watch: (onChange: () => void) =>
      watch(adminToken, () => {
        // Once another tab has stored a session, signing out there also ends this one.
        if (unstored && hasStoredToken()) unstored = null;
        onChange();
      }),
  };
}

import * as v from 'valibot';
import { administratorSchema, type Administrator } from '@/domain/administrator';
import { formatJson, parseJson } from '@/data/storage/json';
import type { KeyValueStore } from '@/data/storage/keyValueStore';
import type { WatchStorage } from '@/data/storage/storageChanges';
import { storageKeys } from '@/data/storage/storageKeys';

const TOKEN_PREFIX = 'admin-token-';
const { adminToken, adminData } = storageKeys;

/** The administrator's session as this browser keeps it. */
export interface AdminSessionStore {
  /**
   * The signed-in administrator. Data that are not an administrator's are removed, with the token; one key without
   * the other means signed out and is left alone, as another tab may be in the middle of signing in.
   * @throws StorageError when storage cannot be used
   */
  readonly restore: () => Administrator | null;
  /** @throws StorageError when the session could not be kept; nothing of it is left then */
  readonly save: (administrator: Administrator) => void;
  /** @throws StorageError when storage cannot be used */
  readonly clear: () => void;
  /** Calls back when another tab may have signed in or out; returns the way to stop. */
  readonly watch: (onChange: () => void) => () => void;
}

function parseAdministrator(text: string): Administrator | null {
  try {
    const result = v.safeParse(administratorSchema, parseJson(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

export function createAdminSessionStore(
  store: KeyValueStore,
  now: () => number,
  watch: WatchStorage,
): AdminSessionStore {
  function clear() {
    store.remove(adminToken);
    store.remove(adminData);
  }
  return {
    restore() {
      const token = store.read(adminToken);
      const data = store.read(adminData);
      if (token === null || data === null) return null;
      const administrator = parseAdministrator(data);
      if (administrator === null) clear();
      return administrator;
    },
    save(administrator) {
      try {
        store.write(adminData, formatJson(administrator));
        store.write(adminToken, `${TOKEN_PREFIX}${String(now())}`);
      } catch (error) {
        clear();
        throw error;
      }
    },
    clear,
    watch: (onChange) => watch(adminToken, onChange),
  };
}

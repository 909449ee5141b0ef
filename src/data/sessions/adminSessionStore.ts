import * as v from 'valibot';
import { administratorSchema, type Administrator } from '@/domain/administrator';
import { formatJson, parseJson } from '@/data/storage/json';
import type { KeyValueStore } from '@/data/storage/keyValueStore';
import type { WatchStorage } from '@/data/storage/storageChanges';
import { storageKeys } from '@/data/storage/storageKeys';

const TOKEN_PREFIX = 'admin-token-';
const { adminToken, adminData } = storageKeys;

/** The administrator's session as this browser keeps it, or this tab where the browser does not. */
export interface AdminSessionStore {
  /**
   * The signed-in administrator. Data that are not an administrator's are removed, with the token; one key without
   * the other means signed out and is left alone, as another tab may be in the middle of signing in.
   * @throws StorageError when storage cannot be used
   */
  readonly restore: () => Administrator | null;
  /** False where the browser did not store it: then it holds until this tab is reloaded or closed. */
  readonly save: (administrator: Administrator) => boolean;
  /** Whether the session of {@link restore} outlives this tab. */
  readonly isStored: () => boolean;
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
  /** The session of this tab alone, where there was no room for it. */
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
    restore() {
      if (unstored) return unstored;
      const token = store.read(adminToken);
      const data = store.read(adminData);
      if (token === null || data === null) return null;
      const administrator = parseAdministrator(data);
      if (administrator === null) removeKeys();
      return administrator;
    },
    save(administrator) {
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
    clear() {
      unstored = null;
      removeKeys();
    },
    watch: (onChange) =>
      watch(adminToken, () => {
        // From a session that another tab has stored, logging out there ends this one as well.
        if (unstored && hasStoredToken()) unstored = null;
        onChange();
      }),
  };
}

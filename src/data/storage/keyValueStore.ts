import { report } from '@/data/report';
import { isQuotaError, StorageError } from './storageError';
import { keyPrefix } from './storageKeys';

/** The keys of one copy of the site. Every method except `isPersistent` can throw a {@link StorageError}. */
export interface KeyValueStore {
  /** False if storage is unavailable and everything is lost with the tab */
  readonly isPersistent: () => boolean;
  readonly read: (key: string) => string | null;
  /** Reads back what it wrote: a write that silently fails throws a `verify` error. */
  readonly write: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
  /** In no particular order; may include the keys of other pages */
  readonly keys: () => readonly string[];
  /** The size of everything at this origin, which shares the browser's limit, or of one key of this copy */
  readonly usedCharacters: (key?: string) => number;
}

export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export function createMemoryArea(): StorageArea {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, text) => void items.set(key, text),
    removeItem: (key) => void items.delete(key),
    key: (index) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
}

const allKeys = (area: StorageArea): readonly string[] =>
  Array.from({ length: area.length }, (_, index) => area.key(index)).filter((key) => key !== null);

/**
 * @param findArea called on first use. If it throws or returns null (blocked cookies, sandboxed frames,
 * embedded browsers), memory is used instead.
 * @param warn called once when memory is used
 * @param prefix from {@link keyPrefix}
 */
export function createKeyValueStore(
  findArea: () => StorageArea | null,
  warn: (message: string) => void,
  prefix = '',
): KeyValueStore {
  let memory: StorageArea | undefined;

  function area(): StorageArea {
    if (memory) return memory;
    try {
      const found = findArea();
      if (found) return found;
    } catch {
      // Accessing localStorage throws if the browser blocks it.
    }
    memory = createMemoryArea();
    warn('localStorage is not available');
    return memory;
  }

  const attempt = <T>(kind: 'unreadable' | 'write', key: string, action: (area: StorageArea) => T): T => {
    try {
      return action(area());
    } catch (error) {
      const found = isQuotaError(error) ? 'quota' : kind;
      throw new StorageError(found, key, `The browser refused to use its storage for ${key}.`, error);
    }
  };

  const store: KeyValueStore = {
    isPersistent: () => {
      area();
      return memory === undefined;
    },
    read: (key) => attempt('unreadable', key, (used) => used.getItem(prefix + key)),
    write(key, text) {
      attempt('write', key, (used) => used.setItem(prefix + key, text));
      if (store.read(key) !== text)
        throw new StorageError(
          'verify',
          key,
          `The browser's storage does not contain what was written to ${key}.`,
        );
    },
    remove(key) {
      attempt('write', key, (used) => used.removeItem(prefix + key));
    },
    keys: () =>
      attempt('unreadable', '', allKeys)
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length)),
    usedCharacters: (only) =>
      attempt('unreadable', only ?? '', (used) =>
        (only === undefined ? allKeys(used) : [prefix + only]).reduce(
          (sum, key) => sum + key.length + (used.getItem(key)?.length ?? 0),
          0,
        ),
      ),
  };
  return store;
}

const PREFIX = keyPrefix(import.meta.env.BASE_URL);

export const browserStore = createKeyValueStore(() => globalThis.localStorage, report.warning, PREFIX);

/** Lasts until the tab is closed. */
export const tabStore = createKeyValueStore(
  () => globalThis.sessionStorage,
  () => undefined,
  PREFIX,
);

export type KeyedText = readonly [key: string, text: string];

/** Thrown if writing several values fails halfway and can't be rolled back. */
export class HalfWrittenError extends Error {
  override readonly name = 'HalfWrittenError';
}

/**
 * Rolls back if one of the writes fails.
 * @throws StorageError if nothing was changed, HalfWrittenError if the rollback failed
 */
export function writeAll(store: KeyValueStore, texts: readonly KeyedText[]): void {
  const before = texts.map(([key]) => [key, store.read(key)] as const);
  try {
    for (const [key, text] of texts) store.write(key, text);
  } catch (error) {
    try {
      for (const [key, text] of before.toReversed()) {
        if (store.read(key) === text) continue;
        if (text === null) store.remove(key);
        else store.write(key, text);
      }
    } catch (cause) {
      throw new HalfWrittenError('Some of the changes could not be rolled back.', { cause });
    }
    throw error;
  }
}

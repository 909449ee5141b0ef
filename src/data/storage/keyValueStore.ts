import { report } from '@/data/report';
import { isQuotaError, StorageError } from './storageError';

/** Raw text under keys. Every method but `isPersistent` can throw a {@link StorageError}. */
export interface KeyValueStore {
  /** False when the browser offers no storage and everything is gone with the tab. */
  readonly isPersistent: () => boolean;
  readonly read: (key: string) => string | null;
  /** Writes and reads back, so that a write that silently did nothing is a `verify` error. */
  readonly write: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
  /** All keys in use, ours or not, in no particular order. */
  readonly keys: () => readonly string[];
  /** The characters of all keys and values, ours or not: what counts against the browser's limit. */
  readonly usedCharacters: () => number;
}

/** The part of the browser's `Storage` that is used. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A storage area that lives as long as the tab. */
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

/**
 * @param findArea gives the browser's storage; it may throw or give null (blocked cookies, sandboxed frames,
 *   embedded browsers), so it is first called when storage is first used. From then on memory takes its place.
 * @param warn called once when it does.
 */
export function createKeyValueStore(
  findArea: () => StorageArea | null,
  warn: (message: string) => void,
): KeyValueStore {
  let memory: StorageArea | undefined;

  function area(): StorageArea {
    if (memory) return memory;
    try {
      const found = findArea();
      if (found) return found;
    } catch {
      // Merely naming localStorage throws where the browser blocks it.
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
    read: (key) => attempt('unreadable', key, (used) => used.getItem(key)),
    write(key, text) {
      attempt('write', key, (used) => {
        used.setItem(key, text);
      });
      if (store.read(key) !== text)
        throw new StorageError(
          'verify',
          key,
          `The browser's storage does not hold what was written to ${key}.`,
        );
    },
    remove(key) {
      attempt('write', key, (used) => {
        used.removeItem(key);
      });
    },
    keys: () =>
      attempt('unreadable', '', (used) =>
        Array.from({ length: used.length }, (_, index) => used.key(index)).filter((key) => key !== null),
      ),
    usedCharacters: () =>
      store.keys().reduce((sum, key) => sum + key.length + (store.read(key)?.length ?? 0), 0),
  };
  return store;
}

/** This browser's localStorage, found when it is first used. */
export const browserStore = createKeyValueStore(() => globalThis.localStorage, report.warning);

export type KeyedText = readonly [key: string, text: string];

/** Thrown when several texts were to be written, one failed, and another could not be put back as it was. */
export class HalfWrittenError extends Error {
  override readonly name = 'HalfWrittenError';
}

/**
 * Writes all of the texts or none, in this order: what was written before a failure is put back as it was.
 * @throws StorageError when nothing was changed, HalfWrittenError when that could not be undone
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
      throw new HalfWrittenError('A part of what was to be written could not be undone.', { cause });
    }
    throw error;
  }
}

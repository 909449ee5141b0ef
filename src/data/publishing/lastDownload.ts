import { formatJson, isJsonObject, parseJson } from '@/data/storage/json';
import type { KeyValueStore } from '@/data/storage/keyValueStore';
import { storageKeys } from '@/data/storage/storageKeys';

/** A file that was downloaded for the site */
export interface Download {
  /** See `markOf` */
  readonly mark: string;
  readonly revision: number;
  /** ISO 8601 in UTC */
  readonly at: string;
}

const isDownload = (value: unknown): value is Download =>
  isJsonObject(value) &&
  typeof value.mark === 'string' &&
  typeof value.revision === 'number' &&
  typeof value.at === 'string';

/** @throws StorageError */
export function readDownload(store: Pick<KeyValueStore, 'read'>): Download | null {
  const text = store.read(storageKeys.lastDownload);
  try {
    const value = text === null ? null : parseJson(text);
    return isDownload(value) ? value : null;
  } catch {
    return null;
  }
}

/** @throws StorageError */
export const rememberDownload = (store: KeyValueStore, download: Download): void =>
  store.write(storageKeys.lastDownload, formatJson(download));

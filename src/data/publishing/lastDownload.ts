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
  /** See `checksumOf`; missing from downloads of earlier versions */
  readonly content?: string;
}

/** A short hash (FNV-1a) of what a file contains, to see whether anything has changed since. */
export function checksumOf(lists: unknown, signals: number): string {
  let hash = 0x81_1c_9d_c5;
  for (const unit of formatJson(lists)) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01_00_01_93);
  return `${(hash >>> 0).toString(16)} ${String(signals)}`;
}

const isDownload = (value: unknown): value is Download =>
  isJsonObject(value) &&
  typeof value.mark === 'string' &&
  typeof value.revision === 'number' &&
  typeof value.at === 'string' &&
  ['undefined', 'string'].includes(typeof value.content);

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

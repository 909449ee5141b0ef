import { checksumOf } from '@/domain/merge/checks';
import { formatJson, isJsonObject, jsonOrNull } from '@/data/storage/json';
import type { KeyValueStore } from '@/data/storage/keyValueStore';
import { storageKeys } from '@/data/storage/storageKeys';

/** A file that was downloaded so that it can be put on the site */
export interface Download {
  /** See `publicationMark` */
  readonly mark: string;
  readonly revision: number;
  /** ISO 8601 in UTC */
  readonly at: string;
  /** From `contentChecksum`; missing from downloads of earlier versions */
  readonly content?: string;
  /** Marks of the publications it includes; missing from downloads of earlier versions */
  readonly ancestors?: readonly string[] | undefined;
}

const CHECK_CHARACTERS = 6;

/** A checksum of a file's contents, to detect later changes */
export const contentChecksum = (lists: unknown, signals: number): string =>
  `${checksumOf(formatJson(lists), CHECK_CHARACTERS)} ${String(signals)}`;

const isDownload = (value: unknown): value is Download =>
  isJsonObject(value) &&
  typeof value.mark === 'string' &&
  typeof value.revision === 'number' &&
  typeof value.at === 'string' &&
  ['undefined', 'string'].includes(typeof value.content) &&
  (value.ancestors === undefined || Array.isArray(value.ancestors));

/** @throws StorageError */
export function readDownload(store: Pick<KeyValueStore, 'read'>): Download | null {
  const value = jsonOrNull(store.read(storageKeys.lastDownload));
  return isDownload(value) ? value : null;
}

/** @throws StorageError */
export const rememberDownload = (store: KeyValueStore, download: Download): void =>
  store.write(storageKeys.lastDownload, formatJson(download));

import { isVersions } from '@/domain/merge/heal';
import { isSameJson } from '@/domain/merge/same';
import type { MergedFile } from '@/domain/merge/files';
import type { VersionedList, Versions } from '@/domain/merge/versions';
import { formatJson, isJsonObject, jsonOrNull } from '@/data/storage/json';
import type { KeyValueStore } from '@/data/storage/keyValueStore';
import { createTextReader } from '@/data/storage/textReader';
import { catalogueLists, listNames } from './lists';

/** The versions of a stored list, with notes that only this browser keeps about it */
export interface ListNotes extends MergedFile {
  readonly versions: Versions;
  /** The highest revision of all merged files */
  readonly revision: number;
  /** A file's list that must be merged first, because an older version of the site left questions open */
  readonly unasked?: VersionedList | undefined;
}

const isListWithVersions = (value: unknown): value is VersionedList =>
  isJsonObject(value) && Array.isArray(value.records) && isVersions(value.versions);

/** Returns null if nothing is stored. */
export function parseNotes(text: string | null): ListNotes | 'damaged' | null {
  if (text === null) return null;
  const value = jsonOrNull(text);
  if (!isVersions(value)) return 'damaged';
  const { file, fileVersions, revision, unasked, ...versions } = value as Versions &
    Readonly<Record<string, unknown>>;
  return {
    versions,
    ...(typeof file === 'string' && { file }),
    ...(versions.me === undefined && { fileVersions: versions }),
    ...(isVersions(fileVersions) && { fileVersions }),
    revision: typeof revision === 'number' ? revision : 0,
    ...(isListWithVersions(unasked) && { unasked }),
  };
}

/** As long as a browser has changed nothing, its versions are usually those of the file. */
export function notesText({ versions, fileVersions, ...notes }: ListNotes): string {
  const isImplied = versions.me === undefined && isSameJson(fileVersions, versions);
  return formatJson({ ...versions, ...notes, ...(!isImplied && { fileVersions }) });
}

/**
 * Returns the highest revision that any list was merged with.
 * @throws StorageError
 */
export function createRevisionReader(store: Pick<KeyValueStore, 'read'>): () => number {
  const readers = listNames.map((name) => {
    const { versionsKey } = catalogueLists[name];
    return versionsKey === null ? null : createTextReader(store, versionsKey, parseNotes);
  });
  return () =>
    readers.reduce((highest, read) => {
      const notes = read?.().parsed ?? null;
      return notes === null || notes === 'damaged' ? highest : Math.max(highest, notes.revision);
    }, 0);
}

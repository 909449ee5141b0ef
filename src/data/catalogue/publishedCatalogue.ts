import { MAX_STORED_CHARACTERS } from '@/data/storage/quota';
import type { ListRecord } from '@/domain/merge/versions';
import { formatJson, isJsonObject, parseJsonFile } from '@/data/storage/json';
import { hasValidLists, partsIn, type PerPartInFile } from './lists';

/** Files are indented, so they are longer than the stored text. */
export const MAX_FILE_CHARACTERS = 4 * MAX_STORED_CHARACTERS;

/** UTF-8 needs at most three bytes per UTF-16 unit. */
export const MAX_FILE_BYTES = 3 * MAX_FILE_CHARACTERS;

export const fitsStorage = (lists: readonly (readonly unknown[])[]): boolean =>
  lists.reduce((sum, list) => sum + formatJson(list).length, 0) <= MAX_STORED_CHARACTERS;

export const FILE_FORMAT = { app: 'upmark', schema: 1 } as const;

export interface PublishedCatalogue extends PerPartInFile<readonly ListRecord[]> {
  readonly revision: number;
  /** Missing from files written by older versions of the site */
  readonly publication?: string;
  /** The publications it includes, latest first, for older versions of the site */
  readonly ancestors?: readonly string[];
  /** Who changed what in its lists; files written by older versions of the site don't contain it */
  readonly versions?: unknown;
}

const isRecordList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((record) => isJsonObject(record) && typeof record.id === 'string');

const isPublished = (value: unknown): value is PublishedCatalogue =>
  isJsonObject(value) &&
  value.app === FILE_FORMAT.app &&
  value.schema === FILE_FORMAT.schema &&
  Number.isSafeInteger(value.revision) &&
  Number(value.revision) > 0 &&
  (value.publication === undefined || typeof value.publication === 'string') &&
  (value.ancestors === undefined ||
    (Array.isArray(value.ancestors) && value.ancestors.every((id) => typeof id === 'string'))) &&
  hasValidLists(value, isRecordList);

/**
 * - `missing`: the host has no such file
 * - `damaged`: not a catalogue
 * - `unreachable`: no response
 */
export type CatalogueUnavailableReason = 'missing' | 'damaged' | 'unreachable';

export class CatalogueUnavailableError extends Error {
  override readonly name = 'CatalogueUnavailableError';
  readonly reason: CatalogueUnavailableReason;

  constructor(reason: CatalogueUnavailableReason, cause?: unknown) {
    super(`No published catalogue: ${reason}.`, { cause });
    this.reason = reason;
  }
}

/**
 * @throws CatalogueUnavailableError for a file that isn't a catalogue or is too large; the size is checked
 * again here, because hosts that compress responses don't state it
 */
export function parsePublishedCatalogue(text: string): PublishedCatalogue {
  if (text.length > MAX_FILE_CHARACTERS) throw new CatalogueUnavailableError('damaged');
  let file: unknown;
  try {
    file = parseJsonFile(text);
  } catch (error) {
    throw new CatalogueUnavailableError('damaged', error);
  }
  if (!isPublished(file) || !fitsStorage(partsIn(file))) throw new CatalogueUnavailableError('damaged');
  return file;
}

/** For the response headers */
const TIMEOUT_MS = 3000;

/** For the body, on a slow network */
const BODY_TIMEOUT_MS = 15_000;

/** Some storage services return 403 for missing files. */
const MISSING_STATUSES = [403, 404, 410];

/** @throws CatalogueUnavailableError if the file is missing, too large, too slow or can't be reached */
export async function fetchPublishedCatalogue(): Promise<string> {
  const stop = new AbortController();
  const stopIn = (ms: number) => setTimeout(() => stop.abort(), ms);
  let timer = stopIn(TIMEOUT_MS);
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}catalogue.json`, {
      cache: 'no-cache',
      signal: stop.signal,
    });
    clearTimeout(timer);
    timer = stopIn(BODY_TIMEOUT_MS);
    const isTooLarge = Number(response.headers.get('content-length')) > MAX_FILE_BYTES;
    if (!response.ok || isTooLarge) {
      await response.body?.cancel();
      const isMissing = MISSING_STATUSES.includes(response.status);
      throw new CatalogueUnavailableError(isTooLarge ? 'damaged' : isMissing ? 'missing' : 'unreachable');
    }
    return await response.text();
  } catch (error) {
    throw error instanceof CatalogueUnavailableError
      ? error
      : new CatalogueUnavailableError('unreachable', error);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the host's time in milliseconds since 1970, or null if unknown. Never rejects. */
export async function fetchSiteTime(): Promise<number | null> {
  try {
    const { headers } = await fetch(`${import.meta.env.BASE_URL}catalogue.json`, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // A cached response has the time at which the cache requested it, so its age is added.
    const time = Date.parse(headers.get('date') ?? '') + 1000 * Number(headers.get('age') ?? 0);
    return Number.isNaN(time) ? null : time;
  } catch {
    return null;
  }
}

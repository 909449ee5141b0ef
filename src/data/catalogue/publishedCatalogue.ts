import { MAX_STORED_CHARACTERS } from '@/domain/storageQuota';
import { formatJson, isJsonObject, parseJsonFile, type JsonObject } from '@/data/storage/json';
import { holdsLists, partsIn, type PerPartInFile } from './lists';

/** A longer file is not even parsed. One that is indented is longer than what is stored of it. */
export const MAX_FILE_CHARACTERS = 4 * MAX_STORED_CHARACTERS;

/** More bytes than that many characters can take: UTF-8 has three for a UTF-16 unit at most. */
export const MAX_FILE_BYTES = 3 * MAX_FILE_CHARACTERS;

/** Whether a browser can hold these lists, measured as they are stored. */
export const fitsStorage = (lists: readonly (readonly unknown[])[]): boolean =>
  lists.reduce((sum, list) => sum + formatJson(list).length, 0) <= MAX_STORED_CHARACTERS;

/** What every file of ours begins with. */
export const FILE_MARK = { app: 'upmark', schema: 1 } as const;

/** The lists and the record of signals as the firm published them, each record and entry with an id. */
export interface PublishedCatalogue extends PerPartInFile<readonly JsonObject[]> {
  readonly revision: number;
  /** Missing in a file of an older version of the site. */
  readonly publication?: string;
}

const isRecordList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((record) => isJsonObject(record) && typeof record.id === 'string');

const isPublished = (value: unknown): value is PublishedCatalogue =>
  isJsonObject(value) &&
  value.app === FILE_MARK.app &&
  value.schema === FILE_MARK.schema &&
  Number.isSafeInteger(value.revision) &&
  Number(value.revision) > 0 &&
  (value.publication === undefined || typeof value.publication === 'string') &&
  holdsLists(value, isRecordList);

/** - `missing`: the host has no such file; `damaged`: what it has is no catalogue; `unreachable`: no answer */
export type UnpublishedReason = 'missing' | 'damaged' | 'unreachable';

/** Thrown where it is unknown what the site has published. */
export class UnpublishedError extends Error {
  override readonly name = 'UnpublishedError';
  readonly reason: UnpublishedReason;

  constructor(reason: UnpublishedReason, cause?: unknown) {
    super(`No published catalogue: ${reason}.`, { cause });
    this.reason = reason;
  }
}

/** @throws UnpublishedError for a text that is no published catalogue, or too large: hosts that compress don't state the size */
export function parsePublishedCatalogue(text: string): PublishedCatalogue {
  if (text.length > MAX_FILE_CHARACTERS) throw new UnpublishedError('damaged');
  let file: unknown;
  try {
    file = parseJsonFile(text);
  } catch (error) {
    throw new UnpublishedError('damaged', error);
  }
  if (!isPublished(file) || !fitsStorage(partsIn(file))) throw new UnpublishedError('damaged');
  return file;
}

/** How long the site may take to begin its answer. */
const GIVE_UP_MS = 3000;

/** How long it may take to end it: what is on its way over a slow network is not asked for again. */
const BODY_MS = 15_000;

/** How hosts say that a file is not there; some storage services forbid what they do not have. */
const MISSING = [403, 404, 410];

/**
 * The catalogue that is next to the site, or was put there since it was built.
 * @throws UnpublishedError where there is none, it is too large or does not come in time
 */
export async function fetchPublishedCatalogue(): Promise<string> {
  const stop = new AbortController();
  const stopIn = (ms: number) =>
    setTimeout(() => {
      stop.abort();
    }, ms);
  let timer = stopIn(GIVE_UP_MS);
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}catalogue.json`, {
      cache: 'no-cache',
      signal: stop.signal,
    });
    clearTimeout(timer);
    timer = stopIn(BODY_MS);
    const isTooLarge = Number(response.headers.get('content-length')) > MAX_FILE_BYTES;
    if (!response.ok || isTooLarge) {
      await response.body?.cancel();
      const isMissing = MISSING.includes(response.status);
      throw new UnpublishedError(isTooLarge ? 'damaged' : isMissing ? 'missing' : 'unreachable');
    }
    return await response.text();
  } catch (error) {
    throw error instanceof UnpublishedError ? error : new UnpublishedError('unreachable', error);
  } finally {
    clearTimeout(timer);
  }
}

/** The time by the clock of the site's host, in milliseconds since 1970; null where it does not say. Never rejects. */
export async function askSiteTime(): Promise<number | null> {
  try {
    const { headers } = await fetch(`${import.meta.env.BASE_URL}catalogue.json`, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    // A cache on the way answers with the time at which it asked.
    const time = Date.parse(headers.get('date') ?? '') + 1000 * Number(headers.get('age') ?? 0);
    return Number.isNaN(time) ? null : time;
  } catch {
    return null;
  }
}

import { isJsonObject, parseJson, type JsonObject } from '@/data/storage/json';

/** As much as a browser stores for one site: no catalogue it holds makes a larger file. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

/** What every file of ours begins with. */
export const FILE_MARK = { app: 'upmark', schema: 1 } as const;

/** The lists as the firm published them, each record with an id. */
interface PublishedCatalogue {
  readonly revision: number;
  readonly platforms: readonly JsonObject[];
  readonly brokers: readonly JsonObject[];
}

const isRecordList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((record) => isJsonObject(record) && typeof record.id === 'string');

const isPublished = (value: unknown): value is PublishedCatalogue =>
  isJsonObject(value) &&
  value.app === FILE_MARK.app &&
  value.schema === FILE_MARK.schema &&
  Number.isSafeInteger(value.revision) &&
  Number(value.revision) > 0 &&
  isRecordList(value.platforms) &&
  isRecordList(value.brokers);

/** @throws Error for a text that is no published catalogue, or too large: hosts that compress do not tell the size */
export function parsePublishedCatalogue(text: string): PublishedCatalogue {
  const file = parseJson(text.replace(/^\ufeff/, ''));
  if (text.length > MAX_FILE_BYTES || !isPublished(file)) throw new Error('No published catalogue.');
  return file;
}

const GIVE_UP_MS = 3000;

/**
 * The catalogue that stands beside the site, or was put there since it was built.
 * @throws Error where there is none, it is too large or does not come in time
 */
export async function fetchPublishedCatalogue(): Promise<string> {
  const response = await fetch(`${import.meta.env.BASE_URL}catalogue.json`, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(GIVE_UP_MS),
  });
  const size = Number(response.headers.get('content-length'));
  if (!response.ok || size > MAX_FILE_BYTES) {
    await response.body?.cancel();
    throw new Error(`No published catalogue: ${String(response.status)}.`);
  }
  return response.text();
}

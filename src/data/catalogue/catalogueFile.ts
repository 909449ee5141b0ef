import * as v from 'valibot';
import { parseForeignJson } from '@/data/storage/foreignJson';
import { isJsonObject, type JsonObject } from '@/data/storage/json';

/** As much as a browser stores for one site: no catalogue it holds makes a larger file. */
export const MAX_FILE_BYTES = 5 * 1024 * 1024;

const MAX_RECORDS = 10_000;
/** The file, its list, a record, a field and its parts, with room for what later versions may nest. */
const MAX_LEVELS = 20;

const SCHEMA_VERSION = 1;

const listSchema = v.pipe(v.array(v.unknown()), v.maxLength(MAX_RECORDS));

const fileSchema = v.object({
  app: v.literal('upmark'),
  schema: v.literal(SCHEMA_VERSION),
  /** ISO 8601, or '' in a file that does not say it. */
  exportedAt: v.fallback(v.string(), ''),
  platforms: listSchema,
  brokers: listSchema,
});

const publishedListSchema = v.array(
  v.custom<JsonObject>((value) => isJsonObject(value) && typeof value.id === 'string'),
);

const publishedSchema = v.object({
  ...fileSchema.entries,
  revision: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  platforms: publishedListSchema,
  brokers: publishedListSchema,
});

/** Both lists as they are stored, records that this version cannot read among them. */
export interface CatalogueLists {
  readonly platforms: readonly unknown[];
  readonly brokers: readonly unknown[];
}

/** - `size`: too large, or too many records; `foreign`: not one of ours; `newer`: made by a later version */
export type RefusalReason = 'size' | 'foreign' | 'newer';

export class RefusedFileError extends Error {
  override readonly name = 'RefusedFileError';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, cause?: unknown) {
    super(`The catalogue file was refused: ${reason}.`, { cause });
    this.reason = reason;
  }
}

/** Both lists as one file: a backup, and with a revision what the site is built from or publishes. */
export const catalogueFile = (lists: CatalogueLists, exportedAt: string, revision?: number) => ({
  app: 'upmark',
  schema: SCHEMA_VERSION,
  ...(revision !== undefined && { revision }),
  exportedAt,
  platforms: lists.platforms,
  brokers: lists.brokers,
});

function parseFile<T>(schema: v.GenericSchema<unknown, T>, text: string): T {
  if (text.length > MAX_FILE_BYTES) throw new RefusedFileError('size');
  let parsed: unknown;
  try {
    parsed = parseForeignJson(text.replace(/^\ufeff/, ''), MAX_LEVELS);
  } catch (error) {
    throw new RefusedFileError('foreign', error);
  }
  const result = v.safeParse(schema, parsed);
  if (result.success) return result.output;
  if (!isJsonObject(parsed) || parsed.app !== 'upmark') throw new RefusedFileError('foreign');
  if (typeof parsed.schema === 'number' && parsed.schema > SCHEMA_VERSION)
    throw new RefusedFileError('newer');
  const isTooLong = result.issues.some(({ type }) => type === 'max_length');
  throw new RefusedFileError(isTooLong ? 'size' : 'foreign');
}

/** Reads a backup or a published catalogue of unknown origin. @throws RefusedFileError */
export const parseCatalogueFile = (text: string) => parseFile(fileSchema, text);

/** Reads a published catalogue, whose records all have ids. @throws RefusedFileError */
export const parsePublishedCatalogue = (text: string) => parseFile(publishedSchema, text);

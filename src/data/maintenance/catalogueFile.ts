import { FILE_MARK, MAX_FILE_BYTES } from '@/data/catalogue/publishedCatalogue';
import { parseForeignJson } from '@/data/storage/foreignJson';
import { isJsonObject } from '@/data/storage/json';

const MAX_RECORDS = 10_000;
/** The file, its list, a record, a field and its parts, with room for what later versions may nest. */
const MAX_LEVELS = 20;

/** Both lists as they are stored, records that this version cannot read among them. */
export interface CatalogueLists {
  readonly platforms: readonly unknown[];
  readonly brokers: readonly unknown[];
}

/** A backup, as far as it matters to a restore. */
interface CatalogueFile extends CatalogueLists {
  readonly app: string;
  readonly schema: number;
  /** ISO 8601, or '' in a file that does not say it. */
  readonly exportedAt: string;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

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
  ...FILE_MARK,
  ...(revision !== undefined && { revision }),
  exportedAt,
  platforms: lists.platforms,
  brokers: lists.brokers,
});

/** Reads a backup or a published catalogue of unknown origin. @throws RefusedFileError */
export function parseCatalogueFile(text: string): CatalogueFile {
  if (text.length > MAX_FILE_BYTES) throw new RefusedFileError('size');
  let file: unknown;
  try {
    file = parseForeignJson(text.replace(/^\ufeff/, ''), MAX_LEVELS);
  } catch (error) {
    throw new RefusedFileError('foreign', error);
  }
  if (!isJsonObject(file) || file.app !== FILE_MARK.app) throw new RefusedFileError('foreign');
  const { schema, platforms, brokers, exportedAt } = file;
  if (typeof schema === 'number' && schema > FILE_MARK.schema) throw new RefusedFileError('newer');
  if (schema !== FILE_MARK.schema || !isList(platforms) || !isList(brokers))
    throw new RefusedFileError('foreign');
  if (Math.max(platforms.length, brokers.length) > MAX_RECORDS) throw new RefusedFileError('size');
  return { ...FILE_MARK, exportedAt: typeof exportedAt === 'string' ? exportedAt : '', platforms, brokers };
}

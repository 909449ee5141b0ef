import { hasValidLists, namedPartsIn, partsIn, type PerPartInFile } from '@/data/catalogue/lists';
import { fitsStorage, FILE_FORMAT, MAX_FILE_CHARACTERS } from '@/data/catalogue/publishedCatalogue';
import { isJsonObject, parseJsonFile } from '@/data/storage/json';

/** More than fits into storage: the shortest record has about 330 characters. */
const MAX_RECORDS = 20_000;
/** The levels of nesting: file, list, record, field and parts of a field, with room for later versions */
const MAX_DEPTH = 20;

/** As stored, including values that this version can't read */
export type CatalogueLists = PerPartInFile<readonly unknown[]>;

/** The fields that a restore needs */
export interface CatalogueFile extends CatalogueLists {
  readonly app: string;
  readonly schema: number;
  /** ISO 8601; '' if the file has none */
  readonly exportedAt: string;
  /** Who changed what in its lists; unknown for files written by older versions of the site */
  readonly versions?: unknown;
  readonly revision?: number | undefined;
  readonly publication?: string | undefined;
  readonly ancestors?: readonly string[] | undefined;
}

const isStringList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'string');

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/**
 * - `size`: too large, or too many records
 * - `foreign`: from another site
 * - `newer`: written by a later version
 */
export type RefusalReason = 'size' | 'foreign' | 'newer';

export class RefusedFileError extends Error {
  override readonly name = 'RefusedFileError';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, cause?: unknown) {
    super(`The catalogue file was refused: ${reason}.`, { cause });
    this.reason = reason;
  }
}

interface PublishedAs {
  readonly revision: number;
  /** Unique; 16 hexadecimal digits */
  readonly publication: string;
  /** The publications it includes, latest first */
  readonly ancestors: readonly string[];
}

/** Creates a backup, or a file to publish or build from. */
export const catalogueFile = (
  lists: CatalogueLists & { readonly versions: unknown },
  exportedAt: string,
  about?: PublishedAs,
) => ({
  ...FILE_FORMAT,
  ...about,
  exportedAt,
  ...lists,
});

/** @throws RefusedFileError */
export function parseCatalogueFile(text: string): CatalogueFile {
  if (text.length > MAX_FILE_CHARACTERS) throw new RefusedFileError('size');
  let file: unknown;
  try {
    file = parseJsonFile(text, MAX_DEPTH);
  } catch (error) {
    throw new RefusedFileError('foreign', error);
  }
  if (!isJsonObject(file) || file.app !== FILE_FORMAT.app) throw new RefusedFileError('foreign');
  const { schema, exportedAt, versions, revision, publication, ancestors } = file;
  if (typeof schema === 'number' && schema > FILE_FORMAT.schema) throw new RefusedFileError('newer');
  if (schema !== FILE_FORMAT.schema || !hasValidLists(file, isList)) throw new RefusedFileError('foreign');
  const lists = Object.fromEntries(namedPartsIn(file as unknown as CatalogueLists)) as CatalogueLists;
  const held = partsIn(lists);
  if (held.some((values) => values.length > MAX_RECORDS) || !fitsStorage(held))
    throw new RefusedFileError('size');
  return {
    ...FILE_FORMAT,
    exportedAt: typeof exportedAt === 'string' ? exportedAt : '',
    versions,
    revision: typeof revision === 'number' ? revision : undefined,
    publication: typeof publication === 'string' ? publication : undefined,
    ancestors: isStringList(ancestors) ? ancestors : undefined,
    ...lists,
  };
}

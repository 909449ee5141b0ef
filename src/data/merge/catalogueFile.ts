import { holdsLists, namedPartsIn, partsIn, type PerPartInFile } from '@/data/catalogue/lists';
import { fitsStorage, FILE_MARK, MAX_FILE_CHARACTERS } from '@/data/catalogue/publishedCatalogue';
import { isJsonObject, parseJsonFile } from '@/data/storage/json';

/** More than fit into a browser's storage: the shortest that a form saves has some 330 characters. */
const MAX_RECORDS = 20_000;
/** The file, its list, a record, a field and its parts, with room for what later versions may nest. */
const MAX_LEVELS = 20;

/** Lists and the record of signals as they are stored, with what this version cannot read among them. */
export type CatalogueLists = PerPartInFile<readonly unknown[]>;

/** A backup, as far as it matters to a restore. */
interface CatalogueFile extends CatalogueLists {
  readonly app: string;
  readonly schema: number;
  /** ISO 8601, or '' in a file that does not say it. */
  readonly exportedAt: string;
  /** What the lists of a backup were made from, as the browser that made it notes it; undefined in other files. */
  readonly basis?: unknown;
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

/** What a published file says of itself, apart from its lists. */
interface PublishedAs {
  readonly revision: number;
  /** 16 hexadecimal digits that no other publication has. */
  readonly publication: string;
  /** The publication that it follows, or null where that had no such id. */
  readonly parent: string | null;
}

/** The lists as one file: a backup with what its lists were made from or, given its `mark`, what the site is built from or publishes. */
export const catalogueFile = (
  lists: CatalogueLists,
  exportedAt: string,
  about?: PublishedAs | { readonly basis: unknown },
) => ({
  ...FILE_MARK,
  ...about,
  exportedAt,
  ...lists,
});

/** Reads a backup or a published catalogue of unknown origin. @throws RefusedFileError */
export function parseCatalogueFile(text: string): CatalogueFile {
  if (text.length > MAX_FILE_CHARACTERS) throw new RefusedFileError('size');
  let file: unknown;
  try {
    file = parseJsonFile(text, MAX_LEVELS);
  } catch (error) {
    throw new RefusedFileError('foreign', error);
  }
  if (!isJsonObject(file) || file.app !== FILE_MARK.app) throw new RefusedFileError('foreign');
  const { schema, exportedAt, basis } = file;
  if (typeof schema === 'number' && schema > FILE_MARK.schema) throw new RefusedFileError('newer');
  if (schema !== FILE_MARK.schema || !holdsLists(file, isList)) throw new RefusedFileError('foreign');
  const lists = Object.fromEntries(namedPartsIn(file as unknown as CatalogueLists)) as CatalogueLists;
  const held = partsIn(lists);
  if (held.some((values) => values.length > MAX_RECORDS) || !fitsStorage(held))
    throw new RefusedFileError('size');
  return { ...FILE_MARK, exportedAt: typeof exportedAt === 'string' ? exportedAt : '', basis, ...lists };
}

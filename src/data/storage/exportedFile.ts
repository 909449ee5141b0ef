import { isJsonObject, parseJsonFile, type JsonObject } from './json';

/**
 * Why a chosen file is refused.
 * - `size`: larger than any export
 * - `cut`: not JSON, so damaged or cut short
 * - `format`: another kind of file
 * - `version`: of another edition of the site
 * - `content`: not what an export would contain
 */
export type FileProblem = 'size' | 'cut' | 'format' | 'version' | 'content';

const MOST_LEVELS = 6;

/** Reads a file that begins with its format and version. */
export function readExportedFile(
  text: string,
  expected: { readonly format: string; readonly version: number; readonly mostCharacters: number },
): JsonObject | FileProblem {
  if (text.length > expected.mostCharacters) return 'size';
  let file: unknown;
  try {
    file = parseJsonFile(text, MOST_LEVELS);
  } catch (error) {
    return error instanceof RangeError ? 'content' : 'cut';
  }
  if (!isJsonObject(file) || file.format !== expected.format) return 'format';
  return file.version === expected.version ? file : 'version';
}

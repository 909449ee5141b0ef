import { isJsonObject, parseJsonFile, type JsonObject } from './json';

/**
 * - `size`: larger than any export
 * - `cut`: invalid JSON, so damaged or truncated
 * - `format`: a different kind of file
 * - `version`: written by another version of the site
 * - `content`: something no export contains
 */
export type FileProblem = 'size' | 'cut' | 'format' | 'version' | 'content';

const MAX_DEPTH = 6;

export function readExportedFile(
  text: string,
  expected: { readonly format: string; readonly version: number; readonly maxCharacters: number },
): JsonObject | FileProblem {
  if (text.length > expected.maxCharacters) return 'size';
  let file: unknown;
  try {
    file = parseJsonFile(text, MAX_DEPTH);
  } catch (error) {
    return error instanceof RangeError ? 'content' : 'cut';
  }
  if (!isJsonObject(file) || file.format !== expected.format) return 'format';
  return file.version === expected.version ? file : 'version';
}

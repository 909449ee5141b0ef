import { formatJson, isJsonObject, parseJsonFile, type JsonObject } from './json';

/**
 * - `size`: larger than any export
 * - `cut`: invalid JSON, so damaged or truncated
 * - `format`: a different kind of file
 * - `version`: written by another version of the site
 * - `content`: something no export contains
 */
export type FileProblem = 'size' | 'cut' | 'format' | 'version' | 'content';

/** The parts of a visitor's data, each of which can be exported separately. */
export type ExportedPart = 'progress' | 'practice' | 'journal';

/**
 * The file with all parts, each with the contents of its own file. The format name stays the same if the site is
 * renamed.
 */
const ALL_FORMAT = { format: 'upmark-everything', version: 1 } as const;

/** Larger than the limits of its three parts combined */
const MAX_FILE_CHARACTERS = 6 * 1024 * 1024;
const MAX_DEPTH = 7;

export const isTooLarge = (bytes: number): boolean => bytes > MAX_FILE_CHARACTERS;

interface ExpectedFile {
  readonly format: string;
  readonly version: number;
  readonly maxCharacters: number;
  /** The part that the file's contents form in a file with all parts */
  readonly part: ExportedPart;
}

function readFile(text: string): JsonObject | FileProblem {
  if (text.length > MAX_FILE_CHARACTERS) return 'size';
  try {
    const file = parseJsonFile(text, MAX_DEPTH);
    return isJsonObject(file) ? file : 'format';
  } catch (error) {
    return error instanceof RangeError ? 'content' : 'cut';
  }
}

const isOfAll = (file: JsonObject): boolean => file.format === ALL_FORMAT.format;

/** Reads a file of the expected kind, alone or within a file with all parts. */
export function readExportedFile(text: string, expected: ExpectedFile): JsonObject | FileProblem {
  const file = readFile(text);
  if (typeof file === 'string') return file;
  if (isOfAll(file) && file.version !== ALL_FORMAT.version) return 'version';
  const own = isOfAll(file) ? file[expected.part] : file;
  if (!isJsonObject(own) || own.format !== expected.format) return 'format';
  const length = isOfAll(file) ? formatJson(own).length : text.length;
  if (length > expected.maxCharacters) return 'size';
  return own.version === expected.version ? own : 'version';
}

/** The file with all parts, or null for another file. */
export function readFileOfAllParts(text: string): JsonObject | FileProblem | null {
  const file = readFile(text);
  if (typeof file === 'string') return file;
  if (!isOfAll(file)) return null;
  return file.version === ALL_FORMAT.version ? file : 'version';
}

/** @param exported ISO 8601, UTC */
export const fileOfAllParts = (parts: JsonObject, exported: string): string =>
  formatJson({ ...ALL_FORMAT, exported, ...parts });

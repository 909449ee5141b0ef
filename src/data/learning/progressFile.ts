import { formatJson, isJsonObject, parseJsonFile } from '@/data/storage/json';
import {
  possibleProgress,
  progressIn,
  PROGRESS_VERSION,
  type Progress,
  type StoredProgress,
} from '@/domain/learning/progress';

/** Marks the file as ours; stays as it is when the site gets another name. */
const FORMAT = 'upmark-progress';

const MOST_CHARACTERS = 512 * 1024;
const MOST_ENTRIES = 2000;
const MOST_LEVELS = 6;
const DAY_MS = 86_400_000;

/** Names that can reach an object's prototype, as keys. */
const POLLUTING_KEY = /"(?:__proto__|constructor|prototype)"\s*:/;

/**
 * Why a file is refused.
 * - `size`: more than 512 kB, or 2,000 entries
 * - `cut`: no JSON, so damaged or cut short
 * - `format`: another file
 * - `version`: of a newer edition of the site
 * - `content`: not as any export makes it
 */
export type FileProblem = 'size' | 'cut' | 'format' | 'version' | 'content';

/** The characters up to which a file is read at all. */
export const isTooLarge = (bytes: number): boolean => bytes > MOST_CHARACTERS;

const sectionsOf = (progress: Progress) => Object.entries(progress) as [string, object][];

/** Everything that can be read of stored progress, as a file. @param exported ISO 8601, UTC */
export function progressFile(stored: StoredProgress, exported: string): string {
  const sections = sectionsOf(progressIn(stored)).filter(([, entries]) => Object.keys(entries).length > 0);
  const progress = { version: PROGRESS_VERSION, ...Object.fromEntries(sections) };
  return formatJson({ format: FORMAT, version: PROGRESS_VERSION, exported, progress }, 2);
}

const entriesIn = (progress: Progress): number =>
  sectionsOf(progress).reduce((sum, [, entries]) => sum + Object.keys(entries).length, 0);

/**
 * Reads a file of progress. Entries that cannot be, such as one of a time to come or with more correct answers than
 * questions, are left out.
 * @param now the clock, in milliseconds since 1970
 */
export function readProgressFile(
  text: string,
  now: number,
): ReturnType<typeof possibleProgress> | { readonly problem: FileProblem } {
  if (isTooLarge(text.length)) return { problem: 'size' };
  let file: unknown;
  try {
    file = parseJsonFile(text, MOST_LEVELS);
  } catch (error) {
    return { problem: error instanceof RangeError ? 'content' : 'cut' };
  }
  if (!isJsonObject(file) || file.format !== FORMAT) return { problem: 'format' };
  if (file.version !== PROGRESS_VERSION) return { problem: 'version' };
  const stored = file.progress;
  if (!isJsonObject(stored)) return { problem: 'content' };
  if (typeof stored.version === 'number' && stored.version > PROGRESS_VERSION) return { problem: 'version' };
  if (entriesIn(progressIn(stored)) > MOST_ENTRIES) return { problem: 'size' };
  if (POLLUTING_KEY.test(text)) return { problem: 'content' };
  return possibleProgress(stored, new Date(now + DAY_MS).toISOString());
}

import { parseForeignJson } from '@/data/storage/foreignJson';
import { formatJson, isJsonObject } from '@/data/storage/json';
import {
  isReadable,
  progressIn,
  PROGRESS_VERSION,
  timesIn,
  type Progress,
  type StoredProgress,
} from '@/domain/learning/progress';

/** Tells the file apart from any other; stays as it is when the site gets another name. */
const FORMAT = 'upmark-progress';

const MOST_CHARACTERS = 512 * 1024;
const MOST_ENTRIES = 2000;
const MOST_LEVELS = 6;
const EARLIEST = '2024-01-01T00:00:00.000Z';
const DAY_MS = 86_400_000;

/** Names that can reach an object's prototype, as keys. */
const POLLUTING_KEY = /"(?:__proto__|constructor|prototype)"\s*:/;

/**
 * Why a file is refused.
 * - `size`: more than 512 kB, or 2,000 entries
 * - `cut`: no JSON, so damaged or cut short
 * - `format`: another file
 * - `version`: of a newer edition of the site
 * - `content`: something in it cannot be, such as a time to come or more correct answers than questions
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

/** Reads a file of progress. @param now the clock, in milliseconds since 1970 */
export function readProgressFile(
  text: string,
  now: number,
): { readonly progress: StoredProgress } | { readonly problem: FileProblem } {
  if (isTooLarge(text.length)) return { problem: 'size' };
  let file: unknown;
  try {
    file = parseForeignJson(text, MOST_LEVELS);
  } catch (error) {
    return { problem: error instanceof RangeError ? 'content' : 'cut' };
  }
  if (!isJsonObject(file) || file.format !== FORMAT) return { problem: 'format' };
  if (file.version !== PROGRESS_VERSION) return { problem: 'version' };
  const stored = file.progress;
  if (!isJsonObject(stored)) return { problem: 'content' };
  if (typeof stored.version === 'number' && stored.version > PROGRESS_VERSION) return { problem: 'version' };
  const progress = progressIn(stored);
  if (entriesIn(progress) > MOST_ENTRIES) return { problem: 'size' };
  const latest = new Date(now + DAY_MS).toISOString();
  const isPossible = timesIn(progress).every((time) => time >= EARLIEST && time <= latest);
  if (!isPossible || !isReadable(stored) || POLLUTING_KEY.test(text)) return { problem: 'content' };
  return { progress: stored };
}

import { readExportedFile, type FileProblem } from '@/data/storage/exportedFile';
import { isJsonObject, type JsonObject } from '@/data/storage/json';
import { validProgress } from '@/domain/learning/validProgress';
import { progressIn, PROGRESS_VERSION, type Progress, type StoredProgress } from '@/domain/learning/progress';

/** Stays the same if the site is renamed */
const FILE_FORMAT = {
  format: 'upmark-progress',
  version: PROGRESS_VERSION,
  maxCharacters: 512 * 1024,
  part: 'progress',
} as const;
const MAX_ENTRIES = 2000;
const DAY_MS = 86_400_000;

const POLLUTING_KEY = /"(?:__proto__|constructor|prototype)"\s*:/;

const sectionsOf = (progress: Progress) => Object.entries(progress) as [string, object][];

/** @param exported ISO 8601, UTC */
export function exportedProgress(stored: StoredProgress, exported: string): JsonObject {
  const sections = sectionsOf(progressIn(stored)).filter(([, entries]) => Object.keys(entries).length > 0);
  const progress = { version: PROGRESS_VERSION, ...Object.fromEntries(sections) };
  return { format: FILE_FORMAT.format, version: PROGRESS_VERSION, exported, progress };
}

const entriesIn = (progress: Progress): number =>
  sectionsOf(progress).reduce((sum, [, entries]) => sum + Object.keys(entries).length, 0);

/**
 * Skips impossible entries, such as future dates or more correct answers than questions.
 * @param now milliseconds since 1970
 */
export function readProgressFile(
  text: string,
  now: number,
): ReturnType<typeof validProgress> | { readonly problem: FileProblem } {
  const file = readExportedFile(text, FILE_FORMAT);
  if (typeof file === 'string') return { problem: file };
  const stored = file.progress;
  if (!isJsonObject(stored)) return { problem: 'content' };
  if (typeof stored.version === 'number' && stored.version > PROGRESS_VERSION) return { problem: 'version' };
  if (entriesIn(progressIn(stored)) > MAX_ENTRIES) return { problem: 'size' };
  if (POLLUTING_KEY.test(text)) return { problem: 'content' };
  return validProgress(stored, new Date(now + DAY_MS).toISOString());
}

import { formatJson, isJsonObject, parseJsonFile } from '@/data/storage/json';
import { replay } from '@/domain/practice/session';
import { keptText, readKept, readPast, type KeptAccount, type PastAccount } from './keptAccount';

/** Marks the file as ours; stays as it is when the site gets another name. */
const FORMAT = 'upmark-practice';
const VERSION = 1;
const MOST_CHARACTERS = 256 * 1024;
const MOST_LEVELS = 6;

/** The characters up to which a file is read at all. */
export const isTooLarge = (bytes: number): boolean => bytes > MOST_CHARACTERS;

/**
 * Why a file is refused.
 * - `size`: more than 256 kB
 * - `cut`: no JSON, so damaged or cut short
 * - `format`: another file
 * - `version`: of another edition of the site
 * - `content`: not as any export makes it
 */
export type PracticeFileProblem = 'size' | 'cut' | 'format' | 'version' | 'content';

export interface PracticeFileContent {
  readonly account: KeptAccount;
  readonly past: readonly PastAccount[];
}

/** @param exported ISO 8601, UTC */
export const practiceFile = (account: KeptAccount, past: readonly PastAccount[], exported: string): string =>
  formatJson({ format: FORMAT, version: VERSION, exported, account: keptText(account), past }, 1);

/** Reads a file; `line` is the first action, counted from 1, that the account would not have taken. */
export function readPracticeFile(
  text: string,
): PracticeFileContent | { readonly problem: PracticeFileProblem } | { readonly line: number } {
  if (isTooLarge(text.length)) return { problem: 'size' };
  let file: unknown;
  try {
    file = parseJsonFile(text, MOST_LEVELS);
  } catch (error) {
    return { problem: error instanceof RangeError ? 'content' : 'cut' };
  }
  if (!isJsonObject(file) || file.format !== FORMAT) return { problem: 'format' };
  if (file.version !== VERSION) return { problem: 'version' };
  const account = readKept(file.account);
  if (account === 'edition') return { problem: 'version' };
  if (account === 'corrupt' || !Array.isArray(file.past)) return { problem: 'content' };
  const past = file.past.map(readPast);
  const known = past.filter((each) => each !== null);
  if (known.length < past.length) return { problem: 'content' };
  const { session, brokenAt } = replay(account);
  if (brokenAt !== null) return { line: brokenAt + 1 };
  return session.minute === account.at ? { account, past: known } : { problem: 'content' };
}

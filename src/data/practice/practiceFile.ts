import { readExportedFile, type FileProblem } from '@/data/storage/exportedFile';
import { formatJson } from '@/data/storage/json';
import { replay } from '@/domain/practice/session';
import { keptText, readKept, readPast, type KeptAccount, type PastAccount } from './keptAccount';

/** Doesn't change if the site is renamed */
const FILE = { format: 'upmark-practice', version: 1, mostCharacters: 256 * 1024 } as const;

/** Whether a file is larger than any export, so it needn't be read */
export const isTooLarge = (bytes: number): boolean => bytes > FILE.mostCharacters;

export interface PracticeFileContent {
  readonly account: KeptAccount;
  readonly past: readonly PastAccount[];
}

/** @param exported ISO 8601, UTC */
export const practiceFile = (account: KeptAccount, past: readonly PastAccount[], exported: string): string =>
  formatJson({ format: FILE.format, version: FILE.version, exported, account: keptText(account), past }, 1);

/** Reads a file; `line` counts from 1 and is the first action that the account would have refused. */
export function readPracticeFile(
  text: string,
): PracticeFileContent | { readonly problem: FileProblem } | { readonly line: number } {
  const file = readExportedFile(text, FILE);
  if (typeof file === 'string') return { problem: file };
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

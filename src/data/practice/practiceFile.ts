import { readExportedFile, type FileProblem } from '@/data/storage/exportedFile';
import { formatJson, type JsonObject } from '@/data/storage/json';
import { replayLog } from '@/domain/practice/session';
import {
  toStoredAccount,
  parseAccount,
  parsePastAccount,
  type StoredAccount,
  type PastAccount,
} from './storedAccount';

/** Stays the same if the site is renamed */
const FILE_FORMAT = {
  format: 'upmark-practice',
  version: 1,
  maxCharacters: 256 * 1024,
  part: 'practice',
} as const;

export interface PracticeFileContent {
  readonly account: StoredAccount;
  readonly past: readonly PastAccount[];
}

/** @param exported ISO 8601, UTC */
export const exportedPractice = (
  account: StoredAccount,
  past: readonly PastAccount[],
  exported: string,
): JsonObject => ({
  format: FILE_FORMAT.format,
  version: FILE_FORMAT.version,
  exported,
  account: toStoredAccount(account),
  past,
});

export const practiceFile = (...parts: Parameters<typeof exportedPractice>): string =>
  formatJson(exportedPractice(...parts), 1);

/** `line` is the first action, counted from 1, that the account would have refused. */
export function readPracticeFile(
  text: string,
): PracticeFileContent | { readonly problem: FileProblem } | { readonly line: number } {
  const file = readExportedFile(text, FILE_FORMAT);
  if (typeof file === 'string') return { problem: file };
  const account = parseAccount(file.account);
  if (account === 'edition') return { problem: 'version' };
  if (account === 'corrupt' || !Array.isArray(file.past)) return { problem: 'content' };
  const past = file.past.map(parsePastAccount);
  const valid = past.filter((each) => each !== null);
  if (valid.length < past.length) return { problem: 'content' };
  const { session, brokenAt } = replayLog(account);
  if (brokenAt !== null) return { line: brokenAt + 1 };
  return session.minute === account.at ? { account, past: valid } : { problem: 'content' };
}

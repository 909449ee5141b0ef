import { exportedJournal, readJournalFile, type DamagedTrade } from '@/data/journal/journalFile';
import { exportedProgress, readProgressFile } from '@/data/learning/progressFile';
import { isRecordName } from '@/data/learning/recordName';
import { exportedPractice, readPracticeFile, type PracticeFileContent } from '@/data/practice/practiceFile';
import type { PastAccount, StoredAccount } from '@/data/practice/storedAccount';
import {
  fileOfAllParts,
  readFileOfAllParts,
  type FileProblem,
  type ExportedPart,
} from '@/data/storage/exportedFile';
import { isAccountText, type AccountText } from '@/data/storage/savedAccount';
import type { validProgress } from '@/domain/learning/validProgress';
import type { StoredProgress } from '@/domain/learning/progress';
import type { Journal } from '@/domain/journal/journal';

/** All of a visitor's data in this browser; null for parts that don't exist. */
export interface VisitorData {
  readonly progress: StoredProgress;
  readonly practice: { readonly account: StoredAccount; readonly past: readonly PastAccount[] } | null;
  readonly journal: Journal | null;
  /** The name on the record of completion */
  readonly name: string | null;
  /** The account size and currency that calculators start with */
  readonly account: AccountText | null;
}

/** @param exported ISO 8601, UTC */
export function visitorDataFile(
  { progress, practice, journal, name, account }: VisitorData,
  exported: string,
): string {
  return fileOfAllParts(
    {
      progress: exportedProgress(progress, exported),
      ...(practice && { practice: exportedPractice(practice.account, practice.past, exported) }),
      ...(journal && { journal: exportedJournal(journal, exported) }),
      ...(name !== null && { name }),
      ...(account !== null && { account }),
    },
    exported,
  );
}

/** A file's contents; null for missing parts. */
export interface VisitorDataContent extends Pick<VisitorData, 'journal' | 'name' | 'account'> {
  readonly progress: ReturnType<typeof validProgress> | null;
  readonly practice: PracticeFileContent | null;
}

/** Why a file can't be read, and in which part; `line` is the first action that the account refuses. */
export interface VisitorDataProblem {
  readonly problem: FileProblem | 'line';
  readonly part: ExportedPart | null;
  readonly line?: number;
  /** The journal trade whose figures contradict each other */
  readonly trade?: DamagedTrade;
}

const NOTHING: VisitorDataContent = {
  progress: null,
  practice: null,
  journal: null,
  name: null,
  account: null,
};

type Reader = (text: string, now: number) => Partial<VisitorDataContent> | Omit<VisitorDataProblem, 'part'>;

const READERS: Readonly<Record<ExportedPart, Reader>> = {
  progress(text, now) {
    const read = readProgressFile(text, now);
    return 'problem' in read ? read : { progress: read };
  },
  practice(text) {
    const read = readPracticeFile(text);
    if ('line' in read) return { problem: 'line', line: read.line };
    return 'problem' in read ? read : { practice: read };
  },
  journal: readJournalFile,
};
const PARTS: readonly ExportedPart[] = ['progress', 'practice', 'journal'];

/**
 * A file with all parts, or with one of them.
 * @param now milliseconds since 1970
 */
export function readVisitorDataFile(text: string, now: number): VisitorDataContent | VisitorDataProblem {
  const all = readFileOfAllParts(text);
  if (typeof all === 'string') return { problem: all, part: null };
  let content = NOTHING;
  for (const part of PARTS.filter((each) => all === null || all[each] !== undefined)) {
    const read = READERS[part](text, now);
    // To the readers of the other two parts, a file with one part is a different kind of file.
    if ('problem' in read && all === null && read.problem === 'format') continue;
    if ('problem' in read) return { ...read, part };
    content = { ...content, ...read };
  }
  if (all === null) return content === NOTHING ? { problem: 'format', part: null } : content;
  const { name = null, account = null } = all;
  const isReadable =
    (name === null || (typeof name === 'string' && isRecordName(name))) &&
    (account === null || (typeof account === 'string' && isAccountText(account)));
  return isReadable ? { ...content, name, account } : { problem: 'content', part: null };
}

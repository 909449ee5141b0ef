import { entryIssues } from './entry';
import type { FieldProblem } from './refusal';

const TIME_MISSING = 'A time is missing or incomplete. Enter its day, hour and minute.';

/** The fields that may be invalid in a new entry, and what each requires. */
const SENTENCES: Readonly<Record<string, (whose: string) => string>> = {
  share: (whose) => `The share${whose} must be a whole percentage from 1 to 100.`,
  at: () => TIME_MISSING,
  correctedAt: () => TIME_MISSING,
  validUntil: () => 'The expiry is missing. Say how long the signal can be entered.',
};

function problemAt(path: readonly unknown[]): FieldProblem {
  const [place, key] = [path.at(-2), String(path.at(-1))];
  const isOfTarget = typeof place === 'number';
  const sentence = SENTENCES[key]?.(isOfTarget ? ` of target ${String(place + 1)}` : '');
  return {
    field: isOfTarget ? `${key}${String(place + 1)}` : key === 'correctedAt' ? 'at' : key,
    sentence: sentence ?? 'Something is missing. Fill in every field.',
  };
}

/** The problems that make a new entry unreadable; empty if there are none. */
export const entryProblems = (entry: unknown): readonly FieldProblem[] => entryIssues(entry).map(problemAt);

/** The first problem; '' for none. */
export const firstEntryProblem = (entry: unknown): string => entryProblems(entry)[0]?.sentence ?? '';

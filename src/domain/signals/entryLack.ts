import { entryIssues } from './entry';
import type { FieldProblem } from './refusal';

const TIME_LACK = 'A time is missing or not whole. Enter its day, hour and minute.';

/** The fields somebody fills in with what no entry can hold, and what each has to be. */
const SENTENCES: Readonly<Record<string, (whose: string) => string>> = {
  share: (whose) => `The share${whose} is a whole number of percent from 1 to 100.`,
  at: () => TIME_LACK,
  correctedAt: () => TIME_LACK,
  validUntil: () => 'The last moment of the entry is missing. Say until when it may be taken.',
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

/** Why a new entry cannot be read: its fields that are not filled as they have to be; none for one that can. */
export const entryProblems = (entry: unknown): readonly FieldProblem[] => entryIssues(entry).map(problemAt);

/** The first of them; '' for an entry that can be read. */
export const entryLack = (entry: unknown): string => entryProblems(entry)[0]?.sentence ?? '';

import { entryIssues } from './entry';

/** The fields somebody fills in with what no entry can hold, and what each has to be. */
const SENTENCES: Readonly<Record<string, (whose: string) => string>> = {
  share: (whose) => `The share${whose} is a whole number of percent from 1 to 100.`,
  at: () => 'A time is missing or not whole. Enter its day, hour and minute.',
  correctedAt: () => 'A time is missing or not whole. Enter its day, hour and minute.',
  validUntil: () => 'The last moment of the entry is missing. Say until when it may be taken.',
};

/** Why a new entry cannot be read: the first of its fields that is not filled as it has to be; '' for one that can. */
export function entryLack(entry: unknown): string {
  const [path] = entryIssues(entry);
  if (path === undefined) return '';
  const place = path.at(-2);
  const whose = typeof place === 'number' ? ` of target ${String(place + 1)}` : '';
  return SENTENCES[String(path.at(-1))]?.(whose) ?? 'Something is missing. Fill in every field.';
}

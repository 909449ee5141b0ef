import { countOf } from '@/domain/groupDigits';

/** The nouns for one row and for several. */
export interface Nouns {
  readonly noun: string;
  readonly plural: string;
}

/** The subject of a message: `“Alpha”` for one record, `3 brokers` for several. */
export const subjectOf = (records: readonly { readonly name: string }[], { noun, plural }: Nouns): string => {
  const [first] = records;
  return records.length === 1 && first ? `“${first.name}”` : countOf(records.length, noun, plural);
};

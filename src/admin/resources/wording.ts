import { countOf } from '@/domain/grouped';

/** What rows are called: one, and several. */
export interface Nouns {
  readonly noun: string;
  readonly plural: string;
}

/** What a message is about: `“Alpha”` for one record, `3 brokers` for several. */
export const subjectOf = (records: readonly { readonly name: string }[], { noun, plural }: Nouns): string => {
  const [first] = records;
  return records.length === 1 && first ? `“${first.name}”` : countOf(records.length, noun, plural);
};

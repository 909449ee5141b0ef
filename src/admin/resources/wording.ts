import { countOf } from '@/domain/text/groupDigits';

/** The nouns for one row and for several. */
export interface Nouns {
  readonly noun: string;
  readonly plural: string;
}

/**
 * Says in a form that its record is no longer in the list.
 * @param how it left the list
 */
export const removalWords = (noun: string, how: string): string =>
  `This ${noun} was ${how} elsewhere. You can save what you see here as a new ${noun}.`;

/** The subject of a message: `“Alpha”` for one record, `3 brokers` for several. */
export const subjectOf = (records: readonly { readonly name: string }[], { noun, plural }: Nouns): string => {
  const [first] = records;
  return records.length === 1 && first ? `“${first.name}”` : countOf(records.length, noun, plural);
};

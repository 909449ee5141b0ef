import { inDigits } from '@/admin/inDigits';

interface Nouns {
  readonly noun: string;
  readonly plural: string;
}

/** `1 broker`, `5,000 brokers`. */
export const countOf = (count: number, { noun, plural }: Nouns): string =>
  `${inDigits(count)} ${count === 1 ? noun : plural}`;

/** What a message is about: `“Alpha”` for one record, `3 brokers` for several. */
export const subjectOf = (records: readonly { readonly name: string }[], nouns: Nouns): string => {
  const [first] = records;
  return records.length === 1 && first ? `“${first.name}”` : countOf(records.length, nouns);
};

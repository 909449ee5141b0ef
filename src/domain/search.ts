import type { BrokerDraft } from './broker';
import type { PlatformDraft } from './platform';

/**
 * Whether any of the texts contains the query, ignoring case and the query's outer spaces. Upper case is
 * compared because lower-casing depends on context (a Greek final sigma), which would hide matches.
 */
export function matchesText(query: string, texts: readonly string[]): boolean {
  const wanted = query.trim().toUpperCase();
  return texts.some((candidate) => candidate.toUpperCase().includes(wanted));
}

/** The records made ready for many searches: each is found as {@link matchesText} finds it. */
export function searchIn<R>(
  records: readonly R[],
  textsOf: (record: R) => readonly string[],
): (query: string) => readonly R[] {
  const prepared = records.map((record) => ({
    record,
    texts: textsOf(record).map((text) => text.toUpperCase()),
  }));
  return (query) => {
    const wanted = query.trim().toUpperCase();
    if (wanted === '') return records;
    return prepared
      .filter(({ texts }) => texts.some((text) => text.includes(wanted)))
      .map(({ record }) => record);
  };
}

/** What a search among brokers looks through: name, description and each feature. */
export const brokerTexts = ({ name, description, features }: BrokerDraft): string[] => [
  name,
  description,
  ...features,
];

export const brokerMatches = (broker: BrokerDraft, query: string): boolean =>
  matchesText(query, brokerTexts(broker));

/** What a search among platforms looks through: name and description. */
export const platformTexts = ({ name, description }: PlatformDraft): string[] => [name, description];

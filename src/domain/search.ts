import type { BrokerDraft } from './broker';
import { folded } from './folded';
import type { PlatformDraft } from './platform';

/** The records made ready for many searches, each of which finds those with the query in any of their texts. */
export function searchIn<R>(
  records: readonly R[],
  textsOf: (record: R) => readonly string[],
): (query: string) => readonly R[] {
  const prepared = records.map((record) => ({ record, texts: textsOf(record).map(folded) }));
  return (query) => {
    const wanted = folded(query);
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

/** What a search among platforms looks through: name and description. */
export const platformTexts = ({ name, description }: PlatformDraft): string[] => [name, description];

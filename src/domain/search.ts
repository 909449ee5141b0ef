import type { BrokerDraft } from './broker';
import { foldText } from './foldText';
import type { PlatformDraft } from './platform';

/** Indexes records for repeated searches, which match the query in any of their searched fields. */
export function searchIn<R>(
  records: readonly R[],
  textsOf: (record: R) => readonly string[],
): (query: string) => readonly R[] {
  const prepared = records.map((record) => ({ record, texts: textsOf(record).map(foldText) }));
  return (query) => {
    const wanted = foldText(query);
    if (wanted === '') return records;
    return prepared
      .filter(({ texts }) => texts.some((text) => text.includes(wanted)))
      .map(({ record }) => record);
  };
}

export const brokerSearchTexts = ({ name, description, features }: BrokerDraft): string[] => [
  name,
  description,
  ...features,
];

export const platformSearchTexts = ({ name, description }: PlatformDraft): string[] => [name, description];

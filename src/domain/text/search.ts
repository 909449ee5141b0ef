import { foldText } from './foldText';

/** `stop-loss` and `stop loss` are alike. */
const foldHyphens = (text: string): string => foldText(text).replace(/\p{Pd}/gu, ' ');

/** Indexes records for repeated searches. A record matches if any of its searched fields contains the query. */
export function searchIn<R>(
  records: readonly R[],
  textsOf: (record: R) => readonly string[],
): (query: string) => readonly R[] {
  const prepared = records.map((record) => ({ record, texts: textsOf(record).map(foldHyphens) }));
  return (query) => {
    const wanted = foldHyphens(query);
    if (wanted === '') return records;
    return prepared
      .filter(({ texts }) => texts.some((text) => text.includes(wanted)))
      .map(({ record }) => record);
  };
}

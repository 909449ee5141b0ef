import { LANGUAGE } from './locale';

/** What a record is sorted by in one column; null where it has nothing there. */
export type SortKey = string | number | null;

const collator = new Intl.Collator(LANGUAGE, { numeric: true, sensitivity: 'base' });

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/** A sorted copy. Records without a key come last in either direction; equal ones keep their order. */
export function sortedBy<R>(
  records: readonly R[],
  keyOf: (record: R) => SortKey,
  isDescending: boolean,
): R[] {
  const direction = isDescending ? -1 : 1;
  return records
    .map((record) => ({ record, key: keyOf(record) }))
    .sort((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
      return direction * compare(a.key, b.key);
    })
    .map(({ record }) => record);
}

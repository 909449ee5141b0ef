import { LANGUAGE } from './locale';

/** A record's sort key for a column; null for none. */
export type SortKey = string | number | null;

let collator: Intl.Collator | undefined;

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  // Created on first use, because that takes a slow phone 70 ms.
  collator ??= new Intl.Collator(LANGUAGE, { numeric: true, sensitivity: 'base' });
  return collator.compare(String(a), String(b));
}

/** Returns a sorted copy. Records without a key come last in either direction, and ties keep their order. */
export function sortBy<R>(records: readonly R[], keyOf: (record: R) => SortKey, isDescending: boolean): R[] {
  const direction = isDescending ? -1 : 1;
  return records
    .map((record) => ({ record, key: keyOf(record) }))
    .sort((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
      return direction * compare(a.key, b.key);
    })
    .map(({ record }) => record);
}

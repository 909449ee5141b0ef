/** The column a table is sorted by. */
export interface Sort {
  readonly column: string;
  readonly isDescending: boolean;
}

/** What a record is sorted by in one column; null where it has nothing there. */
export type SortKey = string | number | null;

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

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

/** What a press of a column's header leads to: ascending, then descending, then the list's own order. */
export function nextSort(sort: Sort | null, column: string): Sort | null {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? null : { column, isDescending: true };
}

/** The amount in a text as it was typed, such as `$1,000`; null without one. A comma stands between thousands. */
export function amountIn(text: string): number | null {
  const [digits] = /\d[\d,\s]*(?:\.\d+)?/.exec(text) ?? [];
  return digits === undefined ? null : Number(digits.replace(/[,\s]/g, ''));
}

/** How many times the deposit a leverage such as `up to 1:500` allows; null where it names none. */
export function leverageIn(text: string): number | null {
  const [, times] = /:\s*(\d[\d,\s]*(?:\.\d+)?)/.exec(text) ?? [];
  return amountIn(times ?? text);
}

/** The column a table is sorted by. */
export interface Sort {
  readonly column: string;
  readonly isDescending: boolean;
}

/** What a press of a column's header leads to: ascending, then descending, then the list's own order. */
export function nextSort(sort: Sort | null, column: string): Sort | null {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? null : { column, isDescending: true };
}

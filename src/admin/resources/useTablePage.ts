import { useDeferredValue, useMemo } from 'react';
import { searchIn } from '@/domain/text/search';
import type { RowRules } from './resource';
import { sortBy } from '@/domain/text/sortBy';
import type { SortOrder } from './useListSearchParams';

/** Small, because the cost of rendering grows with the number of rows. */
const ROWS_PER_PAGE = 20;

/** The page that contains a position, both counted from 0. */
export const pageAtPosition = (place: number): number => Math.floor(place / ROWS_PER_PAGE);

interface RequestedPage {
  /** As typed. */
  readonly query: string;
  readonly sort: SortOrder | null;
  /** Counted from 0 and limited to the last page. */
  readonly page: number;
}

/** The current page of the sorted and filtered rows. Typing never waits for it. */
export function useTablePage<Row>(
  { columns, searchedTexts }: Pick<RowRules<Row>, 'columns' | 'searchedTexts'>,
  rows: readonly Row[],
  wanted: RequestedPage,
) {
  const query = useDeferredValue(wanted.query);
  const sortKey = columns.find(({ key }) => key === wanted.sort?.column)?.sortKey;
  const sort = sortKey === undefined ? null : wanted.sort;
  const isDescending = sort?.isDescending ?? false;

  const sorted = useMemo(
    () => (sortKey === undefined ? rows : sortBy(rows, sortKey, isDescending)),
    [rows, sortKey, isDescending],
  );
  const search = useMemo(() => searchIn(sorted, searchedTexts), [sorted, searchedTexts]);
  const found = useMemo(() => search(query), [search, query]);

  const pages = Math.max(Math.ceil(found.length / ROWS_PER_PAGE), 1);
  const page = Math.min(wanted.page, pages - 1);
  const first = page * ROWS_PER_PAGE;
  const shown = useMemo(() => found.slice(first, first + ROWS_PER_PAGE), [found, first]);

  return {
    query: query.trim(),
    sort,
    found,
    /** The rows on this page, and how many rows come before them. */
    shown,
    first,
    page,
    pages,
  };
}

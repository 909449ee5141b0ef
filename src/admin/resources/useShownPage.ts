import { useDeferredValue, useMemo } from 'react';
import { searchIn } from '@/domain/search';
import type { RowRules } from './resource';
import { sortedBy } from '@/domain/sortedBy';
import type { Sort } from './useListAddress';

/** What drawing a list costs grows with the rows drawn: this many are drawn at a time. */
const ROWS_PER_PAGE = 20;

/** The page on which a place of the list is, both from 0. */
export const pageOf = (place: number): number => Math.floor(place / ROWS_PER_PAGE);

interface Wanted {
  /** As typed. */
  readonly query: string;
  readonly sort: Sort | null;
  /** From 0; the last one for a page that is not there. */
  readonly page: number;
}

/** The page of the sorted rows that match the search. Typing never waits for it: it follows when there is time. */
export function useShownPage<Row>(
  { columns, searchedTexts }: Pick<RowRules<Row>, 'columns' | 'searchedTexts'>,
  rows: readonly Row[],
  wanted: Wanted,
) {
  const query = useDeferredValue(wanted.query);
  const sortKey = columns.find(({ key }) => key === wanted.sort?.column)?.sortKey;
  const sort = sortKey === undefined ? null : wanted.sort;
  const isDescending = sort?.isDescending ?? false;

  const sorted = useMemo(
    () => (sortKey === undefined ? rows : sortedBy(rows, sortKey, isDescending)),
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
    /** The rows of this page, and how many come before them. */
    shown,
    first,
    page,
    pages,
  };
}

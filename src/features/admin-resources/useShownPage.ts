import { useDeferredValue, useMemo, useState } from 'react';
import { searchIn } from '@/domain/search';
import type { CatalogueRecord, Resource } from './resource';
import { sortedBy, type Sort } from './sorting';

/** What drawing a list costs grows with its rows, not with its records: this many are drawn at a time. */
const ROWS_PER_PAGE = 20;

/** The page of the sorted records that match the search. Typing never waits for it: it follows when there is time. */
export function useShownPage<R extends CatalogueRecord, F>(
  { columns, searchedTexts }: Resource<R, F>,
  records: readonly R[],
  typedQuery: string,
  typedSort: Sort | null,
) {
  const query = useDeferredValue(typedQuery);
  const sortKey = columns.find(({ key }) => key === typedSort?.column)?.sortKey;
  const sort = sortKey === undefined ? null : typedSort;
  const isDescending = sort?.isDescending ?? false;

  const sorted = useMemo(
    () => (sortKey === undefined ? records : sortedBy(records, sortKey, isDescending)),
    [records, sortKey, isDescending],
  );
  const search = useMemo(() => searchIn(sorted, searchedTexts), [sorted, searchedTexts]);
  const found = useMemo(() => search(query), [search, query]);

  // Another search or order begins at its first page.
  const list = JSON.stringify([query.trim(), sort]);
  const [turned, setTurned] = useState({ list, page: 0 });
  const pages = Math.max(Math.ceil(found.length / ROWS_PER_PAGE), 1);
  const page = turned.list === list ? Math.min(turned.page, pages - 1) : 0;
  const first = page * ROWS_PER_PAGE;
  const shown = useMemo(() => found.slice(first, first + ROWS_PER_PAGE), [found, first]);

  return {
    query: query.trim(),
    sort,
    found,
    /** The records of this page, and how many stand before them. */
    shown,
    first,
    page,
    pages,
    turnTo: (next: number) => {
      setTurned({ list, page: next });
    },
  };
}

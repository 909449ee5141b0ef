import { useEffect, useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { Sort } from '@/features/admin-resources/sorting';

/** How long typing rests before the address follows: browsers limit how often it may change. */
const REST_MS = 300;

const IN_PLACE = { replace: true, preventScrollReset: true };

/** The search text and the order of the management lists, as the address holds them: `?tab=brokers&q=gold&sort=name`. */
export function useListAddress() {
  const [searchParams, setSearchParams] = useSearchParams();
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const addressQuery = searchParams.get('q') ?? '';
  const [query, setQuery] = useState(addressQuery);

  // Typing comes first: the address is taken over only when the person goes back or forward to it.
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    if (navigationType === NavigationType.Pop) setQuery(addressQuery);
  }

  useEffect(() => {
    if (query === addressQuery) return;
    const timer = setTimeout(() => {
      setSearchParams((current) => {
        const params = new URLSearchParams(current);
        if (query === '') params.delete('q');
        else params.set('q', query);
        return params;
      }, IN_PLACE);
    }, REST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [query, addressQuery, setSearchParams]);

  const column = searchParams.get('sort');
  const isDescending = searchParams.get('order') === 'desc';
  const sort = useMemo<Sort | null>(
    () => (column === null ? null : { column, isDescending }),
    [column, isDescending],
  );

  const setSort = (next: Sort | null) => {
    setSearchParams((current) => {
      const params = new URLSearchParams(current);
      params.delete('sort');
      params.delete('order');
      if (next) params.set('sort', next.column);
      if (next?.isDescending) params.set('order', 'desc');
      return params;
    }, IN_PLACE);
  };

  /** The address of a tab: the search goes with the person, the order stays with its list. '' for neither. */
  const addressOf = (tab: string | null): string => {
    const params = new URLSearchParams();
    if (tab !== null) params.set('tab', tab);
    if (query !== '') params.set('q', query);
    const text = params.toString();
    return text === '' ? '' : `?${text}`;
  };

  return { tab: searchParams.get('tab'), query, setQuery, sort, setSort, addressOf };
}

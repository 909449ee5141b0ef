import { useEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { useIsStillAt } from '@/ui/useIsStillAt';
import type { Sort } from './sorting';

/** How long typing rests before the address follows: browsers limit how often it may change. */
const REST_MS = 300;

const IN_PLACE = { replace: true, preventScrollReset: true };

const tabAndPath = ({ pathname, search }: Location) =>
  `${pathname}?${new URLSearchParams(search).get('tab') ?? ''}`;

/** The page in an address, from 0; people count from 1. */
const pageIn = (params: URLSearchParams): number => {
  const text = params.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) - 1 : 0;
};

/**
 * What a managed list shows, as the address holds it: search text, order, page and what it is narrowed to. `?tab=brokers&q=gold&sort=name&page=2&show=active`.
 */
export function useListAddress() {
  const [searchParams, setSearchParams] = useSearchParams();
  // Several changes of one press build on each other, before the page is drawn with any.
  const latest = useRef(searchParams);
  useEffect(() => {
    latest.current = searchParams;
  }, [searchParams]);
  const isStillHere = useIsStillAt(tabAndPath);
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const addressQuery = searchParams.get('q') ?? '';
  const addressPage = pageIn(searchParams);
  const [query, setQuery] = useState(addressQuery);
  const [page, setPage] = useState(addressPage);

  // Typing comes first: the address is taken over only when the person goes back or forward to it.
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    if (navigationType === NavigationType.Pop) setQuery(addressQuery);
    if (navigationType !== NavigationType.Replace) setPage(addressPage);
  }

  useEffect(() => {
    if (query === addressQuery && page === addressPage) return;
    const timer = setTimeout(() => {
      if (!isStillHere()) return;
      setSearchParams((current) => {
        const params = new URLSearchParams(current);
        if (query === '') params.delete('q');
        else params.set('q', query);
        if (page === 0) params.delete('page');
        else params.set('page', String(page + 1));
        return params;
      }, IN_PLACE);
    }, REST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [query, addressQuery, page, addressPage, isStillHere, setSearchParams]);

  const column = searchParams.get('sort');
  const isDescending = searchParams.get('order') === 'desc';
  const sort = useMemo<Sort | null>(
    () => (column === null ? null : { column, isDescending }),
    [column, isDescending],
  );

  const change = (named: Readonly<Record<string, string | null>>) => {
    const params = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(named))
      if (value === null) params.delete(name);
      else params.set(name, value);
    latest.current = params;
    setSearchParams(params, IN_PLACE);
  };

  const setSort = (next: Sort | null) => {
    change({ sort: next?.column ?? null, order: next?.isDescending === true ? 'desc' : null });
  };

  const setShow = (show: string | null) => {
    change({ show });
  };

  /**
   * The address of a tab: the search goes with the person, the order and the page stay with their list. '' for neither.
   * @param show which records are to be left in: all of them, unless it says 'active'
   */
  const addressOf = (tab: string | null, show?: 'active'): string => {
    const params = new URLSearchParams();
    if (tab !== null) params.set('tab', tab);
    if (query !== '') params.set('q', query);
    if (show) params.set('show', show);
    const text = params.toString();
    return text === '' ? '' : `?${text}`;
  };

  return {
    tab: searchParams.get('tab'),
    query,
    setQuery,
    sort,
    setSort,
    page,
    setPage,
    /** What the list is narrowed to; null for all of it. */
    show: searchParams.get('show'),
    setShow,
    addressOf,
  };
}

/** What of it a list takes, wherever it is held. */
export type ListAddress = Omit<ReturnType<typeof useListAddress>, 'tab' | 'addressOf'>;

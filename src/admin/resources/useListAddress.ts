import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { codec, queryOf, textParam, valueParam } from '@/runtime/addressCodec';
import { useDebounced } from '@/ui/useDebounced';
import { useIsStillAt } from '@/ui/useIsStillAt';

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

/** How long typing rests before the address follows: browsers limit how often it may change. */
const REST_MS = 300;

const IN_PLACE = { replace: true, preventScrollReset: true };

const tabAndPath = ({ pathname, search }: Location) =>
  `${pathname}?${new URLSearchParams(search).get('tab') ?? ''}`;

interface ListState {
  readonly tab: string;
  readonly query: string;
  readonly sort: Sort | null;
  /** From 0; people count from 1. */
  readonly page: number;
  /** What the list is narrowed to. */
  readonly show: string;
}

const asIs = (text: string) => text;
const pageIn = (text: string) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : null);
const pageParam = valueParam('page', pageIn, 1);

const listAddress = codec<ListState>({
  tab: textParam('tab', asIs),
  query: textParam('q', asIs),
  sort: {
    keys: ['sort', 'order'],
    read: (address) => {
      const column = address.get('sort');
      return column === null ? null : { column, isDescending: address.get('order') === 'desc' };
    },
    pairs: (sort) => [
      ...(sort ? [['sort', sort.column] as const] : []),
      ...(sort?.isDescending ? [['order', 'desc'] as const] : []),
    ],
  },
  page: {
    ...pageParam,
    read: (address) => pageParam.read(address) - 1,
    pairs: (page) => pageParam.pairs(page + 1),
  },
  show: textParam('show', asIs),
});

const START: ListState = { tab: '', query: '', sort: null, page: 0, show: '' };

/**
 * What a managed list shows, as the address holds it: search text, order, page and what it is narrowed to. `?tab=brokers&q=gold&sort=name&page=2&show=active`.
 */
export function useListAddress() {
  const [searchParams, setSearchParams] = useSearchParams();
  const address = listAddress.read(searchParams);
  const isStillHere = useIsStillAt(tabAndPath);
  const { key } = useLocation();
  const navigationType = useNavigationType();
  // Typing comes first: the address follows once it rests.
  const [typed, setTyped] = useState({ query: address.query, page: address.page });
  const settled = useDebounced(typed, REST_MS);
  const { query, page } = typed;

  // It is taken over only when the person goes back or forward to it, and its page with each step.
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    if (navigationType !== NavigationType.Replace)
      setTyped({ query: navigationType === NavigationType.Pop ? address.query : query, page: address.page });
  }

  // Several changes of one press build on each other, before the page is drawn with any.
  const latest = useRef(searchParams);
  useEffect(() => {
    latest.current = searchParams;
  }, [searchParams]);
  const change = (changes: Partial<ListState>) => {
    const before = latest.current;
    const next = queryOf(listAddress, { ...listAddress.read(before), ...changes }, before);
    latest.current = next;
    setSearchParams(next, IN_PLACE);
  };

  const follow = useEffectEvent(() => {
    const isSame = query === address.query && page === address.page;
    if (settled === typed && !isSame && isStillHere()) change(typed);
  });
  useEffect(() => {
    follow();
  }, [settled, address.query, address.page]);

  const { sort } = address;
  const column = sort?.column;
  const isDescending = sort?.isDescending === true;

  return {
    tab: searchParams.get('tab'),
    query,
    setQuery: (next: string) => {
      setTyped((current) => ({ ...current, query: next }));
    },
    sort: useMemo<Sort | null>(
      () => (column === undefined ? null : { column, isDescending }),
      [column, isDescending],
    ),
    setSort: (next: Sort | null) => {
      change({ sort: next });
    },
    page,
    setPage: (next: number) => {
      setTyped((current) => ({ ...current, page: next }));
    },
    /** What the list is narrowed to; null for all of it. */
    show: searchParams.get('show'),
    setShow: (show: string | null) => {
      change({ show: show ?? '' });
    },
    /**
     * The address of a tab: the search goes with the person, the order and the page stay with their list. '' for neither.
     * @param show which records are to be left in: all of them, unless it says 'active'
     */
    addressOf: (tab: string | null, show?: 'active'): string => {
      const text = queryOf(listAddress, { ...START, tab: tab ?? '', query, show: show ?? '' }).toString();
      return text === '' ? '' : `?${text}`;
    },
  };
}

/** What of it a list takes, wherever it is held. */
export type ListAddress = Omit<ReturnType<typeof useListAddress>, 'tab' | 'addressOf'>;

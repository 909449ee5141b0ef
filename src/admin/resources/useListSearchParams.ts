import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { LATER_LISTS } from '@/domain/catalogue/listNames';
import { codec, queryOf, textParam, valueParam } from '@/runtime/searchParamsCodec';
import { useDebounced } from '@/ui/useDebounced';
import { useIsSameLocation } from '@/ui/useIsSameLocation';

export interface SortOrder {
  readonly column: string;
  readonly isDescending: boolean;
}

/** The next sort order when a header is pressed: ascending, descending, then the list's own order. */
export function nextSort(sort: SortOrder | null, column: string): SortOrder | null {
  if (sort?.column !== column) return { column, isDescending: false };
  return sort.isDescending ? null : { column, isDescending: true };
}

/** How long typing must pause before the URL is updated, because browsers limit how often it may change. */
const DEBOUNCE_MS = 300;

const REPLACE_OPTIONS = { replace: true, preventScrollReset: true };

const tabAndPath = ({ pathname, search }: Location) =>
  `${pathname}?${new URLSearchParams(search).get('tab') ?? ''}`;

interface ListState {
  readonly tab: string;
  readonly query: string;
  readonly sort: SortOrder | null;
  /** Counted from 0, but shown from 1. */
  readonly page: number;
  readonly show: string;
}

const unparsed = (text: string) => text;
const pageIn = (text: string) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : null);
const pageParam = valueParam('page', pageIn, 1);

const listQuery = codec<ListState>({
  tab: textParam('tab', unparsed),
  query: textParam('q', unparsed),
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
  show: textParam('show', unparsed),
});

/** The tabs whose lists don't share a search with brokers and platforms. */
const OWN_SEARCH: readonly (string | null)[] = [...LATER_LISTS, 'signals'];

const INITIAL_STATE: ListState = { tab: '', query: '', sort: null, page: 0, show: '' };

/**
 * The state of a managed list in the URL: search, sort order, page and filter, as in
 * `?tab=brokers&q=gold&sort=name&page=2&show=active`.
 */
export function useListSearchParams() {
  const [searchParams, setSearchParams] = useSearchParams();
  const address = listQuery.read(searchParams);
  const isSameLocation = useIsSameLocation(tabAndPath);
  const { key } = useLocation();
  const navigationType = useNavigationType();
  // Typing updates the state immediately; the URL follows when typing pauses.
  const [typed, setTyped] = useState({ query: address.query, page: address.page });
  const settled = useDebounced(typed, DEBOUNCE_MS);
  const { query, page } = typed;

  // The search in the URL is adopted when the tab changes and on Back and Forward; the page, on every navigation
  // except a replacement.
  const [seen, setSeen] = useState({ key, tab: address.tab });
  if (key !== seen.key) {
    setSeen({ key, tab: address.tab });
    const isAdopted = navigationType === NavigationType.Pop || address.tab !== seen.tab;
    if (navigationType !== NavigationType.Replace)
      setTyped({ query: isAdopted ? address.query : query, page: address.page });
  }

  // Several changes from one click build on each other before the next render.
  const latest = useRef(searchParams);
  useEffect(() => {
    latest.current = searchParams;
  }, [searchParams]);
  const change = (changes: Partial<ListState>) => {
    const before = latest.current;
    const next = queryOf(listQuery, { ...listQuery.read(before), ...changes }, before);
    latest.current = next;
    setSearchParams(next, REPLACE_OPTIONS);
  };

  const follow = useEffectEvent(() => {
    const isSame = query === address.query && page === address.page;
    if (settled === typed && !isSame && isSameLocation()) change(typed);
  });
  useEffect(() => follow(), [settled, address.query, address.page]);

  const { sort } = address;
  const column = sort?.column;
  const isDescending = sort?.isDescending === true;

  return {
    tab: searchParams.get('tab'),
    query,
    setQuery: (next: string) => setTyped((current) => ({ ...current, query: next })),
    sort: useMemo<SortOrder | null>(
      () => (column === undefined ? null : { column, isDescending }),
      [column, isDescending],
    ),
    setSort: (next: SortOrder | null) => change({ sort: next }),
    page,
    setPage: (next: number) => setTyped((current) => ({ ...current, page: next })),
    /** The active filter; null for none. */
    show: searchParams.get('show'),
    setShow: (show: string | null) => change({ show: show ?? '' }),
    /**
     * The URL of a tab. It keeps a search of brokers or platforms, but not the sort order and page of the
     * current list. Returns '' if there are no parameters.
     * @param show 'active' limits the list to active records; without it, all are shown
     */
    addressOf: (tab: string | null, show?: 'active'): string => {
      const text = queryOf(listQuery, {
        ...INITIAL_STATE,
        tab: tab ?? '',
        query: OWN_SEARCH.includes(tab) || OWN_SEARCH.includes(address.tab) ? '' : query,
        show: show ?? '',
      }).toString();
      return text === '' ? '' : `?${text}`;
    },
  };
}

/** The part of the state that a list needs. */
export type ListSearchParams = Omit<ReturnType<typeof useListSearchParams>, 'tab' | 'addressOf'>;

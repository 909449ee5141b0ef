import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { nextSort, useListSearchParams } from '@/admin/resources/useListSearchParams';

beforeEach(() => {
  vi.useFakeTimers();
});

function open(...entries: readonly string[]) {
  const { result, unmount } = renderHook(
    () => ({ list: useListSearchParams(), location: useLocation(), navigate: useNavigate() }),
    { wrapper: ({ children }) => <MemoryRouter initialEntries={[...entries]}>{children}</MemoryRouter> },
  );
  return {
    unmount,
    list: () => result.current.list,
    address: () => result.current.location.search,
    change: (how: (list: ReturnType<typeof useListSearchParams>) => void) => {
      act(() => {
        how(result.current.list);
      });
    },
    go: (to: string | number, options?: { readonly replace: boolean }) => {
      act(() => {
        void (typeof to === 'number' ? result.current.navigate(to) : result.current.navigate(to, options));
      });
    },
  };
}

const rest = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

it('updates the URL after typing pauses', () => {
  const { address, change, list } = open('/?tab=brokers&sort=name');
  change(({ setQuery }) => {
    setQuery('g');
  });
  rest(299);
  change(({ setQuery }) => {
    setQuery('gold');
  });
  expect(list().query).toBe('gold');
  rest(299);
  expect(address()).toBe('?tab=brokers&sort=name');
  rest(1);
  expect(address()).toBe('?tab=brokers&q=gold&sort=name');
  change(({ setQuery }) => {
    setQuery('');
  });
  rest(300);
  expect(address()).toBe('?tab=brokers&sort=name');
});

it('restores search and page on Back', () => {
  const { go, list } = open('/?q=gold&page=3', '/?q=silver&page=2');
  expect(list()).toMatchObject({ query: 'silver', page: 1 });
  go(-1);
  expect(list()).toMatchObject({ query: 'gold', page: 2 });
});

it('takes the page number from a followed link but keeps the typed search', () => {
  const { change, go, list } = open('/?page=3');
  change(({ setQuery }) => {
    setQuery('typed');
  });
  go('/?q=linked&page=2');
  expect(list()).toMatchObject({ query: 'typed', page: 1 });
});

it('cycles a header through ascending, descending and manual order', () => {
  const up = nextSort(null, 'name');
  const down = nextSort(up, 'name');
  expect([up, down, nextSort(down, 'name')]).toEqual([
    { column: 'name', isDescending: false },
    { column: 'name', isDescending: true },
    null,
  ]);
});

it('keeps a search on switching from brokers to platforms, but not from webinars', () => {
  expect(open('/?tab=brokers&q=gold').list().addressOf('platforms')).toBe('?tab=platforms&q=gold');
  expect(open('/?tab=webinars&q=gold').list().addressOf('brokers')).toBe('?tab=brokers');
});

import { beforeEach, expect, it, vi } from 'vitest';
import type { SearchEntry } from '@/domain/search/siteSearch';
import { searchFile } from '@/domain/search/searchFile';
import { publishedFile } from '../../../support/catalogue';
import { aBroker } from '../../../support/records';
import { searchAnswers } from '../../../support/searchAnswers';

const entry = (kind: SearchEntry['kind'], title: string): SearchEntry => ({
  kind,
  address: '/somewhere',
  title,
  names: [],
  text: '',
  words: '',
});

const FIRST = '2026-01-12T08:00:00.000Z';

const answers = searchAnswers([entry('term', 'Gannet')]);

async function opened(answer: (address: string) => Promise<Response> = answers) {
  const fetch = vi.fn((address: string, _options?: RequestInit) => answer(address));
  vi.stubGlobal('fetch', fetch);
  const { loadSearch } = await import('@/data/search/loadSearch');
  const { browserReaders, latestSeeds } = await import('@/runtime/catalogueReaders');
  return {
    fetch,
    titlesFor: async (query: string) => {
      const find = await loadSearch(
        browserReaders,
        ({ brokers }) => brokers.map(({ name }) => entry('broker', name)),
        latestSeeds.signals,
      );
      return find(query).map((hit) => hit.entry.title);
    },
    load: () => loadSearch(browserReaders, () => [], latestSeeds.signals),
    asked: () => fetch.mock.calls.filter(([address]) => address.endsWith('search.json')),
  };
}

const store = (...names: readonly string[]) => {
  const brokers = names.map((name, index) => ({ ...aBroker({ name }), id: String(index + 1) }));
  localStorage.setItem('upm_brokers', JSON.stringify(brokers));
  // This browser has a newer publication than the site.
  localStorage.setItem('upm_brokers_seed', JSON.stringify({ revision: 99, records: [] }));
};

beforeEach(() => {
  vi.resetModules();
});

it('finds entries from the search file and the lists', async () => {
  store('Gannet & Sons');
  const { titlesFor, asked } = await opened();
  expect(await titlesFor('gannet')).toEqual(['Gannet', 'Gannet & Sons']);
  store('Gannet & Daughters', 'Fulmar');
  expect(await titlesFor('gannet')).toEqual(['Gannet', 'Gannet & Daughters']);
  expect(asked()).toHaveLength(1);
});

it.each([
  ['the same', FIRST, ['Sample signal 1']],
  ['another', '2026-11-28T08:00:00.000Z', []],
])(
  'finds built-in signals only if the published record is the built-in one: %s',
  async (_which, createdAt, found) => {
    const file = searchFile([entry('signal', 'Sample signal 1')], FIRST);
    const signals = [{ id: '1', createdAt }];
    const { titlesFor } = await opened((address) =>
      Promise.resolve(new Response(address.endsWith('search.json') ? file : publishedFile(99, { signals }))),
    );
    expect(await titlesFor('sample')).toEqual(found);
  },
);

it.each([
  ['is missing', () => Promise.resolve(new Response('gone', { status: 404 })), '404'],
  ['cannot be fetched', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['is not a search file', () => Promise.resolve(new Response('{}')), 'search file'],
])('fails when the search file %s, and succeeds on the next attempt', async (_what, refuse, reason) => {
  let isBroken = true;
  const { titlesFor } = await opened((address) =>
    isBroken && address.endsWith('search.json') ? refuse() : answers(address),
  );
  await expect(titlesFor('gannet')).rejects.toThrow(reason);
  isBroken = false;
  expect(await titlesFor('gannet')).toEqual(['Gannet']);
});

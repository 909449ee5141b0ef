import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { indexEntries, SEARCH_KINDS, type SearchEntry, type SearchHit } from '@/domain/search/siteSearch';
import { SearchOutcome } from '@/site/features/search/SearchOutcome';
import type { SiteSearch } from '@/site/features/search/useSiteSearch';
import { renderRoutes } from '../../../../support/render';
import { pagesTitled } from '../../../../support/searchAnswers';
import { SearchHits } from '@/site/features/search/SearchHits';

const find = indexEntries(pagesTitled(['Margin', 'Guide 1', 'Guide 2', 'Guide 3']));

const ready: SiteSearch = { status: 'ready', find };

function show(query: string, search: SiteSearch = ready, limit = 20) {
  const hits = search.status === 'ready' ? find(query) : [];
  return renderRoutes(
    [{ path: '*', element: <SearchOutcome search={search} query={query} hits={hits} limit={limit} /> }],
    '/',
  );
}

const paragraphs = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);

const said = () => screen.getByRole('status').textContent;

it('suggests where to look when nothing matches', () => {
  show('q & a');
  expect(said()).toBe('No results');
  expect(paragraphs()[0]).toBe('Nothing on this site matches “q & a”.');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['all the terms in the glossary', '/glossary'],
    ['the list of all pages', '/search'],
    ['ask us', '/contact?subject=I+searched+for%3A+q+%26+a'],
  ]);
  expect(screen.queryByRole('list')).toBeNull();
});

it('suggests corrections for a misspelt query', () => {
  show('maggim');
  expect(paragraphs()[1]).toBe('Did you mean margin?');
  expect(screen.getByRole('link', { name: 'margin' })).toHaveAttribute('href', '/search?q=margin');
});

beforeEach(() => {
  vi.useFakeTimers();
});

it('lists the words ignored in a query', () => {
  show('maggim guide tax');
  expect(paragraphs()).toContain(
    'Nothing on this site matches “maggim” or “tax”. These results match the rest of your search.',
  );
});

const hit = (fields: Partial<SearchEntry>, words: readonly string[] = []): SearchHit => ({
  entry: {
    kind: 'page',
    title: 'Margin',
    address: '/margin',
    names: [],
    words: '',
    text: 'A deposit.',
    ...fields,
  },
  words: new Set(words),
});

const showHits = (hits: readonly SearchHit[]) =>
  renderRoutes([{ path: '*', element: <SearchHits hits={hits} /> }], '/');

const rows = () =>
  screen.getAllByRole('listitem').map(({ children }) => [...children].map((part) => part.textContent));

const marks = () => screen.queryAllByRole('mark').map(({ textContent }) => textContent);

it('shows the kind, title and excerpt of each result', () => {
  showHits(SEARCH_KINDS.map((kind) => hit({ kind, title: `A ${kind}`, address: `/${kind}` })));
  expect(rows()).toEqual([
    ['Page', 'A page', 'A deposit.'],
    ['Lesson', 'A lesson', 'A deposit.'],
    ['Quiz', 'A quiz', 'A deposit.'],
    ['Tool', 'A tool', 'A deposit.'],
    ['Term', 'A term', 'A deposit.'],
    ['Signal', 'A signal', 'A deposit.'],
    ['Broker', 'A broker', 'A deposit.'],
    ['Platform', 'A platform', 'A deposit.'],
  ]);
});

it('highlights matches in title and text', () => {
  showHits([hit({ title: 'Margin call', text: 'A call for margin, or a higher margin.' }, ['margin'])]);
  expect(rows()).toEqual([['Page', 'Margin call', 'A call for margin, or a higher margin.']]);
  expect(marks()).toEqual(['Margin', 'margin', 'margin']);
});

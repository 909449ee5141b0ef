import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SEARCH_KINDS, type SearchEntry, type SearchHit } from '@/domain/siteSearch';
import { SearchHits } from '@/site/features/search/SearchHits';
import { renderRoutes } from '../../../../support/render';

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

const show = (hits: readonly SearchHit[]) =>
  renderRoutes([{ path: '*', element: <SearchHits hits={hits} /> }], '/');

const rows = () =>
  screen.getAllByRole('listitem').map(({ children }) => [...children].map((part) => part.textContent));
const marks = () => screen.queryAllByRole('mark').map(({ textContent }) => textContent);

it('names the kind, title and words of each result', () => {
  show(SEARCH_KINDS.map((kind) => hit({ kind, title: `A ${kind}`, address: `/${kind}` })));
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

it('marks found words in title and text', () => {
  show([hit({ title: 'Margin call', text: 'A call for margin, or a higher margin.' }, ['margin'])]);
  expect(rows()).toEqual([['Page', 'Margin call', 'A call for margin, or a higher margin.']]);
  expect(marks()).toEqual(['Margin', 'margin', 'margin']);
});

it('links to queries and places on a page', () => {
  show([
    hit({ title: 'Gannet & Sons', address: '/ib-partners?q=Gannet+%26+Sons' }),
    hit({ title: 'Stop-out', address: '/glossary#stop-out' }),
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/ib-partners?q=Gannet+%26+Sons',
    '/glossary#stop-out',
  ]);
});

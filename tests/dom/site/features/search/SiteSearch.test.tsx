import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { firstLesson } from '@/content/firstLesson';
import type { SearchEntry } from '@/domain/search/siteSearch';
import { SiteSearch } from '@/site/features/search/SiteSearch';
// Preloaded, so that an unwanted search would send its request at once.
import '@/data/search/loadSearch';
import '@/runtime/catalogueReaders';
import { aBroker } from '../../../../support/records';
import { renderRoutes } from '../../../../support/render';
import { searchAnswers } from '../../../../support/searchAnswers';

const entry = (kind: SearchEntry['kind'], title: string, address: string): SearchEntry => ({
  kind,
  title,
  address,
  names: [],
  words: '',
  text: `About ${title}.`,
});

const entries = [
  entry('term', 'margin call', '/glossary#margin-call'),
  entry('lesson', 'Margin, the deposit', '/education/beginner/margin'),
  entry('tool', 'Margin and stop-out', '/tools/margin'),
  ...Array.from({ length: 25 }, (_, number) =>
    entry('page', `Guide ${String(number)}`, `/guide-${String(number)}`),
  ),
  ...Array.from({ length: 20 }, (_, number) =>
    entry('page', `Leaflet ${String(number)}`, `/leaflet-${String(number)}`),
  ),
];

const answer = vi.fn<(address: string) => Promise<Response>>();

const open = (at = '/search') => renderRoutes([{ path: '*', element: <SiteSearch /> }], at);

const field = () => screen.getByRole('searchbox', { name: 'A word or a question' });
const found = () => [...document.querySelectorAll('ol a')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  answer.mockReset();
  answer.mockImplementation(searchAnswers(entries));
  vi.stubGlobal('fetch', answer);
});

it('lists every page before a query is entered', async () => {
  open();
  expect(screen.getByRole('link', { name: 'Position size' })).toHaveAttribute('href', '/tools/position-size');
  expect(screen.getByRole('link', { name: firstLesson.label })).toBeInTheDocument();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(answer).not.toHaveBeenCalled();
});

it('shows results for the query and kind in the URL', async () => {
  open('/search?q=margin%20call&in=terms');
  await waitFor(() => {
    expect(found()).toEqual(['/glossary#margin-call']);
  });
  expect(field()).toHaveValue('margin call');
  expect(screen.getByRole('combobox', { name: 'Look in' })).toHaveValue('terms');
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toContain('margin');
});

it('keeps the URL in sync with the field in a single history entry', async () => {
  const { user, address, router } = renderRoutes(
    [{ path: '*', element: <SiteSearch /> }],
    '/before',
    '/search',
  );
  await user.type(field(), 'margin');
  await waitFor(() => {
    expect(address()).toBe('/search?q=margin');
  });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Look in' }), 'tools');
  await waitFor(() => {
    expect(address()).toBe('/search?q=margin&in=tools');
  });
  await router.navigate(-1);
  expect(address()).toBe('/before');
});

it('shows twenty results, and more on request', async () => {
  const { user, router } = open('/search?q=guide');
  await user.click(await screen.findByRole('button', { name: 'Show 5 more of 25' }));
  expect(found()).toHaveLength(25);
  expect(screen.getByRole('link', { name: 'Guide 20' })).toHaveFocus();
  await router.navigate('/search?q=margin');
  await router.navigate(-1);
  await waitFor(() => {
    expect(found()).toHaveLength(25);
  });
});

it('finds a broker stored only in this browser', async () => {
  const keep = (...brokers: readonly object[]) => {
    localStorage.setItem('upm_brokers_seed', JSON.stringify({ revision: 1, records: [] }));
    localStorage.setItem('upm_brokers', JSON.stringify(brokers));
  };
  keep({ ...aBroker({ name: 'Gannet & Sons' }), id: '9' });
  const first = open('/search?q=gannet&in=brokers');
  expect(await screen.findByRole('link', { name: 'Gannet & Sons' })).toHaveAttribute(
    'href',
    '/ib-partners?q=Gannet+%26+Sons',
  );
  first.unmount();
  keep({ ...aBroker({ name: 'Gannet & Sons', isActive: false }), id: '9' });
  open('/search?q=gannet');
  expect(await screen.findByText('Nothing on this site matches “gannet”.')).toBeInTheDocument();
});

it('offers results in other sections when the chosen one has none', async () => {
  const { user, address } = open('/search?q=margin&in=pages');
  expect(
    await screen.findByText('Nothing under “Pages”, but 3 results in other sections.'),
  ).toBeInTheDocument();
  expect(screen.queryByText(/^Nothing on this site matches/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Search everything' }));
  expect(address()).toBe('/search?q=margin');
  expect(found()).toHaveLength(3);
  expect(screen.getByRole('combobox', { name: 'Look in' })).toHaveValue('all');
  expect(screen.getByRole('combobox', { name: 'Look in' })).toHaveFocus();
});

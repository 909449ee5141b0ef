import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PageSuggestions } from '@/site/features/search/PageSuggestions';
// Preloaded, so that an unwanted search would send its request at once.
import '@/data/search/loadSearch';
import '@/runtime/catalogueReaders';
import { renderRoutes } from '../../../../support/render';
import { pagesTitled, searchAnswers } from '../../../../support/searchAnswers';

const entries = pagesTitled([
  'Margin',
  'Trading platforms',
  'Ökonomie',
  'Html and other forms',
  ...Array.from({ length: 6 }, (_, number) => `Leaflet ${String(number)}`),
]);

const answer = vi.fn<(address: string) => Promise<Response>>();

const open = (address: string) => renderRoutes([{ path: '*', element: <PageSuggestions /> }], address);

const suggestions = () => screen.findByRole('region', { name: 'Were you looking for one of these?' });
const titles = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

beforeEach(() => {
  answer.mockReset();
  answer.mockImplementation(searchAnswers(entries));
  vi.stubGlobal('fetch', answer);
});

it.each([
  ['the last segment alone when it finds something', '/leaflet/margin', ['Margin']],
  ['all segments when the last one finds nothing', '/margin/qwxyz', ['Margin']],
  ['the name of an old .html file', '/margin.html', ['Margin']],
  ['percent-encoded letters', '/%C3%B6konomie', ['Ökonomie']],
])('finds pages for an unknown URL by %s', async (_what, address, found) => {
  open(address);
  await suggestions();
  expect(titles()).toEqual(found);
});

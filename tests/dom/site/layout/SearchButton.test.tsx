import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SearchButton } from '@/site/layout/SearchButton';
import { renderRoutes } from '../../../support/render';
import { searchAnswers } from '../../../support/searchAnswers';

const entries = ['Margin', 'Margin call', 'Leverage'].map((title) => ({
  kind: 'term' as const,
  title,
  address: `/glossary#${title.replace(' ', '-').toLowerCase()}`,
  names: [],
  words: '',
  text: `What ${title} means.`,
}));

const noop = () => undefined;

const open = () =>
  renderRoutes(
    [
      {
        path: '*',
        element: (
          <>
            <SearchButton onClick={noop} />
            <label>
              Name <input />
            </label>
          </>
        ),
      },
    ],
    '/about',
  );

const link = () => screen.getByRole('link', { name: 'Search' });
const field = () => screen.findByRole('searchbox', { name: 'A word or a question' });
const ctrlK = { key: 'k', ctrlKey: true };

beforeEach(() => {
  vi.stubGlobal('fetch', searchAnswers(entries));
});

it('links to the search page', () => {
  open();
  expect(link()).toHaveAttribute('href', '/search');
  expect(link()).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
});

it('opens the search with Cmd+K on Apple devices', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' });
  open();
  expect(fireEvent.keyDown(document.body, ctrlK)).toBe(true);
  expect(fireEvent.keyDown(document.body, { key: 'k', metaKey: true })).toBe(false);
  expect(await screen.findByText(/Cmd K opens this/)).toBeInTheDocument();
});

it('opens the search with Ctrl+K on a Cyrillic keyboard', async () => {
  open();
  const press = (key: string) => fireEvent.keyDown(document.body, { key, code: 'KeyK', ctrlKey: true });
  // A Dvorak keyboard, where K is elsewhere.
  expect(press('t')).toBe(true);
  expect(press('л')).toBe(false);
  expect(await field()).toBeVisible();
});

it('keeps the search dialog closed after Back', async () => {
  const { user, router } = open();
  await user.click(link());
  await user.type(await field(), 'leverage');
  await user.click(await screen.findByRole('link', { name: 'Leverage' }));
  await act(() => router.navigate(-1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('the way to the search', () => {
  it('is a link to its page', () => {
    open();
    expect(link()).toHaveAttribute('href', '/search');
    expect(link()).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  });

  it('L52: opens the search over the page, with the focus in its field', async () => {
    const { user, address } = open();
    await user.click(link());
    expect(await field()).toHaveFocus();
    expect(address()).toBe('/about');
  });

  it('L52: is Ctrl+K as well, which the browser then leaves alone', async () => {
    open();
    expect(fireEvent.keyDown(document.body, ctrlK)).toBe(false);
    expect(await field()).toBeInTheDocument();
  });

  it('L52: is no key in a field, on a held key, with another modifier, or over a dialog', async () => {
    const { user } = open();
    const name = screen.getByRole('textbox', { name: 'Name' });
    expect(fireEvent.keyDown(name, ctrlK)).toBe(true);
    for (const more of [
      { shiftKey: true },
      { altKey: true },
      { repeat: true },
      { metaKey: true },
      { ctrlKey: false },
    ])
      expect(fireEvent.keyDown(document.body, { ...ctrlK, ...more })).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true);
    await user.click(link());
    await field();
    expect(fireEvent.keyDown(document.body, ctrlK)).toBe(true);
  });

  it('L52: is Cmd+K on Apple, where Ctrl+K deletes to the end of a line', async () => {
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' });
    open();
    expect(fireEvent.keyDown(document.body, ctrlK)).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: 'k', metaKey: true })).toBe(false);
    expect(await screen.findByText(/Cmd K opens this/)).toBeInTheDocument();
  });

  it('leaves a click with a key held to the browser', () => {
    open();
    expect(fireEvent.click(link(), { ctrlKey: true })).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the search over the page', () => {
  it('L54: is worked by arrows and letters alone', async () => {
    const { user, address } = open();
    await user.click(link());
    await user.type(await field(), 'margn');
    await waitFor(() => {
      expect(screen.getAllByRole('listitem')).toHaveLength(2);
    });
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Margin' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Margin call' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(await field()).toHaveFocus();
    await user.keyboard('{ArrowDown}x');
    expect(await field()).toHaveValue('margnx');
    await user.keyboard('{Backspace}{ArrowDown}{Enter}');
    expect(address()).toBe('/glossary#margin');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('L54: leads to the page of the search with Enter in the field', async () => {
    const { user, address } = open();
    await user.click(link());
    await user.type(await field(), ' leverage & more {Enter}');
    expect(address()).toBe('/search?q=leverage+%26+more');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays closed when Back leads to the page it was opened on', async () => {
    const { user, router } = open();
    await user.click(link());
    await user.type(await field(), 'leverage');
    await user.click(await screen.findByRole('link', { name: 'Leverage' }));
    await act(() => router.navigate(-1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('L54: tells the count once', async () => {
    const { user } = open();
    await user.click(link());
    await user.type(await field(), 'margin');
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent('2 results');
    });
  });

  it('L54: leaves a result that is clicked with a key held to the browser, and stays open', async () => {
    const { user, address } = open();
    await user.click(link());
    await user.type(await field(), 'leverage');
    const result = await screen.findByRole('link', { name: 'Leverage' });
    expect(fireEvent.click(result, { ctrlKey: true })).toBe(true);
    expect(address()).toBe('/about');
    expect(await field()).toBeVisible();
  });

  it('L52: closes at Escape', async () => {
    const { user } = open();
    await user.click(link());
    await field();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

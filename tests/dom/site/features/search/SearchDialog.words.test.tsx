import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import SearchDialog from '@/site/features/search/SearchDialog';
import { renderRoutes } from '../../../../support/render';
import { pagesTitled, searchAnswers } from '../../../../support/searchAnswers';

const numbered = (title: string, count: number) =>
  Array.from({ length: count }, (_, number) => `${title} ${String(number)}`);
const entries = pagesTitled([
  'Margin',
  ...numbered('Guide', 13),
  ...numbered('Leaflet', 12),
  ...numbered('Sheet', 3),
]);

function open() {
  const onClose = vi.fn<() => void>();
  const view = renderRoutes(
    [
      { path: '/', element: <SearchDialog shortcut="Ctrl K" opener={createRef()} onClose={onClose} /> },
      { path: '*', element: <p>Another page</p> },
    ],
    '/',
  );
  return { ...view, onClose };
}

const field = () => screen.getByRole('searchbox', { name: 'A word or a question' });
const paragraphs = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
const results = async (count: number) => {
  await waitFor(() => {
    expect(screen.getAllByRole('listitem')).toHaveLength(count);
  });
  return screen.getAllByRole('link');
};

describe('L54: the search over a page', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', vi.fn(searchAnswers(entries)));
  });

  it('says where to begin, what becomes of what is typed, and how it is opened', () => {
    open();
    expect(screen.getByRole('dialog', { name: 'Search this site' })).toBeVisible();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('placeholder', 'A word or a question');
    expect(paragraphs()).toEqual([
      'Begin with the glossary, the calculators or the beginner course.',
      'Your browser does the searching: nothing you type is sent. Ctrl K opens this on any page.',
    ]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/glossary',
      '/tools',
      '/education/beginner',
    ]);
  });

  it('says so still while nothing but blanks is typed, and no more once there is a word', async () => {
    const { user } = open();
    await user.type(field(), '  ');
    expect(paragraphs()[0]).toMatch(/^Begin with the glossary/);
    expect(screen.queryByRole('status')).toBeNull();
    await user.type(field(), 'margin');
    await results(1);
    expect(paragraphs().join(' ')).not.toContain('Begin with');
    expect(paragraphs()[0]).toBe('1 result');
  });

  it('takes no more letters than a query may have', async () => {
    const { user } = open();
    await user.click(field());
    await user.paste('x'.repeat(120));
    expect(field()).toHaveValue('x'.repeat(100));
  });

  it('leads nowhere else where the twelve that it shows are all', async () => {
    const { user } = open();
    await user.type(field(), 'leaflet');
    expect(await results(12)).toHaveLength(12);
  });

  it('leads from one result to the next and back by the arrows, which do not scroll the page', async () => {
    const { user } = open();
    await user.type(field(), 'sheet');
    const [first, second, third] = await results(3);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(second).toHaveFocus();
    // What the browser would do of itself with a key is what an event says that was not prevented.
    expect(fireEvent.keyDown(document.activeElement ?? document, { key: 'ArrowDown' })).toBe(false);
    expect(third).toHaveFocus();
    expect(fireEvent.keyDown(document.activeElement ?? document, { key: 'ArrowDown' })).toBe(true);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(first).toHaveFocus();
  });

  it.each([
    ['Ctrl', { ctrlKey: true }],
    ['the command key', { metaKey: true }],
    ['Alt', { altKey: true }],
    ['a word that is still being composed', { isComposing: true }],
  ])('leaves an arrow with %s to the browser', async (_what, how) => {
    const { user } = open();
    await user.type(field(), 'sheet');
    await results(3);
    expect(fireEvent.keyDown(field(), { key: 'ArrowDown', ...how })).toBe(true);
    expect(field()).toHaveFocus();
  });

  it('leaves the arrows alone on what is no result', async () => {
    const { user } = open();
    await user.type(field(), 'guide');
    await results(12);
    const all = screen.getByRole('link', { name: 'All 13 results' });
    all.focus();
    await user.keyboard('{ArrowDown}{ArrowUp}x');
    expect(all).toHaveFocus();
  });

  it('leaves keys that write nothing with the result', async () => {
    const { user } = open();
    await user.type(field(), 'sheet');
    const [first] = await results(3);
    await user.keyboard('{ArrowDown}{Home}{F1}');
    expect(first).toHaveFocus();
  });

  it.each([
    ['the X', '[Close]'],
    ['Escape', '{Escape}'],
  ])('closes by %s', async (_what, key) => {
    const { user, onClose } = open();
    await (key === '{Escape}'
      ? user.keyboard(key)
      : user.click(screen.getByRole('button', { name: 'Close' })));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

import { screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import SearchDialog from '@/site/features/search/SearchDialog';
import { renderRoutes } from '../../../../support/render';
import { pagesTitled, searchAnswers } from '../../../../support/searchAnswers';

const entries = pagesTitled([
  'Margin',
  ...Array.from({ length: 13 }, (_, number) => `Guide ${String(number)}`),
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

const field = () => screen.getByRole('searchbox');
const results = async (count: number) => {
  await waitFor(() => {
    expect(document.querySelectorAll('ol a')).toHaveLength(count);
  });
  return [...document.querySelectorAll<HTMLAnchorElement>('ol a')];
};

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(searchAnswers(entries)));
});

it('shows twelve results and links to all', async () => {
  const { user, address } = open();
  await user.type(field(), ' guide');
  await results(12);
  await user.click(screen.getByRole('link', { name: 'All 13 results' }));
  expect(address()).toBe('/search?q=guide');
});

it('opens the search page with Enter', async () => {
  const { user, address } = open();
  await user.type(field(), '  {Enter}');
  expect(address()).toBe('/');
  await user.type(field(), 'guide{Enter}');
  expect(address()).toBe('/search?q=guide');
});

it('moves between field and results with the arrow keys', async () => {
  const { user } = open();
  await user.type(field(), 'margin');
  const [only] = await results(1);
  await user.keyboard('{ArrowUp}');
  expect(field()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(only).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(only).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(field()).toHaveFocus();
});

it('moves focus back to the field when text is typed while a result has focus', async () => {
  const { user } = open();
  await user.type(field(), 'guid');
  const [first] = await results(12);
  await user.keyboard('{ArrowDown} {Control>}c{/Control}{Shift}');
  expect(first).toHaveFocus();
  await user.keyboard('e');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('guide');
});

it('focuses its field and suggests starting points', () => {
  open();
  expect(screen.getByRole('dialog', { name: 'Search this site' })).toBeVisible();
  expect(field()).toHaveFocus();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/glossary',
    '/tools',
    '/education/beginner',
  ]);
});

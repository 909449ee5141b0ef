import { screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import SearchDialog from '@/site/features/search/SearchDialog';
import { renderRoutes } from '../../../../support/render';
import { pagesTitled, searchAnswers } from '../../../../support/searchAnswers';

const entries = pagesTitled([
  'Margin',
  ...Array.from({ length: 13 }, (_, number) => `Guide ${String(number)}`),
]);

const open = () =>
  renderRoutes(
    [
      { path: '/', element: <SearchDialog shortcut="Ctrl K" opener={createRef()} onClose={vi.fn()} /> },
      { path: '*', element: <p>Another page</p> },
    ],
    '/',
  );

const field = () => screen.getByRole('searchbox');
const results = async (count: number) => {
  await waitFor(() => {
    expect(document.querySelectorAll('ol a')).toHaveLength(count);
  });
  return [...document.querySelectorAll<HTMLAnchorElement>('ol a')];
};

describe('the search over a page', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', vi.fn(searchAnswers(entries)));
  });

  it('L54: shows twelve results, and leads to all of them', async () => {
    const { user, address } = open();
    await user.type(field(), ' guide');
    await results(12);
    await user.click(screen.getByRole('link', { name: 'All 13 results' }));
    expect(address()).toBe('/search?q=guide');
  });

  it('L54: leads nowhere else where all results are shown', async () => {
    const { user } = open();
    await user.type(field(), 'margin');
    await results(1);
    expect(screen.queryByRole('link', { name: /^All / })).toBeNull();
  });

  it('L54: Enter leads to the page of the search, and does nothing in an empty field', async () => {
    const { user, address } = open();
    await user.type(field(), '  {Enter}');
    expect(address()).toBe('/');
    await user.type(field(), 'guide{Enter}');
    expect(address()).toBe('/search?q=guide');
  });

  it('L54: arrows lead from the field through the results and back, never past them', async () => {
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

  it('L54: what is typed on a result goes on in the field; a space and a shortcut stay with the result', async () => {
    const { user } = open();
    await user.type(field(), 'guid');
    const [first] = await results(12);
    await user.keyboard('{ArrowDown} {Control>}c{/Control}{Shift}');
    expect(first).toHaveFocus();
    await user.keyboard('e');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('guide');
  });
});

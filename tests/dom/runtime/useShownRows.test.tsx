import { act, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useShownRows } from '@/runtime/useShownRows';
import { renderRoutes } from '../../support/render';

const ROWS = Array.from({ length: 7 }, (_, index) => `Row ${String(index + 1)}`);

function List() {
  const list = useRef<HTMLUListElement>(null);
  const { shown, showMore } = useShownRows(list, 3);
  return (
    <>
      <ul ref={list}>
        {ROWS.slice(0, shown).map((row) => (
          <li key={row}>
            <a href={`/${row}`}>{row}</a>
          </li>
        ))}
      </ul>
      {shown < ROWS.length && <button onClick={showMore}>Show more</button>}
    </>
  );
}

const open = (...entries: Parameters<typeof renderRoutes>[1][]) =>
  renderRoutes(
    [
      { path: '/list', element: <List /> },
      { path: '/row', element: <h1>A row</h1> },
    ],
    ...entries,
  );

const rows = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('shows some rows first, and as many more with each press, until there are no more', async () => {
  const { user, address } = open('/list?sort=name');
  expect(rows()).toEqual(ROWS.slice(0, 3));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(rows()).toEqual(ROWS.slice(0, 6));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(rows()).toEqual(ROWS);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(address()).toBe('/list?sort=name');
});

it('leads whoever asks for more to the first of them', async () => {
  const { user } = open('/list');
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByRole('link', { name: 'Row 4' })).toHaveFocus();
});

it('shows as many again on the way back, from the one entry that the list has', async () => {
  const { user, router } = open('/row', '/list');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await act(() => router.navigate('/row'));
  await act(() => router.navigate(-1));
  expect(rows()).toEqual(ROWS.slice(0, 6));
  expect(screen.getByRole('link', { name: 'Row 4' })).not.toHaveFocus();
  await act(() => router.navigate(-1));
  expect(screen.getByRole('heading', { name: 'A row' })).toBeVisible();
});

it.each([null, 5, {}, { shown: 'all' }])('shows the first rows where the entry keeps %j', (state) => {
  open({ pathname: '/list', state });
  expect(rows()).toEqual(ROWS.slice(0, 3));
});

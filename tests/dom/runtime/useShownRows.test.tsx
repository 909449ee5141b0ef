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

it('shows more rows with each press', async () => {
  const { user, address } = open('/list?sort=name');
  expect(rows()).toEqual(ROWS.slice(0, 3));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(rows()).toEqual(ROWS.slice(0, 6));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(rows()).toEqual(ROWS);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(address()).toBe('/list?sort=name');
});

it('moves the focus to the first new row', async () => {
  const { user } = open('/list');
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getByRole('link', { name: 'Row 4' })).toHaveFocus();
});

it('shows as many rows again after Back', async () => {
  const { user, router } = open('/row', '/list');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await act(() => router.navigate('/row'));
  await act(() => router.navigate(-1));
  expect(rows()).toEqual(ROWS.slice(0, 6));
  expect(screen.getByRole('link', { name: 'Row 4' })).not.toHaveFocus();
  await act(() => router.navigate(-1));
  expect(screen.getByRole('heading', { name: 'A row' })).toBeVisible();
});

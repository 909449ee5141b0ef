import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { WHOLE_BOARD, type BoardFilter } from '@/domain/signals/board';
import { queryOf } from '@/runtime/addressCodec';
import { boardAddress } from '@/site/features/signals/boardAddress';
import { BoardFilters } from '@/site/features/signals/BoardFilters';
import { showBuilt } from '../../../../support/hydrate';
import { sampleSignals } from '../../../../support/sampleSignals';

/** The filters over an address that they change, and the queries they asked for. */
function show(fields: Partial<BoardFilter> = {}) {
  const queries: string[] = [];
  function Board() {
    const [filter, setFilter] = useState<BoardFilter>({ ...WHOLE_BOARD, ...fields });
    return (
      <BoardFilters
        filter={filter}
        signals={sampleSignals}
        line="Samples."
        onChange={(next) => {
          queries.push(queryOf(boardAddress, next).toString());
          setFilter(next);
        }}
      />
    );
  }
  render(<Board />);
  return { user: userEvent.setup(), queries };
}

const form = () => within(screen.getByRole('search', { name: 'Filter the signals' }));
const choice = (name: string) => form().getByRole<HTMLSelectElement>('combobox', { name });
const search = () => form().getByRole('searchbox', { name: 'Search' });
const toggle = () => form().getByRole('button', { name: /^Filters/ });
const chosenState = () => form().getByRole('button', { pressed: true });

it('waits until the page is live', async () => {
  const { container, hydrate } = showBuilt(
    <BoardFilters filter={WHOLE_BOARD} signals={[]} line="" onChange={() => undefined} />,
  );
  const fields = () => [...container.querySelectorAll<HTMLInputElement>('select, input')];
  expect(fields().every(({ disabled }) => disabled)).toBe(true);
  expect(await hydrate()).toEqual([]);
  expect(fields().some(({ disabled }) => disabled)).toBe(false);
});

it('shows the filters in the address', () => {
  show({ state: 'untraded', market: 'commodity', side: 'short', sort: 'worst', q: 'gold' });
  expect(chosenState()).toHaveTextContent('Never entered 3');
  expect(choice('Market')).toHaveDisplayValue('Commodities');
  expect(choice('Direction')).toHaveDisplayValue('Sell');
  expect(choice('Order')).toHaveDisplayValue('Worst result first');
  expect(search()).toHaveValue('gold');
});

it.each([
  ['Market', 'Commodities', 'market=commodity'],
  ['Direction', 'Sell', 'side=short'],
  ['Order', 'Worst result first', 'sort=worst'],
])('writes %s %s into the address', async (name, option, query) => {
  const { user, queries } = show();
  await user.selectOptions(choice(name), option);
  expect(queries).toEqual([query]);
  expect(choice(name)).toHaveDisplayValue(option);
});

it('shows how many signals are in each state and filters by it', async () => {
  const { user, queries } = show();
  expect(chosenState()).toHaveTextContent('All 16');
  for (const name of ['Open 3', 'Closed 10']) await user.click(form().getByRole('button', { name }));
  expect(queries).toEqual(['state=open', 'state=closed']);
  expect(chosenState()).toHaveTextContent('Closed 10');
});

it('keeps the other filters', async () => {
  const { user, queries } = show({ state: 'closed', market: 'forex', sort: 'best', q: 'usd' });
  await user.selectOptions(choice('Direction'), 'Sell');
  expect(queries).toEqual(['market=forex&state=closed&side=short&q=usd&sort=best']);
});

it('searches with every letter that is typed', async () => {
  const { user, queries } = show();
  await user.type(search(), 'us d');
  expect(queries).toEqual(['q=u', 'q=us', 'q=us+', 'q=us+d']);
  expect(search()).toHaveValue('us d');
});

it('opens and closes the filters', async () => {
  const { user } = show();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  await user.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
});

it.each([
  ['none', {}, 'Filters'],
  ['a search', { q: ' gold ' }, 'Filters: gold'],
  [
    'all of them',
    { q: 'usd', sort: 'worst', side: 'short', market: 'forex', state: 'open' },
    'Filters: Forex, Sell, Worst result first, usd',
  ],
] as const)('names the filters in use: %s', (_which, fields, name) => {
  show(fields);
  expect(toggle().textContent).toBe(name);
});

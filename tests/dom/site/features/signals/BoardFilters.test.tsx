import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { DEFAULT_BOARD_FILTER, type BoardFilter } from '@/domain/signals/board';
import { queryOf } from '@/runtime/searchParamsCodec';
import { boardQuery } from '@/site/features/signals/boardQuery';
import { BoardFilters } from '@/site/features/signals/BoardFilters';
import { sampleSignals } from '../../../../support/sampleSignals';

function show(fields: Partial<BoardFilter> = {}) {
  const queries: string[] = [];
  function Board() {
    const [filter, setFilter] = useState<BoardFilter>({ ...DEFAULT_BOARD_FILTER, ...fields });
    return (
      <BoardFilters
        filter={filter}
        signals={sampleSignals}
        line="Samples."
        onChange={(next) => {
          queries.push(queryOf(boardQuery, next).toString());
          setFilter(next);
        }}
      />
    );
  }
  render(<Board />);
  return { user: userEvent.setup(), queries };
}

const form = () => within(screen.getByRole('search', { name: 'Filter the signals' }));
const toggle = () => form().getByRole('button', { name: /^Filters/ });
const chosenState = () => form().getByRole('button', { pressed: true });

it.each([
  ['Market', 'Commodities', 'market=commodity'],
  ['Direction', 'Sell', 'side=short'],
  ['Order', 'Worst result first', 'sort=worst'],
])('writes the %s filter “%s” to the URL', async (name, option, query) => {
  const { user, queries } = show();
  await user.selectOptions(form().getByRole('combobox', { name }), option);
  expect(queries).toEqual([query]);
});

it('counts the signals in each state and filters by state', async () => {
  const { user, queries } = show();
  expect(chosenState()).toHaveTextContent('All 16');
  for (const name of ['Open 3', 'Closed 10']) await user.click(form().getByRole('button', { name }));
  expect(queries).toEqual(['state=open', 'state=closed']);
  expect(chosenState()).toHaveTextContent('Closed 10');
});

it('lists the filters and sort order in use, except for the state', () => {
  show({ q: 'usd', sort: 'worst', side: 'short', market: 'forex', state: 'open' });
  expect(toggle().textContent).toBe('Filters: Forex, Sell, Worst result first, usd');
});

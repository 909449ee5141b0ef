import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { WHOLE_BOARD, type BoardFilter } from '@/domain/signals/board';
import { queryOf } from '@/runtime/addressCodec';
import { boardAddress } from '@/site/features/signals/boardAddress';
import { BoardFilters, ShowAll } from '@/site/features/signals/BoardFilters';
import { showBuilt } from '../../../../support/hydrate';

/** The filters over an address that they change, and the queries they asked for. */
function show(fields: Partial<BoardFilter> = {}) {
  const queries: string[] = [];
  function Board() {
    const [filter, setFilter] = useState<BoardFilter>({ ...WHOLE_BOARD, ...fields });
    return (
      <BoardFilters
        filter={filter}
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
const toggle = () => form().getByRole('button');

describe('the fields', () => {
  it('take nothing until scripts have taken over, which would be lost', async () => {
    const { container, hydrate } = showBuilt(
      <BoardFilters filter={WHOLE_BOARD} onChange={() => undefined} />,
    );
    const fields = () => [...container.querySelectorAll<HTMLInputElement>('select, input')];
    expect(fields().every(({ disabled }) => disabled)).toBe(true);
    expect(await hydrate()).toEqual([]);
    expect(fields().some(({ disabled }) => disabled)).toBe(false);
  });

  it.each([
    ['State', ['All', 'Open', 'Closed', 'Never entered']],
    ['Market', ['All markets', 'Forex', 'Indices', 'Commodities', 'Crypto', 'Stocks']],
    ['Direction', ['Buy and sell', 'Buy', 'Sell']],
    ['Order', ['Newest first', 'Oldest first', 'Best result first', 'Worst result first']],
  ])('offer as %s all there is', (name, options) => {
    show();
    expect([...choice(name).options].map(({ textContent }) => textContent)).toEqual(options);
    expect(choice(name)).toHaveDisplayValue(options[0] ?? '');
  });

  it('stand in the order state, market, direction, order, search', () => {
    show();
    expect([...form().getAllByRole('combobox'), search()]).toEqual([
      choice('State'),
      choice('Market'),
      choice('Direction'),
      choice('Order'),
      search(),
    ]);
    expect(choice('State').compareDocumentPosition(search())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(search()).toHaveValue('');
  });

  it('show what is in the address', () => {
    show({ state: 'untraded', market: 'commodity', side: 'short', sort: 'worst', q: 'gold' });
    expect(choice('State')).toHaveDisplayValue('Never entered');
    expect(choice('Market')).toHaveDisplayValue('Commodities');
    expect(choice('Direction')).toHaveDisplayValue('Sell');
    expect(choice('Order')).toHaveDisplayValue('Worst result first');
    expect(search()).toHaveValue('gold');
  });

  it.each([
    ['State', 'Open', 'state=open'],
    ['State', 'Closed', 'state=closed'],
    ['State', 'Never entered', 'state=untraded'],
    ['Market', 'Forex', 'market=forex'],
    ['Market', 'Indices', 'market=indices'],
    ['Market', 'Commodities', 'market=commodity'],
    ['Market', 'Crypto', 'market=crypto'],
    ['Market', 'Stocks', 'market=stocks'],
    ['Direction', 'Buy', 'side=long'],
    ['Direction', 'Sell', 'side=short'],
    ['Order', 'Oldest first', 'sort=oldest'],
    ['Order', 'Best result first', 'sort=best'],
    ['Order', 'Worst result first', 'sort=worst'],
  ])('put %s, %s into the address', async (name, option, query) => {
    const { user, queries } = show();
    await user.selectOptions(choice(name), option);
    expect(queries).toEqual([query]);
    expect(choice(name)).toHaveDisplayValue(option);
  });

  it.each([
    ['State', 'All', { state: 'open' }],
    ['Market', 'All markets', { market: 'crypto' }],
    ['Direction', 'Buy and sell', { side: 'long' }],
    ['Order', 'Newest first', { sort: 'best' }],
  ] as const)('take %s out of the address again with %s', async (name, option, fields) => {
    const { user, queries } = show(fields);
    await user.selectOptions(choice(name), option);
    expect(queries).toEqual(['']);
  });

  it('keep what the others hold', async () => {
    const { user, queries } = show({ state: 'closed', market: 'forex', sort: 'best', q: 'usd' });
    await user.selectOptions(choice('Direction'), 'Sell');
    expect(queries).toEqual(['market=forex&state=closed&side=short&q=usd&sort=best']);
  });

  it('search with every letter that is typed, spaces included', async () => {
    const { user, queries } = show();
    await user.type(search(), 'us d');
    expect(queries).toEqual(['q=u', 'q=us', 'q=us+', 'q=us+d']);
    expect(search()).toHaveValue('us d');
  });

  it('search for nothing, once the text is taken out', async () => {
    const { user, queries } = show({ q: 'x' });
    await user.clear(search());
    expect(queries).toEqual(['']);
  });

  it('stay where they are when Enter is pressed', async () => {
    const { user, queries } = show({ q: 'gold' });
    const sent: boolean[] = [];
    document.addEventListener(
      'submit',
      (event) => {
        sent.push(!event.defaultPrevented);
      },
      { once: true },
    );
    await user.type(search(), '{Enter}');
    expect(sent).toEqual([false]);
    expect(queries).toEqual([]);
  });
});

describe('the button of phones', () => {
  it('opens the fields, and closes them again', async () => {
    const { user } = show();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    await user.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('says which fields it opens, and they know that they are open', async () => {
    const { user } = show();
    const fields = document.getElementById(toggle().getAttribute('aria-controls') ?? '');
    expect(fields).toContainElement(choice('State'));
    expect(fields).toContainElement(search());
    expect(fields).toHaveAttribute('data-open', 'false');
    await user.click(toggle());
    expect(fields).toHaveAttribute('data-open', 'true');
  });

  it('stays open while a filter is chosen', async () => {
    const { user, queries } = show();
    await user.click(toggle());
    await user.selectOptions(choice('State'), 'Open');
    expect(queries).toEqual(['state=open']);
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  });

  it('changes no filter', async () => {
    const { user, queries } = show({ q: 'gold' });
    await user.click(toggle());
    expect(queries).toEqual([]);
  });

  it.each([
    ['none', {}, 'Filters'],
    ['a state', { state: 'untraded' }, 'Filters: Never entered'],
    ['a market', { market: 'commodity' }, 'Filters: Commodities'],
    ['a direction', { side: 'long' }, 'Filters: Buy'],
    ['an order', { sort: 'oldest' }, 'Filters: Oldest first'],
    ['a search', { q: ' gold ' }, 'Filters: gold'],
    ['a search of spaces', { q: '  ' }, 'Filters'],
    [
      'all of them',
      { q: 'usd', sort: 'worst', side: 'short', market: 'forex', state: 'open' },
      'Filters: Open, Forex, Sell, Worst result first, usd',
    ],
  ] as const)('names those in use: %s', (_which, fields, name) => {
    show(fields);
    expect(toggle().textContent).toBe(name);
  });

  it('names a filter as soon as it is chosen', async () => {
    const { user } = show({ market: 'crypto' });
    await user.selectOptions(choice('State'), 'Closed');
    expect(toggle()).toHaveAccessibleName('Filters: Closed, Crypto');
    await user.selectOptions(choice('Market'), 'All markets');
    expect(toggle()).toHaveAccessibleName('Filters: Closed');
  });
});

describe('the button to see all', () => {
  it('asks for all of them at each press', async () => {
    let asked = 0;
    render(
      <ShowAll
        onShow={() => {
          asked += 1;
        }}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(asked).toBe(1);
  });
});

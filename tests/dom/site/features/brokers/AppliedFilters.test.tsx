import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { filterBrokers, indexBrokers } from '@/domain/brokerFilter';
import { WHOLE_LIST, withFlag, withLabels, type BrokerView } from '@/domain/brokerView';
import { AppliedFilters, NothingFits } from '@/site/features/brokers/AppliedFilters';
import { aBroker } from '../../../../support/records';

const index = indexBrokers(
  [
    aBroker({ name: 'Dear', tradingPlatforms: ['MT5'], minDeposit: '$1,000' }),
    aBroker({ name: 'Cheap', tradingPlatforms: ['MT4'], minDeposit: '$50' }),
    aBroker({ name: 'Small', tradingPlatforms: ['MT4'], minDeposit: '$50' }),
  ].map((draft) => ({ ...draft, id: draft.name, createdAt: '', updatedAt: '' })),
);

const kept = { sort: 'name', pick: ['Dear'], trade: { ...WHOLE_LIST.trade, lots: '2' } } as const;

/** A search, a platform, the highest deposit and a flag, over an order, a trade and a pick. */
const narrowed: BrokerView = {
  ...withFlag(withLabels({ ...WHOLE_LIST, ...kept }, 'platform', ['mt5']), 'nbp', true),
  q: 'gold',
  max: 50,
};

const buttons = () => screen.getAllByRole('button');

describe('the filters in use', () => {
  /** The chips over a view that they change; `now` is what became of it. */
  function show(view: BrokerView) {
    const views = [view];
    function Chips() {
      const [current, setCurrent] = useState(view);
      const change = (next: BrokerView) => {
        views.push(next);
        setCurrent(next);
      };
      return <AppliedFilters view={current} index={index} onChange={change} />;
    }
    render(<Chips />);
    return { user: userEvent.setup(), now: () => views.at(-1) };
  }

  it('are named on buttons that remove them, in the order of the address', () => {
    show(narrowed);
    const list = within(screen.getByRole('list', { name: 'Filters in use' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Search for gold',
      'Platform MT5',
      'Max deposit $50',
      'Negative balance protection',
      'Clear all',
    ]);
    expect(list.getByRole('button', { name: 'Remove platform MT5' })).toBeVisible();
  });

  it('are not there where nothing is filtered, also where an order or a pick is chosen', () => {
    show({ ...WHOLE_LIST, ...kept });
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('go one by one, and the others stay', async () => {
    const { user, now } = show(narrowed);
    await user.click(screen.getByRole('button', { name: 'Remove max deposit $50' }));
    expect(now()).toEqual({ ...narrowed, max: null });
    await user.click(screen.getByRole('button', { name: 'Remove search for gold' }));
    expect(now()).toEqual({ ...narrowed, max: null, q: '' });
    expect(buttons()).toHaveLength(3);
  });

  it('go all at once, without the order, the trade and the picks', async () => {
    const { user, now } = show(narrowed);
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(now()).toEqual({ ...WHOLE_LIST, ...kept });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['platform', 'mt5', 'Platform MT5'],
    ['account', 'standard', 'Account Standard'],
    ['currency', 'chf', 'Currency chf (no broker)'],
    ['pay', 'card', 'Payment card (no broker)'],
    ['language', 'german', 'Language german (no broker)'],
    ['regulator', 'sampleregulator', 'Regulator Sample regulator'],
  ] as const)(
    'name the group and the value of the %s %s, also where no broker has it',
    (group, slug, words) => {
      show(withLabels(WHOLE_LIST, group, [slug]));
      const [chip] = buttons();
      expect(chip?.textContent).toBe(words);
      expect(chip).toHaveAccessibleName(`Remove ${words.charAt(0).toLowerCase()}${words.slice(1)}`);
    },
  );

  it.each([
    ['swapfree', 'Swap-free account'],
    ['loss', 'Loss figure published'],
    ['nbp', 'Negative balance protection'],
  ] as const)('name the flag %s, which goes when it is pressed', async (flag, words) => {
    const { user, now } = show(withFlag(WHOLE_LIST, flag, true));
    expect(buttons().map(({ textContent }) => textContent)).toEqual([words, 'Clear all']);
    await user.click(screen.getByRole('button', { name: `Remove ${words.toLowerCase()}` }));
    expect(now()).toEqual(WHOLE_LIST);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('separate the thousands of a deposit', () => {
    show({ ...WHOLE_LIST, max: 1000 });
    expect(screen.getByRole('button', { name: 'Remove max deposit $1,000' })).toBeVisible();
  });

  it('are one for every value of a group, which leaves the others of it', async () => {
    const { user, now } = show(withLabels(WHOLE_LIST, 'platform', ['mt4', 'mt5']));
    expect(buttons().map(({ textContent }) => textContent)).toEqual([
      'Platform MT4',
      'Platform MT5',
      'Clear all',
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove platform MT4' }));
    expect(now()).toEqual(withLabels(WHOLE_LIST, 'platform', ['mt5']));
  });
});

describe('where no broker fits', () => {
  const none: BrokerView = { ...withLabels({ ...WHOLE_LIST, ...kept }, 'platform', ['mt5']), max: 50 };

  /** What is offered for a view, and the views that were asked for. */
  function show() {
    const asked: BrokerView[] = [];
    render(
      <NothingFits
        view={none}
        index={index}
        onChange={(view) => asked.push(view)}
        countOf={(view) => filterBrokers(index, view).found.length}
      />,
    );
    return { user: userEvent.setup(), asked };
  }

  it('says of each filter how many brokers there are without it', () => {
    show();
    expect(screen.getByRole('heading', { name: 'No broker fits all of this.' })).toBeVisible();
    expect(buttons().map(({ textContent }) => textContent)).toEqual([
      'Without “platform MT5”: 2 brokers',
      'Without “max deposit $50”: 1 broker',
      'Clear all filters',
    ]);
  });

  it('takes the filter away that is pressed, or all of them', async () => {
    const { user, asked } = show();
    for (const button of buttons()) await user.click(button);
    expect(asked).toEqual([
      { ...none, labels: WHOLE_LIST.labels },
      { ...none, max: null },
      { ...WHOLE_LIST, ...kept },
    ]);
  });

  it('offers a filter also where none fits without it', () => {
    render(
      <NothingFits
        view={{ ...none, q: 'gold' }}
        index={index}
        onChange={() => undefined}
        countOf={(view) => filterBrokers(index, view).found.length}
      />,
    );
    expect(buttons().map(({ textContent }) => textContent)).toEqual([
      'Without “search for gold”: 0 brokers',
      'Without “platform MT5”: 0 brokers',
      'Without “max deposit $50”: 0 brokers',
      'Clear all filters',
    ]);
  });
});

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
  /** The chips over a view that they change; `now` is the current view. */
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

  it('names the filters in use on buttons that remove them', () => {
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

  it('shows no filters for an order or a pick alone', () => {
    show({ ...WHOLE_LIST, ...kept });
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('clears all filters and leaves the order, the trade and the picks', async () => {
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
  ] as const)('names group and value of the %s %s, also when no broker has it', (group, slug, words) => {
    show(withLabels(WHOLE_LIST, group, [slug]));
    const [chip] = buttons();
    expect(chip?.textContent).toBe(words);
    expect(chip).toHaveAccessibleName(`Remove ${words.charAt(0).toLowerCase()}${words.slice(1)}`);
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

  it('offers to drop each filter when no broker matches, with a count', () => {
    show();
    expect(screen.getByRole('heading', { name: 'No broker matches all your filters.' })).toBeVisible();
    expect(buttons().map(({ textContent }) => textContent)).toEqual([
      'Without “platform MT5”: 2 brokers',
      'Without “max deposit $50”: 1 broker',
      'Clear all filters',
    ]);
  });

  it('drops the filter that is pressed, or all of them', async () => {
    const { user, asked } = show();
    for (const button of buttons()) await user.click(button);
    expect(asked).toEqual([
      { ...none, labels: WHOLE_LIST.labels },
      { ...none, max: null },
      { ...WHOLE_LIST, ...kept },
    ]);
  });
});

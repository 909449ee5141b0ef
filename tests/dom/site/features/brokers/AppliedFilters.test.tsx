import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { indexBrokers } from '@/domain/brokerFilter';
import { DEFAULT_VIEW, withFlag, withLabels, type BrokerView } from '@/domain/brokerView';
import { AppliedFilters } from '@/site/features/brokers/AppliedFilters';
import { aBroker } from '../../../../support/records';

const index = indexBrokers(
  [
    aBroker({ name: 'Dear', tradingPlatforms: ['MT5'], minDeposit: '$1,000' }),
    aBroker({ name: 'Cheap', tradingPlatforms: ['MT4'], minDeposit: '$50' }),
    aBroker({ name: 'Small', tradingPlatforms: ['MT4'], minDeposit: '$50' }),
  ].map((draft) => ({ ...draft, id: draft.name, createdAt: '', updatedAt: '' })),
);

const kept = { sort: 'name', pick: ['Dear'], trade: { ...DEFAULT_VIEW.trade, lots: '2' } } as const;

/** Filters by search, platform, deposit and a flag, plus a sort order, a trade and a selection. */
const narrowed: BrokerView = {
  ...withFlag(withLabels({ ...DEFAULT_VIEW, ...kept }, 'platform', ['mt5']), 'nbp', true),
  q: 'gold',
  max: 50,
};

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

it('shows active filters as buttons that remove them', () => {
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

it('clears all filters but keeps the order, trade and selection', async () => {
  const { user, now } = show(narrowed);
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(now()).toEqual({ ...DEFAULT_VIEW, ...kept });
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that no broker has the value of a filter', () => {
  show(withLabels(DEFAULT_VIEW, 'currency', ['chf']));
  expect(screen.getByRole('button', { name: 'Remove currency chf (no broker)' })).toBeVisible();
});

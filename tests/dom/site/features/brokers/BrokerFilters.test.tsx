import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { BrokerDraft } from '@/domain/catalogue/broker';
import { filterBrokers, indexBrokers } from '@/domain/catalogue/brokerFilter';
import { DEFAULT_BROKER_VIEW, withLabels, type BrokerView } from '@/domain/catalogue/brokerView';
import { BrokerFilters } from '@/site/features/brokers/BrokerFilters';
import { filteredBrokers } from '../../../../support/brokerQuery';
import { aStoredBroker } from '../../../../support/records';

function show(drafts: readonly BrokerDraft[] = filteredBrokers, view: BrokerView = DEFAULT_BROKER_VIEW) {
  const index = indexBrokers(drafts.map((draft, place) => aStoredBroker(draft, String(place + 1))));
  const views = [view];
  function Filters() {
    const [current, setCurrent] = useState(view);
    const { counts } = filterBrokers(index, current);
    const change = (next: BrokerView) => {
      views.push(next);
      setCurrent(next);
    };
    return <BrokerFilters index={index} counts={counts} view={current} onChange={change} />;
  }
  render(<Filters />);
  const more = screen.queryByText(/^More filters/);
  if (more) fireEvent.click(more);
  return { user: userEvent.setup(), now: () => views.at(-1) };
}

const groups = () => screen.getAllByText(/./, { selector: 'legend' }).map(({ textContent }) => textContent);
const choices = (name: string) =>
  [...screen.getByRole('group', { name }).querySelectorAll('label')].map(({ textContent }) => textContent);
/** Matches the whole label, so that `$50` doesn't match `$500`. */
const deposit = (label: string) =>
  screen.getByText(label, { selector: 'label > span' }).closest('label')?.querySelector('input');

it('shows the number of matching brokers next to each value', () => {
  show();
  expect(groups()).toEqual([
    'Platforms',
    'Minimum deposit up to',
    'Account types',
    'Account currencies',
    'Ways to deposit',
    'Languages',
    'Regulators',
    'Also',
  ]);
  expect(choices('Platforms')).toEqual(['cTrader2', 'MT52']);
  expect(choices('Account types')).toEqual(['Raw2', 'Standard1']);
  expect(choices('Account currencies')).toEqual(['USD2', 'EUR1']);
  expect(choices('Ways to deposit')).toEqual(['Card2', 'Bank transfer1']);
  expect(choices('Languages')).toEqual(['English2', 'German2']);
  expect(choices('Regulators')).toEqual(['North2', 'South2']);
  expect(choices('Also')).toEqual([
    'Swap-free account2',
    'Loss figure published2',
    'Negative balance protection2',
  ]);
});

it('opens “More filters” with a count when any are active', () => {
  show(filteredBrokers, withLabels(DEFAULT_BROKER_VIEW, 'language', ['german']));
  // The helper above has toggled it closed.
  expect(screen.getByText('More filters (1)').closest('details')).not.toHaveAttribute('open');
});

it('leaves out a filter that every broker matches unless it is in use', () => {
  const everywhere = filteredBrokers.map((broker) => ({ ...broker, tradingPlatforms: ['MT5'] }));
  show(everywhere);
  expect(groups()).not.toContain('Platforms');
  cleanup();
  show(everywhere, { ...withLabels(DEFAULT_BROKER_VIEW, 'platform', ['mt5']), max: 1000 });
  expect(choices('Platforms')).toEqual(['MT53']);
  expect(choices('Minimum deposit up to')).toEqual(['Any', '$501', '$1002', '$1,0003']);
});

it('offers deposit limits as radio buttons, without limits that would change nothing', async () => {
  const { user, now } = show();
  expect(choices('Minimum deposit up to')).toEqual(['Any', '$501', '$1002']);
  expect(deposit('Any')).toBeChecked();
  await user.click(screen.getByText('$100'));
  expect(now()).toEqual({ ...DEFAULT_BROKER_VIEW, max: 100 });
  expect(deposit('$100')).toBeChecked();
  expect(deposit('Any')).not.toBeChecked();
  await user.click(screen.getByText('Any'));
  expect(now()).toEqual(DEFAULT_BROKER_VIEW);
});

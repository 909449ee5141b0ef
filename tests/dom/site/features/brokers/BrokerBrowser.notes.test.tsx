import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Broker } from '@/domain/broker';
import BrokerBrowser from '@/site/features/brokers/BrokerBrowser';
import { aBroker } from '../../../../support/records';
import { renderRoutes } from '../../../../support/render';

const yen = {
  currency: 'USD',
  checkedOn: '',
  rows: [{ instrument: 'USD/JPY', account: '', spread: 0.9, commission: 0, swapLong: 0, swapShort: 0 }],
};
const some = (count: number): Broker[] =>
  Array.from({ length: count }, (_, index) => ({
    ...aBroker({ name: `Broker ${String(index + 1)}`, costs: yen }),
    id: String(index + 1),
    createdAt: '',
    updatedAt: '',
  }));
const open = (query: string, count = 2) =>
  renderRoutes([{ path: '*', element: <BrokerBrowser brokers={some(count)} /> }], `/${query}`);

const noCost = "No cost is known without today's rate, so the list keeps its own order.";
const unknown = 'One of the brokers in this link is not listed here.';

it('says that the order by cost needs a rate until one is entered', async () => {
  const { user } = open('?pair=USD%2FJPY&sort=cost');
  expect(screen.getByText(noCost)).toBeVisible();
  const rate = screen.getByRole('textbox', { name: "Today's USD/JPY" });
  await user.type(rate, '150');
  expect(screen.queryByText(noCost)).toBeNull();
  await user.clear(rate);
  expect(screen.getByText(noCost)).toBeVisible();
});

it.each([
  ['?pick=1&pick=99', true],
  ['?pick=1&pick=2', false],
  ['', false],
])('says that a pick at "%s" is not listed: %s', (query, isSaid) => {
  open(query);
  expect(screen.queryAllByText(unknown)).toHaveLength(isSaid ? 1 : 0);
});

it('carries the trade to the comparison', () => {
  open('?pick=2&pick=1&pair=USD%2FJPY&nights=3');
  expect(screen.getByRole('link', { name: 'Compare 2 brokers' })).toHaveAttribute(
    'href',
    '/ib-partners/compare?broker=2&broker=1&pair=USD%2FJPY&nights=3',
  );
});

it('counts the filters in use on the button that opens them', async () => {
  const { user } = open('?platform=mt6&max=50');
  await user.click(screen.getByRole('button', { name: 'Filters (2)' }));
  expect(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'No matching brokers' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

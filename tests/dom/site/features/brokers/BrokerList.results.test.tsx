// Preloaded, because on a slow machine loading may take longer than a test waits.
import '@/site/features/brokers/LiveComparison';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BrokerList } from '@/site/features/brokers/BrokerList';
import { aCatalogue } from '../../../../support/catalogue';
import { aBroker, someFacts } from '../../../../support/records';
import { renderWith } from '../../../../support/render';

const dear = {
  ...someFacts,
  costs: {
    currency: 'USD',
    checkedOn: '2026-11-02',
    rows: [{ instrument: 'EUR/USD', account: 'Plain', spread: 2, commission: 0, swapLong: -1, swapShort: 0 }],
  },
};

const brokers = [
  aBroker({ name: 'Dear', tradingPlatforms: ['MT5'], minDeposit: '$50', ...dear }),
  aBroker({ name: 'Cheap', tradingPlatforms: ['MT5', 'MT4'], minDeposit: '$500', ...someFacts }),
  aBroker({ name: 'Silent', tradingPlatforms: ['cTrader'], minDeposit: '$100', isActive: true }),
];

const yen = {
  currency: 'USD',
  checkedOn: '',
  rows: [{ instrument: 'USD/JPY', account: '', spread: 0.9, commission: 0, swapLong: 0, swapShort: 0 }],
};

const names = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

const costs = (trade: string) =>
  screen.getAllByText(trade, { selector: 'dt' }).map((term) => term.nextElementSibling?.textContent.trim());

async function openList(address = '/', list = brokers) {
  const view = renderWith(aCatalogue({ brokers: list }).catalogue, <BrokerList />, address);
  await screen.findByRole('searchbox', { name: 'Search brokers' });
  return view;
}

it('lists a broker without a cost last when sorted by cost', async () => {
  const { user, address } = await openList();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Order' }),
    'Cost of the example trade, lowest first',
  );
  expect(address()).toBe('/?sort=cost');
  expect(names()).toEqual(['Cheap', 'Dear', 'Silent']);
  expect(costs('1 lot EUR/USD, 1 night')).toEqual([
    '$16.20 Raw account',
    '$30.00 Plain account',
    'not stated',
  ]);
});

it.each([
  ['account=micro', '$30.00 Micro account'],
  ['account=swap-free', '$10.00 Swap-free account'],
  ['swapfree=1', '$10.00 Swap-free account'],
  ['account=raw', 'not stated for this account type'],
])('shows the cost for the account type selected by the filter %s', async (filter, cost) => {
  const price = { instrument: 'EUR/USD', commission: 0, swapLong: 0, swapShort: 0 };
  const rows = [
    { ...price, account: 'Standard', spread: 0.5 },
    { ...price, account: 'Micro', spread: 3 },
    { ...price, account: 'Swap-free', spread: 1 },
  ];
  await openList(`/?${filter}`, [
    aBroker({
      accountTypes: ['Standard', 'Micro', 'Swap-free', 'Raw'],
      costs: { currency: 'USD', checkedOn: '', rows },
      swapFree: 'yes',
    }),
  ]);
  expect(costs('1 lot EUR/USD, 1 night')).toEqual([cost]);
});

it('says that a broker in the link is not listed', async () => {
  await openList('/?pick=1&pick=99');
  expect(screen.getByText("One of the brokers in this link isn't listed here.")).toBeVisible();
});

it('removes unlisted brokers from the link when another broker is selected', async () => {
  const { user, address } = await openList('/?pick=99&pick=1');
  await user.click(screen.getByRole('checkbox', { name: 'Compare Cheap' }));
  expect(address()).toBe('/?pick=1&pick=2');
});

it('explains why a fifth broker cannot be selected', async () => {
  const many = ['A', 'B', 'C', 'D', 'E'].map((name) => aBroker({ name }));
  const { user, address } = await openList('/?pick=1&pick=2&pick=3&pick=4&nights=3', many);
  const tray = within(screen.getByRole('region', { name: 'Comparison' }));
  expect(tray.getByRole('link', { name: 'Compare 4 brokers' })).toHaveAttribute(
    'href',
    '/ib-partners/compare?broker=1&broker=2&broker=3&broker=4&nights=3&end=',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Compare E' }));
  expect(await tray.findByText('You can compare four at most. Remove one first.')).toBeVisible();
  expect(address()).toBe('/?pick=1&pick=2&pick=3&pick=4&nights=3');
  expect(screen.getByRole('checkbox', { name: 'Compare E' })).toBeEnabled();

  await user.click(screen.getByLabelText('Remove C from the comparison'));
  await waitFor(() => {
    expect(tray.queryByText('You can compare four at most. Remove one first.')).toBeNull();
  });
});

it('asks for the exchange rate of a yen pair and keeps it', async () => {
  const { user } = await openList('/?pair=USD%2FJPY&nights=0', [aBroker({ costs: yen })]);
  expect(costs('1 lot USD/JPY, 0 nights')).toEqual(["enter today's USD/JPY to see this"]);
  await user.click(screen.getByRole('textbox', { name: "Today's USD/JPY" }));
  await user.paste('150');
  expect(await screen.findByText('$6.00')).toBeVisible();

  const trade = () => screen.getByRole('combobox', { name: 'Example trade' });
  // Another trade hides the rate; the saved rate is there again when the field returns.
  await user.selectOptions(trade(), 'EUR/USD');
  expect(screen.queryByRole('textbox', { name: "Today's USD/JPY" })).toBeNull();
  await user.selectOptions(trade(), 'USD/JPY');
  expect(costs('1 lot USD/JPY, 0 nights')).toEqual(['$6.00']);
  expect(screen.getByRole('textbox', { name: "Today's USD/JPY" })).toHaveValue('150');
});

it('shows 24 cards, and more on request', async () => {
  const many = Array.from({ length: 30 }, (_, index) => aBroker({ name: `Broker ${String(index)}` }));
  const { user } = await openList('/', many);
  expect(names()).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Show 6 more of 30' }));
  expect(names()).toHaveLength(30);
  expect(screen.getAllByRole('article')[24]).toContainElement(document.activeElement as HTMLElement);
});

it('moves focus along the tray when brokers are removed', async () => {
  const { user } = await openList('/?pick=1&pick=2&pick=3');
  const out = (name: string) => screen.getByRole('button', { name: `Remove ${name} from the comparison` });
  await user.click(out('Cheap'));
  expect(out('Silent')).toHaveFocus();
  await user.click(out('Silent'));
  expect(out('Dear')).toHaveFocus();
  await user.click(out('Dear'));
  expect(document.querySelector('[role="status"][tabindex="-1"]')).toHaveFocus();
});

const noCost = "Costs can't be worked out without today's rate, so the list keeps its usual order.";

it('asks for a rate when sorting by cost requires it', async () => {
  const { user } = await openList('/?pair=USD%2FJPY&sort=cost', [aBroker({ costs: yen })]);
  expect(screen.getByText(noCost)).toBeVisible();
  const rate = screen.getByRole('textbox', { name: "Today's USD/JPY" });
  await user.click(rate);
  await user.paste('150');
  await waitFor(() => {
    expect(screen.queryByText(noCost)).toBeNull();
  });
  await user.clear(rate);
  expect(await screen.findByText(noCost)).toBeVisible();
});

it('includes the trade, its rate and the account type in the link to the comparison', async () => {
  await openList('/?account=standard&pair=USD%2FJPY&lots=2&nights=3&rate=USDJPY150&pick=2&pick=1');
  const compare = screen.getByRole<HTMLAnchorElement>('link', { name: 'Compare 2 brokers' });
  expect(new URL(compare.href).search).toBe(
    '?broker=2&broker=1&pair=USD%2FJPY&lots=2&nights=3&rate=USDJPY150&account=standard&end=',
  );
});

it('shows the number of active filters on the filter button', async () => {
  await openList('/?platform=mt5&max=50');
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
});

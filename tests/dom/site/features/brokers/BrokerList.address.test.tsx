import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { BrokerList } from '@/site/features/brokers/BrokerList';
import { filteredBrokers } from '../../../../support/brokerQuery';
import { aCatalogue, dispatchStorageEvent } from '../../../../support/catalogue';
import { aBroker } from '../../../../support/records';
import { renderWith } from '../../../../support/render';

/** The desktop layout has the filters next to the list. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: true }));
});

async function openList(address: string) {
  const data = aCatalogue({ brokers: filteredBrokers });
  const view = renderWith(data.catalogue, <BrokerList />, address);
  await screen.findByRole('searchbox', { name: 'Search brokers' });
  return { ...view, data };
}

const names = () => [...document.querySelectorAll('article h2')].map((heading) => heading.textContent);
const status = () => document.querySelector<HTMLElement>('[role="status"][tabindex="-1"]');
const search = () => screen.getByLabelText('Search brokers', { selector: 'input' });

/** Looked up by text: fifty role queries take a minute on a slow machine. */
const filter = (label: string) => {
  const input = screen
    .getByText(label, { selector: 'label > span' })
    .closest('label')
    ?.querySelector('input');
  if (!input) throw new Error(`${label} is no filter.`);
  return input;
};
/** Every query parameter of the list. */
const EVERYTHING =
  'q=al&platform=mt5&account=raw&currency=usd&pay=card&language=english&regulator=north&max=100&swapfree=1&loss=1&nbp=1&sort=name&pair=GBP%2FUSD&lots=0.5&nights=5&side=sell&pick=2';

it('keeps each control in sync with its query parameter, including after Back', async () => {
  const { router } = await openList('/');
  await act(() => router.navigate(`/?${EVERYTHING}`));
  expect(names()).toEqual(['Alder']);
  expect(search()).toHaveValue('al');
  for (const label of ['MT5', 'Raw', 'USD', 'Card', 'English', 'North', '$100'])
    expect(filter(label), label).toBeChecked();
  for (const label of ['Swap-free account', 'Loss figure published', 'Negative balance protection'])
    expect(filter(label), label).toBeChecked();
  for (const [label, value] of [
    ['Order', 'name'],
    ['Example trade', 'GBP/USD'],
    ['Lots', '0.5'],
    ['Nights held', '5'],
    ['Side', 'sell'],
  ] as const)
    expect(screen.getByLabelText(label, { selector: 'input, select' }), label).toHaveValue(value);
  expect(screen.getByLabelText('Remove Birch from the comparison')).toBeVisible();
  await act(() => router.navigate(-1));
  expect(names()).toEqual(['Alder', 'Birch', 'Cedar']);
  expect(search()).toHaveValue('');
  expect(document.querySelector('fieldset input[type="checkbox"]:checked')).toBeNull();
});

it('offers to remove each filter when nothing matches, and keeps focus', async () => {
  const { user, address } = await openList('/?platform=ctrader&language=english&max=50');
  expect(screen.getByRole('heading', { name: 'No broker matches all your filters.' })).toBeVisible();
  const offers = screen.getAllByRole('button', { name: /^Without/ });
  expect(offers.map(({ textContent }) => textContent)).toEqual([
    'Without “platform cTrader”: 1 broker',
    'Without “max deposit $50”: 1 broker',
  ]);
  offers[0]?.focus();
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Alder']);
  expect(address()).toBe('/?language=english&max=50');
  expect(status()).toHaveFocus();

  // Removing a filter with its own button moves focus to the next filter's button.
  screen.getByRole('button', { name: 'Remove language English' }).focus();
  await user.keyboard('{Enter}');
  expect(address()).toBe('/?max=50');
  expect(screen.getByRole('button', { name: 'Remove max deposit $50' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Alder', 'Birch', 'Cedar']);
  expect(status()).toHaveFocus();
});

it('updates the URL after 300 ms and announces the count 500 ms later', async () => {
  const { address } = await openList('/');
  vi.useFakeTimers();
  try {
    fireEvent.change(search(), { target: { value: 'al' } });
    const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
    await pass(299);
    expect([address(), status()?.textContent]).toEqual(['/', '']);
    await pass(1);
    expect([address(), status()?.textContent]).toEqual(['/?q=al', '']);
    expect(names()).toEqual(['Alder']);
    await pass(500);
    expect(status()).toHaveTextContent('1 of 3 brokers');
    fireEvent.change(search(), { target: { value: 'alzzz' } });
    await pass(300);
    expect(screen.getByRole('heading', { name: 'No broker matches all your filters.' })).toBeVisible();
    expect(status()).toHaveTextContent('No matching brokers');
  } finally {
    vi.useRealTimers();
  }
});

it('clears all filters, even one that no broker matches, but keeps the sort order', async () => {
  const { user, address } = await openList('/?q=al&platform=mt5&currency=chf&sort=name');
  expect(screen.getByRole('button', { name: 'Remove currency chf (no broker)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(address()).toBe('/?sort=name');
});

it('adds history entries for choices but not for typing', async () => {
  const { user, router, address } = await openList('/');
  await user.click(filter('MT5'));
  await user.type(search(), 'al');
  await waitFor(() => {
    expect(address()).toBe('/?q=al&platform=mt5');
  });
  await act(() => router.navigate(-1));
  expect(address()).toBe('/');
  expect(search()).toHaveValue('');
});

it("shows another tab's changes and keeps filters, selection and focus", async () => {
  const { data, address } = await openList('/?platform=mt5&pick=1&pick=3');
  const platform = filter('MT5');
  platform.focus();
  const [first, second, third] = filteredBrokers.map((broker, index) => ({
    ...broker,
    id: String(index + 1),
  }));
  const putElsewhere = (...brokers: readonly unknown[]) => {
    data.area.setItem('upm_brokers', JSON.stringify(brokers));
    act(() => {
      dispatchStorageEvent('upm_brokers');
    });
  };
  putElsewhere(first, second, third, {
    ...aBroker({ name: 'Dogwood', tradingPlatforms: ['MT5'] }),
    id: '4',
  });
  await waitFor(() => {
    expect(names()).toEqual(['Alder', 'Cedar', 'Dogwood']);
  });
  expect(screen.getByRole('link', { name: 'Compare 2 brokers' })).toBeVisible();
  putElsewhere(first, second, { ...third, isActive: false });
  expect(await screen.findByText('Cedar is no longer listed.')).toBeVisible();
  expect(names()).toEqual(['Alder']);
  putElsewhere(second, third);
  expect(await screen.findByText('Alder is no longer listed.')).toBeVisible();
  expect(names()).toEqual(['Cedar']);
  expect(filter('MT5')).toBe(platform);
  expect(platform).toBeChecked();
  expect(platform).toHaveFocus();
  expect(address()).toContain('platform=mt5');
});

it("shows the number of brokers on the filter dialog's button", async () => {
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }));
  const { user, router, address } = await openList('/');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(screen.getByRole('button', { name: 'Show 3 brokers' })).toBeVisible();
  await user.click(filter('cTrader'));
  await user.click(filter('English'));
  await user.click(screen.getByRole('button', { name: 'Show 1 broker' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(names()).toEqual(['Cedar']);
  // Cards are collapsed on a phone.
  expect(screen.getByText('More about Cedar')).toBeVisible();
  // Back undoes everything that was chosen in the dialog.
  await act(() => router.navigate(-1));
  expect(address()).toBe('/');
});

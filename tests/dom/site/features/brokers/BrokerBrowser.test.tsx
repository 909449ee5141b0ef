import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BrokerComparison } from '@/site/features/brokers/BrokerComparison';
import { BrokerList } from '@/site/features/brokers/BrokerList';
// Read once beforehand, as a machine under load takes longer than a test waits.
import '@/site/features/brokers/BrokerBrowser';
import '@/site/features/brokers/LiveComparison';
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

const names = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const status = () => document.querySelector('[role="status"][tabindex="-1"]')?.textContent;

async function openList(address = '/', list = brokers) {
  const view = renderWith(aCatalogue({ brokers: list }).catalogue, <BrokerList />, address);
  await screen.findByRole('searchbox', { name: 'Search brokers' });
  return view;
}

describe('the broker list', () => {
  it('shows what the address asks for at once', async () => {
    await openList('/?platform=mt5&sort=cost');
    expect(names()).toEqual(['Cheap', 'Dear']);
    expect(screen.getByRole('button', { name: 'Remove platform MT5' })).toBeVisible();
  });

  it('a value that no broker has stays a chip that can be taken away', async () => {
    const { user, address } = await openList('/?platform=mt6');
    expect(screen.getByText('No broker fits all of this.')).toBeVisible();
    expect(status()).toBe('No broker fits');
    await user.click(screen.getByRole('button', { name: 'Remove platform mt6 (no broker)' }));
    expect(address()).toBe('/');
    expect(names()).toEqual(['Dear', 'Cheap', 'Silent']);
  });

  it('B16: a broker without a cost stands last in the order by cost', async () => {
    const { user, address } = await openList();
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Order' }),
      'Cost of the example trade, lowest first',
    );
    expect(address()).toBe('/?sort=cost');
    expect(names()).toEqual(['Cheap', 'Dear', 'Silent']);
    expect(screen.getByText('1 lot EUR/USD, 1 night: $16.20, Raw account')).toBeVisible();
    expect(screen.getByText('1 lot EUR/USD, 1 night: not stated')).toBeVisible();
  });

  it('B21: a fifth pick is refused in words', async () => {
    const many = ['A', 'B', 'C', 'D', 'E'].map((name) => aBroker({ name }));
    const { user, address } = await openList('/?pick=1&pick=2&pick=3&pick=4', many);
    const tray = within(screen.getByRole('region', { name: 'Comparison' }));
    expect(tray.getByRole('link', { name: 'Compare 4 brokers' })).toHaveAttribute(
      'href',
      '/ib-partners/compare?broker=1&broker=2&broker=3&broker=4',
    );
    await user.click(screen.getByRole('checkbox', { name: 'Compare E' }));
    expect(await tray.findByText('Four at most. Take one away first.')).toBeVisible();
    expect(address()).toBe('/?pick=1&pick=2&pick=3&pick=4');
    expect(screen.getByRole('checkbox', { name: 'Compare E' })).toBeEnabled();

    // Refused once more, and taken away in the tray this time.
    for (const name of ['Compare A', 'Take C out of the comparison']) {
      await user.click(screen.getByLabelText(name));
      await waitFor(() => {
        expect(tray.queryByText('Four at most. Take one away first.')).toBeNull();
      });
      await user.click(screen.getByLabelText(name === 'Compare A' ? 'Compare A' : 'Compare C'));
      await user.click(screen.getByLabelText('Compare E'));
      expect(await tray.findByText('Four at most. Take one away first.')).toBeVisible();
    }
  });

  it('B21: a pick that is gone does not count', async () => {
    const many = ['A', 'B', 'C', 'D'].map((name) => aBroker({ name }));
    const { user, address } = await openList('/?pick=1&pick=2&pick=3&pick=99', many);
    await user.click(screen.getByRole('checkbox', { name: 'Compare D' }));
    expect(screen.queryByText('Four at most. Take one away first.')).toBeNull();
    expect(address()).toBe('/?pick=1&pick=2&pick=3&pick=4');
  });

  it('B10: a pair in yen asks for its rate', async () => {
    const yen = aBroker({
      name: 'Yen',
      costs: {
        currency: 'USD',
        checkedOn: '',
        rows: [{ instrument: 'USD/JPY', account: '', spread: 0.9, commission: 0, swapLong: 0, swapShort: 0 }],
      },
    });
    const { user } = await openList('/?pair=USD%2FJPY&nights=0', [yen]);
    expect(screen.getByText("1 lot USD/JPY, 0 nights: type today's USD/JPY to see this")).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: "Today's USD/JPY" }), '150');
    expect(screen.getByText('1 lot USD/JPY, 0 nights: $6.00')).toBeVisible();

    const trade = () => screen.getByRole('combobox', { name: 'Example trade' });
    // Another trade takes the field away; the rate that still counts is in it when it comes back.
    await user.selectOptions(trade(), 'EUR/USD');
    expect(screen.queryByRole('textbox', { name: "Today's USD/JPY" })).toBeNull();
    await user.selectOptions(trade(), 'USD/JPY');
    expect(screen.getByText('1 lot USD/JPY, 0 nights: $6.00')).toBeVisible();
    expect(screen.getByRole('textbox', { name: "Today's USD/JPY" })).toHaveValue('150');
  });

  it('shows 24 cards, and more of them when asked', async () => {
    const many = Array.from({ length: 30 }, (_, index) => aBroker({ name: `Broker ${String(index)}` }));
    const { user } = await openList('/', many);
    expect(names()).toHaveLength(24);
    await user.click(screen.getByRole('button', { name: 'Show 6 more of 30' }));
    expect(names()).toHaveLength(30);
    expect(screen.getAllByRole('article')[24]).toContainElement(document.activeElement as HTMLElement);
  });

  it('shows more of what was asked for', async () => {
    const many = Array.from({ length: 30 }, (_, index) =>
      aBroker({ name: `Broker ${String(index)}`, tradingPlatforms: ['MT5'] }),
    );
    const { user, address } = await openList('/?platform=mt5', [
      aBroker({ name: 'Other', tradingPlatforms: ['MT4'] }),
      ...many,
    ]);
    await user.click(screen.getByRole('button', { name: 'Show 6 more of 30' }));
    expect(names()).toEqual(many.map(({ name }) => name));
    expect(address()).toBe('/?platform=mt5');
  });

  it('shows as many cards as before when the filters of a phone are closed again', async () => {
    const many = Array.from({ length: 30 }, (_, index) => aBroker({ name: `Broker ${String(index)}` }));
    const { user } = await openList('/', many);
    await user.click(screen.getByRole('button', { name: 'Show 6 more of 30' }));
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(screen.getByRole('button', { name: 'Show 30 brokers' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(names()).toHaveLength(30);
  });
});

it('what is taken out of the tray leads the focus to the next, and the last one to the count', async () => {
  const { user } = await openList('/?pick=1&pick=2&pick=3');
  const out = (name: string) => screen.getByRole('button', { name: `Take ${name} out of the comparison` });
  await user.click(out('Cheap'));
  expect(out('Silent')).toHaveFocus();
  await user.click(out('Silent'));
  expect(out('Dear')).toHaveFocus();
  await user.click(out('Dear'));
  expect(document.querySelector('[role="status"][tabindex="-1"]')).toHaveFocus();
});

describe('the comparison', () => {
  async function openComparison(query: string, list = brokers) {
    const { catalogue } = aCatalogue({ brokers: list });
    const view = renderWith(catalogue, <BrokerComparison />, `/${query}`);
    await waitFor(() => {
      expect(screen.queryByText('Loading brokers...')).not.toBeInTheDocument();
    });
    return view;
  }
  const columns = () =>
    screen.getAllByRole('columnheader').map((header) => header.querySelector('span')?.textContent);

  it('B22: stands in the order of the address, says what differs, and shows only that when asked', async () => {
    const { user, address } = await openComparison('?broker=2&broker=1');
    expect(columns()).toEqual(['Cheap', 'Dear']);
    expect(screen.getByRole('rowheader', { name: 'Platforms differs' })).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Headquarters' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Only rows that differ' }));
    expect(address()).toBe('/?broker=2&broker=1&rows=differ');
    expect(screen.queryByRole('rowheader', { name: 'Headquarters' })).not.toBeInTheDocument();
  });

  it('B22: is one step back from what was chosen, and none from what was typed', async () => {
    const { user, address, router } = await openComparison('?broker=1&broker=2');
    await user.selectOptions(screen.getByLabelText('Side'), 'Sell');
    await user.type(screen.getByLabelText('Lots'), '2');
    await waitFor(() => {
      expect(address()).toBe('/?broker=1&broker=2&lots=12&side=sell');
    });
    await act(() => router.navigate(-1));
    expect(address()).toBe('/?broker=1&broker=2');
    expect(screen.getByLabelText('Lots')).toHaveValue('1');
  });

  it('offers the broker of another link, and keeps what it does not know of the address', async () => {
    const { user, address, router } = await openComparison('?broker=1');
    await user.click(screen.getByRole('checkbox', { name: 'Silent' }));
    await act(() => router.navigate('/?broker=2&from=mail'));
    expect(screen.getByRole('checkbox', { name: 'Cheap' })).toBeChecked();
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    await user.click(screen.getByRole('checkbox', { name: 'Dear' }));
    await user.click(screen.getByRole('button', { name: 'Compare 2 brokers' }));
    expect(address()).toBe('/?broker=2&broker=1&from=mail');
  });

  it('B23: lowest stands at the one lowest total', async () => {
    await openComparison('?broker=1&broker=2');
    const row = screen.getByRole('row', { name: /^Cost of the trade/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['$30.00', '$16.20 lowest']);
  });

  it.each(['?broker=1&broker=3', '?broker=3&broker=1&broker=2'])(
    'B23: lowest stands nowhere where a total is not stated: %s',
    async (query) => {
      await openComparison(query);
      expect(screen.queryByText('lowest')).not.toBeInTheDocument();
    },
  );

  it.each(['', '?broker=1', '?broker=1&broker=1', '?broker=1&broker=99'])(
    'B24: %j names fewer than two brokers, so they are offered',
    async (query) => {
      const { user, address } = await openComparison(query);
      expect(screen.getByRole('group', { name: 'Choose two to four brokers' })).toBeVisible();
      for (const box of screen.getAllByRole<HTMLInputElement>('checkbox'))
        if (!box.checked) await user.click(box);
      await user.click(screen.getByRole('button', { name: 'Compare 3 brokers' }));
      expect(new URLSearchParams(address().slice(2)).getAll('broker').toSorted()).toEqual(['1', '2', '3']);
      expect(screen.getByRole('table')).toBeVisible();
    },
  );

  it('leads the focus to the next broker that can be taken away, and at the end to the choice', async () => {
    const { user } = await openComparison('?broker=1&broker=2&broker=3');
    await user.click(screen.getByRole('button', { name: 'Remove Cheap' }));
    expect(columns()).toEqual(['Dear', 'Silent']);
    expect(screen.getByRole('button', { name: 'Remove Silent' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remove Silent' }));
    expect(screen.getByText('Choose two to four brokers')).toHaveFocus();
  });

  it('compares the first four brokers of a link and names those left out', async () => {
    const five = ['A', 'B', 'C', 'D', 'E'].map((name) => aBroker({ name }));
    const { unmount } = await openComparison('?broker=5&broker=4&broker=3&broker=2&broker=1', five);
    expect(columns()).toEqual(['E', 'D', 'C', 'B']);
    expect(screen.getByText('At most four are compared: A is left out.')).toBeVisible();
    unmount();
    const [first, ...others] = five;
    await openComparison('?broker=1&broker=2&broker=3', [
      aBroker({ name: first?.name ?? '', isActive: false }),
      ...others,
    ]);
    expect(columns()).toEqual(['B', 'C']);
    expect(screen.getByText('A is no longer listed here.')).toBeVisible();
  });

  it('B26: a link that cannot be copied is shown, selected to be copied by hand', async () => {
    const { user } = await openComparison('?broker=1&broker=2');
    vi.stubGlobal('navigator', { userAgent: navigator.userAgent });
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link to this comparison' });
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(
      globalThis.location.href,
    );
  });

  it('B36: Start Trading says that it is sponsored where it leads to a referral link, and only there', async () => {
    const [paid, unpaid] = [aBroker({ name: 'Paid' }), aBroker({ name: 'Unpaid', referralLink: '' })];
    await openComparison('?broker=1&broker=2', [paid, unpaid]);
    const rel = (name: string) =>
      screen.getByRole('link', { name: `Start Trading with ${name}` }).getAttribute('rel');
    expect([rel('Paid'), rel('Unpaid')]).toEqual(['noopener sponsored nofollow', 'noopener']);
  });

  it('B35: a licence has its company, number, day and the way to its register', async () => {
    await openComparison('?broker=1&broker=3');
    expect(
      screen.getByText(/Sample regulator: Test Broker Ltd, SAMPLE-9, checked 2 November 2026/),
    ).toBeVisible();
    const link = screen.getByRole('link', { name: 'Look it up: SAMPLE-9' });
    expect(link).toHaveAttribute('href', 'https://register.example/9');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it('B31: the stars have the same words as on the card', async () => {
    await openComparison('?broker=1&broker=3');
    expect(screen.getAllByText('Rated by Test desk on 2 November 2026').length).toBeGreaterThan(0);
    expect(screen.getAllByText('No basis is stated for this rating.').length).toBeGreaterThan(0);
  });
});

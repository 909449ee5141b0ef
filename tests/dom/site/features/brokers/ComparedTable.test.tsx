import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Broker, BrokerDraft } from '@/domain/broker';
import { brokerCost, type TypedRates } from '@/domain/brokerCost';
import { exact } from '@/domain/exact';
import { DEFAULT_TRADE, type StatedTrade } from '@/domain/tradeCost';
import { ComparedTable } from '@/site/features/brokers/ComparedTable';
import { aBroker, someFacts } from '../../../../support/records';
import { renderRoutes } from '../../../../support/render';

const stored = (drafts: readonly BrokerDraft[]): Broker[] =>
  drafts.map((draft, index) => ({ ...draft, id: String(index + 1), createdAt: '', updatedAt: '' }));

interface Asked {
  readonly trade?: StatedTrade;
  readonly rates?: TypedRates;
  readonly isOnlyDiffering?: boolean;
}

/** The table of these brokers, which go when they are removed. */
function show(drafts: readonly BrokerDraft[], asked: Asked = {}) {
  const { trade = DEFAULT_TRADE, rates = new Map(), isOnlyDiffering = false } = asked;
  function Compared() {
    const [brokers, setBrokers] = useState(() => stored(drafts));
    return (
      <ComparedTable
        brokers={brokers}
        trade={trade}
        costOf={(broker) => brokerCost(broker, trade, rates)}
        isOnlyDiffering={isOnlyDiffering}
        onRemove={(id) => {
          setBrokers(brokers.filter((broker) => broker.id !== id));
        }}
      />
    );
  }
  return renderRoutes([{ path: '*', element: <Compared /> }], '/');
}

const alder = aBroker({ ...someFacts, name: 'Alder' });
const birch = aBroker({ ...someFacts, name: 'Birch' });

/** What a broker with this price list for EUR/USD takes. */
const withCosts = (spread: number | null, fields: Partial<BrokerDraft> = {}, currency = 'USD') =>
  aBroker({
    ...someFacts,
    costs: {
      currency,
      checkedOn: '2026-11-02',
      rows: [
        { instrument: 'EUR/USD', account: 'Raw', spread, commission: 7, swapLong: -0.72, swapShort: 0.31 },
      ],
    },
    ...fields,
  });

/** A licence that says nothing but its regulator, with these fields. */
const withLicence = (fields: object, name = 'Alder') =>
  aBroker({
    name,
    licences: [{ regulator: 'North', entity: '', number: '', register: '', checkedOn: '', ...fields }],
  });

const heads = () => screen.getAllByRole('columnheader');
const head = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) });
const rowOf = (label: string) => {
  const found = screen
    .getAllByRole('rowheader')
    .find(({ textContent }) => textContent.replace(/ (?:differs)?$/, '') === label);
  if (found === undefined) throw new Error(`There is no row ${label}.`);
  const whole = found.closest('tr');
  if (whole === null) throw new Error(`${label} is in no row.`);
  return whole;
};
const cellsOf = (label: string) => within(rowOf(label)).getAllByRole('cell');
const textsOf = (label: string) => cellsOf(label).map(({ textContent }) => textContent);
const differs = (label: string) => within(rowOf(label)).queryByText('differs') !== null;
/** The headings of the groups, and the rows of each. */
const groups = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowgroup')
    .slice(1)
    .map((group) => [...group.querySelectorAll('th')].map(({ textContent }) => textContent.trim()));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the table', () => {
  it('stands below what the brokers pay us for', () => {
    show([alder, birch]);
    const disclosure = screen.getByText(
      /^We are paid by these brokers when you open an account through a link below/,
    );
    expect(disclosure).toBeVisible();
    expect(disclosure.compareDocumentPosition(screen.getByRole('table'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('says how many brokers, and the cost of which trade', () => {
    show([alder, birch]);
    expect(
      screen.getByRole('table', {
        name: '2 brokers side by side. Cost of 1 lot EUR/USD, 1 night. Spreads widen around news and at night; slippage is not in it.',
      }),
    ).toBeVisible();
  });

  it('names the side, the size and the nights of another trade', () => {
    show([alder, birch, alder], {
      trade: { instrument: 'US500', lots: '0.5', nights: 3, side: 'sell' },
    });
    expect(screen.getByRole('table')).toHaveAccessibleName(
      /^3 brokers side by side\. Cost of sell 0\.5 contracts US500, 3 nights\./,
    );
  });

  it('can be scrolled by the keyboard, in a region with a name', () => {
    show([alder, birch]);
    const region = screen.getByRole('region', { name: 'Comparison' });
    expect(region).toHaveAttribute('tabindex', '0');
    expect(region).toContainElement(screen.getByRole('table'));
  });

  it('has every row, in its group', () => {
    show([alder, alder]);
    expect(groups()).toEqual([
      [
        'Cost',
        'Account that counts',
        'Spread',
        'Commission',
        'Overnight charge (swap)',
        'Cost of the trade',
        'Each account',
        'Price list checked',
      ],
      ['Safety', 'Regulation', 'Licences', 'Negative balance protection', 'Loss figure'],
      [
        'Account',
        'Min deposit',
        'Leverage',
        'Spreads, as advertised',
        'Account types',
        'Account currencies',
        'Swap-free account',
        'How overnight charges are booked',
        'Platforms',
      ],
      ['Money', 'Ways to pay in', 'Ways to be paid out'],
      ['Firm', 'Founded', 'Headquarters', 'Languages', 'Features'],
      ['Review', 'Rating', 'What it rests on'],
    ]);
  });

  it('has each group reach over all brokers', () => {
    show([alder, birch]);
    for (const heading of ['Cost', 'Safety', 'Account', 'Money', 'Firm', 'Review']) {
      const cell = screen.getByRole('rowheader', { name: heading });
      expect(cell).toHaveAttribute('scope', 'rowgroup');
      expect(cell).toHaveAttribute('colspan', '3');
    }
  });

  it('is printed with its address, the day and what trading can do', () => {
    show([alder, birch]);
    expect(
      screen.getByText(
        `${globalThis.location.href}, printed 20 November 2026. Leveraged trading can lose you money.`,
      ),
    ).toBeVisible();
  });
});

describe('the head of a broker', () => {
  it('has its name, its stars, its rating and who gave it', () => {
    show([alder, birch]);
    const first = within(head('Alder'));
    expect(head('Alder')).toHaveAttribute('scope', 'col');
    expect(first.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
    expect(first.getByText('4.2')).toBeVisible();
    expect(first.getByText('Rated by Test desk on 2 November 2026')).toBeVisible();
    expect(first.getByText('Leveraged trading can lose you money.')).toBeVisible();
  });

  it('says that no basis is stated, and nothing of a basis without a rating', () => {
    show([aBroker({ name: 'Alder' }), aBroker({ name: 'Birch', rating: 0 })]);
    expect(within(head('Alder')).getByText('No basis is stated for this rating.')).toBeVisible();
    const second = within(head('Birch'));
    expect(second.getByText('Not rated')).toBeVisible();
    expect(second.getByRole('img', { name: '0 of 5 stars' })).toBeVisible();
    expect(second.queryByText(/basis|Rated by/)).toBeNull();
  });

  it('shows a rating beyond the scale at its end', () => {
    show([aBroker({ name: 'Alder', rating: 7 }), aBroker({ name: 'Birch', rating: -2 })]);
    expect(within(head('Alder')).getByRole('img', { name: '5 of 5 stars' })).toBeVisible();
    expect(within(head('Birch')).getByText('Not rated')).toBeVisible();
  });

  it('leads to the broker in a new tab: by a paid link that says so, or else to its own site', () => {
    show([alder, aBroker({ name: 'Birch', referralLink: '' })]);
    const paid = screen.getByRole('link', { name: 'Start Trading with Alder' });
    expect(paid).toHaveAttribute('href', 'https://broker.example/?ref=upmark');
    expect(paid).toHaveAttribute('target', '_blank');
    expect(paid).toHaveAttribute('rel', 'noopener sponsored nofollow');
    const own = screen.getByRole('link', { name: 'Start Trading with Birch' });
    expect(own).toHaveAttribute('href', 'https://broker.example/');
    expect(own).toHaveAttribute('target', '_blank');
    expect(own).toHaveAttribute('rel', 'noopener');
  });

  it('leads nowhere without a sound address', () => {
    show([
      aBroker({ name: 'Alder', referralLink: 'javascript:alert(1)', website: '' }),
      aBroker({ name: 'Birch', referralLink: '', website: '' }),
    ]);
    expect(screen.queryByRole('link', { name: /^Start Trading/ })).toBeNull();
  });
});

describe('removing a broker', () => {
  const names = () => heads().map((cell) => cell.querySelector('span')?.textContent);

  it('takes its column away, and no other', async () => {
    const { user } = show([alder, birch, aBroker({ name: 'Cedar' })]);
    await user.click(screen.getByRole('button', { name: 'Remove Birch' }));
    expect(names()).toEqual(['Alder', 'Cedar']);
    expect(textsOf('Founded')).toEqual(['2014', 'not stated']);
  });

  it.each([
    ['the next one', 'Alder', 'Birch'],
    ['the one before, at the end', 'Cedar', 'Birch'],
  ])('leaves the keyboard at the button of %s', async (_which, removed, focused) => {
    const { user } = show([alder, birch, aBroker({ name: 'Cedar' })]);
    await user.click(screen.getByRole('button', { name: `Remove ${removed}` }));
    expect(screen.getByRole('button', { name: `Remove ${focused}` })).toHaveFocus();
  });

  it('works for the last that is left', async () => {
    const { user } = show([alder]);
    await user.click(screen.getByRole('button', { name: 'Remove Alder' }));
    expect(screen.queryByRole('columnheader')).toBeNull();
  });
});

describe('what differs', () => {
  it('says so in words, in the rows where it does', () => {
    show([alder, aBroker({ ...someFacts, name: 'Birch', founded: 2020 })]);
    expect(differs('Founded')).toBe(true);
    expect(differs('Headquarters')).toBe(false);
    expect(screen.getAllByText('differs')).toHaveLength(1);
  });

  it('is all that is shown where that was asked for, with the groups that hold it', () => {
    show([alder, aBroker({ ...someFacts, name: 'Birch', founded: 2020, withdrawalMethods: ['Card'] })], {
      isOnlyDiffering: true,
    });
    expect(groups()).toEqual([
      ['Money', 'Ways to be paid out differs'],
      ['Firm', 'Founded differs'],
    ]);
    expect(screen.queryByText('Nothing differs.')).toBeNull();
  });

  it('is nothing, which is said, where all is the same', () => {
    show([alder, birch], { isOnlyDiffering: true });
    expect(screen.getByText('Nothing differs.')).toBeVisible();
    expect(groups()).toEqual([]);
    expect(head('Alder')).toBeVisible();
  });

  it('is not missed where everything is shown', () => {
    show([alder, birch]);
    expect(screen.queryByText('Nothing differs.')).toBeNull();
    expect(screen.queryByText('differs')).toBeNull();
  });
});

describe('the lowest cost', () => {
  it('is marked in words at the one broker that has it', () => {
    show([withCosts(1.2), withCosts(0.2), withCosts(0.7)]);
    expect(textsOf('Cost of the trade')).toEqual(['$26.20', '$16.20 lowest', '$21.20']);
    expect(screen.getAllByText('lowest')).toHaveLength(1);
    expect(cellsOf('Cost of the trade').map((cell) => cell.getAttribute('data-lowest'))).toEqual([
      'false',
      'true',
      'false',
    ]);
  });

  it('is marked at the first and at the last too', () => {
    const { unmount } = show([withCosts(0.2), withCosts(1.2)]);
    expect(textsOf('Cost of the trade')).toEqual(['$16.20 lowest', '$26.20']);
    unmount();
    show([withCosts(1.2), withCosts(0.2)]);
    expect(textsOf('Cost of the trade')).toEqual(['$26.20', '$16.20 lowest']);
  });

  it('is marked at none where two are equal, or one is not stated', () => {
    const { unmount } = show([withCosts(0.2), withCosts(0.2), withCosts(1.2)]);
    expect(screen.queryByText('lowest')).toBeNull();
    unmount();
    show([withCosts(0.2), withCosts(null)]);
    expect(textsOf('Cost of the trade')).toEqual(['$16.20', 'not stated']);
    expect(screen.queryByText('lowest')).toBeNull();
  });
});

describe('the cost', () => {
  it('is shown in its parts, with each account and the day of the price list', () => {
    show([withCosts(0.2), aBroker({ name: 'Birch' })]);
    for (const [label, text] of [
      ['Account that counts', 'Raw'],
      ['Spread', '$2.00'],
      ['Commission', '$7.00'],
      ['Overnight charge (swap)', '$7.20'],
      ['Cost of the trade', '$16.20'],
      ['Each account', 'Raw $16.20'],
      ['Price list checked', '2 November 2026'],
    ] as const)
      expect(textsOf(label)).toEqual([text, 'not stated']);
  });

  it('is of the trade that is asked for', () => {
    show([withCosts(0.2)], {
      trade: { instrument: 'EUR/USD', lots: '2', nights: 10, side: 'sell' },
    });
    expect(textsOf('Overnight charge (swap)')).toEqual(['−$62.00']);
    expect(textsOf('Cost of the trade')).toEqual(['−$44.00 (you are paid)']);
  });

  it('in another currency needs a rate, and is worked out with the one that was typed', () => {
    const { unmount } = show([withCosts(0.2, {}, 'EUR')]);
    expect(textsOf('Spread')).toEqual(['not stated']);
    expect(textsOf('Commission')).toEqual(['€7.00']);
    unmount();
    show([withCosts(0.2, {}, 'EUR')], { rates: new Map([['EUR/USD', exact('1.25')]]) });
    expect(textsOf('Spread')).toEqual(['€1.60']);
    expect(textsOf('Cost of the trade')).toEqual(['€14.36']);
  });
});

describe('the licences', () => {
  const lines = () => within(rowOf('Licences')).getAllByRole('listitem');
  const line = () => lines().map(({ textContent }) => textContent);

  it('are listed with who holds them, when they were looked up, and where', () => {
    show([alder]);
    expect(line()).toEqual([
      'Sample regulator: Test Broker Ltd, SAMPLE-9, checked 2 November 2026 Look it up: SAMPLE-9 https://register.example/9',
    ]);
    const link = screen.getByRole('link', { name: 'Look it up: SAMPLE-9' });
    expect(link).toHaveAttribute('href', 'https://register.example/9');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  it.each([
    ['nothing but its regulator', {}, 'North'],
    ['its company alone', { entity: 'North Ltd' }, 'North: North Ltd'],
    ['its number alone', { number: '7' }, 'North: 7'],
    ['the day alone', { checkedOn: '2026-01-31' }, 'North, checked 31 January 2026'],
    [
      'a register without a number',
      { register: 'https://register.example/7' },
      'North Look it up: North https://register.example/7',
    ],
    ['a register that is no address', { register: 'javascript:alert(1)', number: '7' }, 'North: 7'],
  ])('show %s', (_what, fields, words) => {
    show([withLicence(fields)]);
    expect(line()).toEqual([words]);
  });

  it.each([
    ['not said of a year to the day', '2025-11-20', 'North, checked 20 November 2025'],
    ['said of a day more', '2025-11-19', 'North, checked 19 November 2025 (over a year ago)'],
  ])('that they are old is %s', (_when, checkedOn, words) => {
    show([withLicence({ checkedOn })]);
    expect(line()).toEqual([words]);
  });

  it('are as many lines as there are, each with its broker', () => {
    const [licence] = someFacts.licences ?? [];
    if (licence === undefined) throw new Error('The facts have no licence.');
    show([
      aBroker({ name: 'Alder', licences: [licence, { ...licence, regulator: 'South', register: '' }] }),
      withLicence({}, 'Birch'),
    ]);
    const [first, second] = cellsOf('Licences').map((cell) => within(cell).getAllByRole('listitem').length);
    expect([first, second]).toEqual([2, 1]);
    expect(line()[1]).toBe('South: Test Broker Ltd, SAMPLE-9, checked 2 November 2026');
  });

  it('are not stated where there are none', () => {
    show([aBroker({ name: 'Alder' }), alder]);
    expect(textsOf('Licences')[0]).toBe('not stated');
    expect(lines()).toHaveLength(1);
  });
});

describe('the leverage', () => {
  const NOTE =
    'Retail clients in the EU, the UK and Australia get 1:30 at most on the main currency pairs, and less on the rest.';

  it('above that of retail clients says what those get, with the way to the limits', () => {
    show([aBroker({ name: 'Alder', leverage: 'up to 1:31' }), aBroker({ name: 'Birch', leverage: '1:30' })]);
    const [high, low] = cellsOf('Leverage');
    expect(high).toHaveTextContent(`up to 1:31${NOTE} The limits by region`);
    expect(low?.textContent).toBe('1:30');
    expect(screen.getByRole('link', { name: 'The limits by region' })).toHaveAttribute(
      'href',
      '/risk-disclosure',
    );
  });

  it('says nothing of it where it is not stated', () => {
    show([aBroker({ name: 'Alder', leverage: '' })]);
    expect(textsOf('Leverage')).toEqual(['not stated']);
  });

  it('is the only row that does, whatever ratio another names', () => {
    show([aBroker({ name: 'Alder', leverage: '1:30', features: ['1:500'], spreads: 'from 50 pips' })]);
    expect(screen.queryByRole('link', { name: 'The limits by region' })).toBeNull();
  });
});

describe('what else is known', () => {
  it('is shown as it is stated', () => {
    show([alder]);
    for (const [label, text] of [
      ['Regulation', 'Sample regulator'],
      ['Ways to pay in', 'Card, Bank transfer'],
      ['What it rests on', 'Its price list.'],
    ] as const)
      expect(textsOf(label)).toEqual([text]);
  });

  it('is not stated where it is not, but for a loss figure that is not published', () => {
    show([
      aBroker({
        name: 'Alder',
        features: [],
        rating: 0,
        minDeposit: '',
        leverage: '',
        spreads: '',
        regulation: [],
        tradingPlatforms: [],
        accountTypes: [],
      }),
    ]);
    const cells = screen
      .getAllByRole('rowheader')
      .filter((header) => header.getAttribute('scope') === 'row')
      .map((header) => header.nextElementSibling?.textContent);
    expect(cells).toHaveLength(27);
    const [lossFigure = '', ...others] = cells.filter((text) => text !== 'not stated');
    expect(lossFigure).toMatch(/not published$/);
    expect(others).toEqual([]);
    expect(textsOf('Loss figure')).toEqual([lossFigure]);
  });
});

import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { statements } from '@/content/rules';
import type { BrokerDraft } from '@/domain/catalogue/broker';
import { brokerCost } from '@/domain/catalogue/brokerCost';
import { DEFAULT_TRADE } from '@/domain/calculators/tradeCost';
import { BrokerComparisonTable } from '@/site/features/brokers/BrokerComparisonTable';
import { aBroker, aStoredBroker, someFacts } from '../../../../support/records';
import { renderRoutes } from '../../../../support/render';

function show(drafts: readonly BrokerDraft[], { isOnlyDiffering = false } = {}) {
  function Compared() {
    const [brokers, setBrokers] = useState(() =>
      drafts.map((draft, index) => aStoredBroker(draft, String(index + 1))),
    );
    return (
      <BrokerComparisonTable
        brokers={brokers}
        trade={DEFAULT_TRADE}
        costOf={(broker) => brokerCost(broker, DEFAULT_TRADE)}
        scale={null}
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

const withCosts = (spread: number) =>
  aBroker({
    ...someFacts,
    costs: {
      currency: 'USD',
      checkedOn: '2026-11-02',
      rows: [
        { instrument: 'EUR/USD', account: 'Raw', spread, commission: 7, swapLong: -0.72, swapShort: 0.31 },
      ],
    },
  });

const rowOf = (label: string) => {
  const found = screen
    .getAllByRole('rowheader')
    .find(({ textContent }) => textContent.replace(/ (?:the same)?$/, '') === label);
  if (found === undefined) throw new Error(`There is no row ${label}.`);
  const whole = found.closest('tr');
  if (whole === null) throw new Error(`${label} is in no row.`);
  return whole;
};
const cellsOf = (label: string) => within(rowOf(label)).getAllByRole('cell');
const textsOf = (label: string) => cellsOf(label).map(({ textContent }) => textContent);
const groups = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowgroup')
    .slice(1, -1)
    .map((group) => [...group.querySelectorAll('th')].map(({ textContent }) => textContent.trim()));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) });
});

it('heads each column with a link to its broker and the share of accounts that lose money', () => {
  show([alder, birch]);
  const [, head] = screen.getAllByRole('columnheader');
  expect(head).toHaveTextContent(/^Birch.*Start Trading with Birch.*of retail CFD accounts lose money\./);
});

it('marks a referral link as sponsored, or links to the website if there is none', () => {
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

it.each(['Alder', 'Cedar'])(
  'moves focus to the nearest Remove button when %s is removed',
  async (removed) => {
    const { user } = show([alder, birch, aBroker({ name: 'Cedar' })]);
    await user.click(screen.getByRole('button', { name: `Remove ${removed}` }));
    expect(screen.getByRole('button', { name: 'Remove Birch' })).toHaveFocus();
  },
);

it('shows only differing rows with their groups on request', () => {
  show([alder, aBroker({ ...someFacts, name: 'Birch', founded: 2020, withdrawalMethods: ['Card'] })], {
    isOnlyDiffering: true,
  });
  expect(groups()).toEqual([
    ['Money', 'Ways to withdraw'],
    ['Firm', 'Founded'],
  ]);
  expect(screen.queryByText('There are no differences.')).toBeNull();
});

it('says that nothing differs when all values are equal', () => {
  show([alder, birch], { isOnlyDiffering: true });
  expect(screen.getByText('There are no differences.')).toBeVisible();
  expect(groups()).toEqual([]);
});

it('labels the lowest cost', () => {
  show([withCosts(1.2), withCosts(0.2), withCosts(0.7)]);
  expect(textsOf('Cost of the trade')).toEqual(['$26.20', '$16.20 lowest', '$21.20']);
});

const lines = () => within(rowOf('Licences')).getAllByRole('listitem');
const line = () => lines().map(({ textContent }) => textContent);

it('lists each licence with holder, date and a register link', () => {
  const licence = { regulator: 'North', entity: '', number: '', register: '', checkedOn: '2025-11-19' };
  show([alder, aBroker({ licences: [licence] })]);
  expect(line()).toEqual([
    'Sample regulator: Test Broker Ltd, SAMPLE-9, checked 2 November 2026 Look it up: SAMPLE-9 https://register.example/9',
    'North, checked 19 November 2025 (over a year ago)',
  ]);
  const link = screen.getByRole('link', { name: 'Look it up: SAMPLE-9' });
  expect(link).toHaveAttribute('href', 'https://register.example/9');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

it('mentions retail limits when the leverage exceeds them', () => {
  show([aBroker({ leverage: 'up to 1:31' }), aBroker({ leverage: '1:30' })]);
  expect(textsOf('Leverage')).toEqual([`up to 1:31${statements.retailCaps} The limits by region`, '1:30']);
});

it('lists whom each company serves, with its leverage limit and protection', () => {
  show([alder, aBroker()]);
  expect(textsOf('Company by country')).toEqual([
    'Test Broker LtdServes: Sample Union, Sample islandsLeverage limit: 1:30Protection: Sample compensation scheme',
    'not stated',
  ]);
});

it('lets the visitor choose which broker a phone shows next to the first', async () => {
  const { user } = show([alder, birch, aBroker({ name: 'Cedar' })]);
  const away = () =>
    [...document.querySelectorAll('[data-away="true"]')]
      .filter((cell) => cell.tagName === 'TH')
      .map((cell) => cell.textContent);
  expect(away()).toEqual([expect.stringMatching(/^Cedar/)]);
  await user.click(
    within(screen.getByRole('group', { name: 'Compare Alder with' })).getByRole('radio', { name: 'Cedar' }),
  );
  expect(away()).toEqual([expect.stringMatching(/^Birch/)]);
});

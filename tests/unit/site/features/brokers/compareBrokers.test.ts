import { expect, it } from 'vitest';
import type { BrokerDraft, CostRow } from '@/domain/catalogue/broker';
import { compareBrokers } from '@/site/features/brokers/compareBrokers';
import { brokerCost } from '@/domain/catalogue/brokerCost';
import { DEFAULT_TRADE } from '@/domain/calculators/tradeCost';
import { aBroker, aStoredBroker, someFacts } from '../../../../support/records';

const compared = (...drafts: Partial<BrokerDraft>[]) =>
  compareBrokers(
    drafts.map((draft) => aStoredBroker(draft)),
    (broker) => brokerCost(broker, DEFAULT_TRADE),
  );

/** One row of the comparison table. */
function rowOf(label: string, ...drafts: Partial<BrokerDraft>[]) {
  const row = compared(...drafts)
    .flatMap(({ rows }) => rows)
    .find((one) => one.label === label);
  if (row === undefined) throw new Error(`no row ${label}`);
  return row;
}

const price = (fields: Partial<CostRow>): CostRow => ({
  instrument: 'EUR/USD',
  account: 'Standard',
  spread: 1,
  commission: 0,
  swapLong: 0,
  swapShort: 0,
  ...fields,
});

const charging = (spread: number | null, fields: Partial<CostRow> = {}) => ({
  costs: { currency: 'USD', checkedOn: '2026-11-02', rows: [price({ spread, ...fields })] },
});

it('asks for the rate instead of showing “not stated” for a price in another currency', () => {
  const trade = { ...DEFAULT_TRADE, instrument: 'USD/JPY' } as const;
  const broker = aStoredBroker(charging(1, { instrument: 'USD/JPY' }));
  const cells = compareBrokers([broker], (one) => brokerCost(one, trade))
    .flatMap(({ heading, rows }) => (heading === 'Cost' ? rows : []))
    .map(({ label, cells: [cell] }) => `${label}: ${cell ?? ''}`);
  expect(cells).toContain("Cost of the trade: enter today's USD/JPY to see this");
  expect(cells).toContain("Spread: enter today's USD/JPY to see this");
  expect(cells).toContain('Commission: $0.00');
  expect(cells).toContain('Each account: Standard');
});

it('marks amounts as different while the exchange rate is missing', () => {
  const trade = { ...DEFAULT_TRADE, instrument: 'USD/JPY' } as const;
  const brokers = [1, 2].map((spread) => aStoredBroker(charging(spread, { instrument: 'USD/JPY' })));
  const same = compareBrokers(brokers, (one) => brokerCost(one, trade))
    .flatMap(({ heading, rows }) => (heading === 'Cost' ? rows : []))
    .flatMap(({ label, differs }) => (differs ? [] : [label]));
  expect(same).toEqual(['Account used', 'Commission', 'Each account', 'Price list checked']);
});

it.each([
  ['Account used', 'Raw'],
  ['Cost of the trade', '$16.20'],
  ['Each account', 'Raw $16.20'],
  ['Licences', 'Sample regulator Test Broker Ltd SAMPLE-9'],
  ['Company by country', 'Test Broker Ltd, Sample Union, Sample islands, 1:30, Sample compensation scheme'],
  ['Loss figure', '74% of its retail accounts lose money (its own figure, September 2026)'],
  ['Min deposit', '$100'],
  ['Account currencies', 'USD, EUR'],
  ['Ways to deposit', 'Card, Bank transfer'],
  ['Rating', 'Rated by Test desk on 2 November 2026'],
])('shows the row %s as %s', (label, cell) => {
  expect(rowOf(label, someFacts).cells).toEqual([cell]);
});

it('says “not stated” for details that a broker does not publish', () => {
  const empty = { ...aBroker(), minDeposit: ' ', leverage: '', spreads: '', regulation: [], features: [] };
  const rows = compared({ ...empty, rating: 0, tradingPlatforms: [], accountTypes: [] }).flatMap(
    (group) => group.rows,
  );
  for (const { label, cells } of rows)
    expect([label, cells]).toEqual([
      label,
      [label === 'Loss figure' ? 'not published; 74-89% across providers (ESMA, 2018)' : 'not stated'],
    ]);
});

it("lists each of a broker's companies, including what is not stated", () => {
  const licence = { regulator: 'R', entity: 'One', number: '', register: '', checkedOn: '' };
  const row = (...parts: object[]) =>
    rowOf('Company by country', { licences: parts.map((part) => ({ ...licence, ...part })) }).cells;
  expect(row({ serves: ['North'] }, { entity: '', leverage: '1:500' })).toEqual([
    'One, North, not stated, not stated\nR, not stated, 1:500, not stated',
  ]);
  expect(row({}, { serves: [] })).toEqual(['not stated']);
});

it('lists each account with its total and audience', () => {
  const rows = [
    price({ account: 'Raw', spread: 0.2, commission: 7 }),
    price({ account: 'Pro', spread: 0.1, professional: true }),
    price({ account: 'Open', spread: null, professional: false }),
  ];
  const broker = { costs: { currency: 'USD', checkedOn: '', rows } };
  expect(rowOf('Each account', broker).cells).toEqual([
    'Raw $9.00, Pro (professional clients only) $1.00, Open not stated',
  ]);
});

it('compares text ignoring case and surrounding spaces', () => {
  expect(rowOf('Leverage', { leverage: 'up to 1:30' }, { leverage: ' UP TO 1:30 ' }).differs).toBe(false);
  expect(rowOf('Leverage', { leverage: 'up to 1:30' }, { leverage: 'up to 1:500' }).differs).toBe(true);
  expect(rowOf('Leverage', { leverage: 'up to 1:30' }, { leverage: '' }).differs).toBe(true);
  expect(rowOf('Leverage', { leverage: 'up to 1:30' }).differs).toBe(false);
});

it('ignores order and duplicates when comparing lists', () => {
  const platforms = (...tradingPlatforms: string[]) => ({ tradingPlatforms });
  const differs = (...lists: Partial<BrokerDraft>[]) => rowOf('Platforms', ...lists).differs;
  expect(differs(platforms('MT4', 'MT5'), platforms('mt5 ', 'MT4'))).toBe(false);
  expect(differs(platforms('MT4', 'MT5'), platforms('MT5', 'MT4', 'mt4'))).toBe(false);
  expect(differs(platforms('MT4', 'MT5'), platforms('MT4'))).toBe(true);
  expect(differs(platforms('MT4', 'MT5'), platforms('MT4', 'MT5'), platforms())).toBe(true);
  expect(rowOf('Platforms', platforms('MT4', 'MT5'), platforms()).cells).toEqual(['MT4, MT5', 'not stated']);
});

const lowest = (...spreads: (number | null)[]) =>
  rowOf('Cost of the trade', ...spreads.map((spread) => charging(spread))).lowest;

it.each([
  [[1.2, 0.8, 1], 1],
  [[1, 1], null],
  [[2, 1, 1], null],
  [[1, null], null],
  [[1], null],
])('finds the lowest cost for spreads of %j pips at index %j', (spreads, place) => {
  expect(lowest(...spreads)).toBe(place);
});

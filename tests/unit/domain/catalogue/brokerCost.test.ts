import { expect, it } from 'vitest';
import {
  brokerCost,
  costScale,
  costShares,
  knownTotal,
  type AccountFilter,
  type BrokerCost,
  type EnteredRates,
} from '@/domain/catalogue/brokerCost';
import type { BrokerFacts, CostRow } from '@/domain/catalogue/broker';
import { exact, fraction } from '@/domain/numbers/exact';
import { DEFAULT_TRADE, type StatedTrade } from '@/domain/calculators/tradeCost';

/** A row with only a spread, for a trade that isn't held overnight. */
const aRow = (account: string, spread: number | null, fields: Partial<CostRow> = {}): CostRow => ({
  instrument: 'EUR/USD',
  account,
  spread,
  commission: 0,
  swapLong: 0,
  swapShort: 0,
  ...fields,
});

const priced = (rows: CostRow[], currency = 'USD'): Partial<BrokerFacts> => ({
  costs: { currency, checkedOn: '2026-11-02', rows },
});

const tradeIn = (instrument: StatedTrade['instrument']): StatedTrade => ({ ...DEFAULT_TRADE, instrument });
const typed = (pair: string, rate: string): EnteredRates => new Map([[pair, exact(rate)]]);
const accounts = ({ rows }: BrokerCost) => rows.map(({ row }) => row.account);
const countedAccount = (...rows: CostRow[]) => brokerCost(priced(rows), DEFAULT_TRADE).counted?.row.account;

it.each<[string, Partial<BrokerFacts>]>([
  ['absent', {}],
  ['cleared', { costs: null }],
])('returns no cost when the price list is %s', (_state, broker) => {
  expect(brokerCost(broker, DEFAULT_TRADE)).toEqual({
    counted: null,
    isNarrowed: false,
    rows: [],
    currency: '',
    checkedOn: '',
    needs: null,
  });
});

it("considers only rows for the trade's instrument", () => {
  const cost = brokerCost(
    priced([
      aRow('Pound', 0.1, { instrument: 'GBP/USD' }),
      aRow('Euro', 1, { instrument: ' eur/usd ' }),
      aRow('Rouble', 0.1, { instrument: 'USD/RUB' }),
    ]),
    DEFAULT_TRADE,
  );
  expect(accounts(cost)).toEqual(['Euro']);
  expect(cost.counted?.row.account).toBe('Euro');
});

it.each([
  ['the cheapest row', [aRow('A', 3), aRow('B', 2), aRow('C', 1)], 'C'],
  ['the first of two equally cheap rows', [aRow('A', 2), aRow('B', 1), aRow('C', 1)], 'B'],
  ['a row with a total rather than one without', [aRow('A', null), aRow('B', 9)], 'B'],
  ['the first row if none has a total', [aRow('A', null), aRow('B', null)], 'A'],
])('bases the cost on %s', (_rule, rows, account) => {
  expect(countedAccount(...rows)).toBe(account);
});

it('lists a professional row but does not base the cost on it by default', () => {
  const rows = [aRow('Pro', 0.1, { professional: true }), aRow('Retail', 1, { professional: false })];
  const cost = brokerCost(priced(rows), DEFAULT_TRADE);
  expect(cost.counted?.row.account).toBe('Retail');
  expect(accounts(cost)).toEqual(['Pro', 'Retail']);
});

const countedFor = (rows: CostRow[], asked: Partial<AccountFilter>) =>
  brokerCost(priced(rows), DEFAULT_TRADE, new Map(), { types: [], isSwapFree: false, ...asked }).counted?.row
    .account;

it('uses a swap-free row only for visitors who need one', () => {
  const rows = [aRow('Standard', 3), aRow('Swap-free', 2), aRow('Islamic Raw', 1), aRow('Raw', 2.5)];
  expect(countedFor(rows, {})).toBe('Raw');
  expect(countedFor(rows, { isSwapFree: true })).toBe('Islamic Raw');
  expect(countedFor([aRow('Standard', 3)], { isSwapFree: true })).toBeUndefined();
  expect(countedFor([aRow('Swap-free', 3)], {})).toBeUndefined();
});

it('uses the account types that a visitor filters for', () => {
  const rows = [aRow('Standard', 1), aRow('Micro', 3), aRow('Swap-free', 2)];
  expect(countedFor(rows, { types: ['micro'] })).toBe('Micro');
  expect(countedFor(rows, { types: ['micro', 'swap-free'] })).toBe('Swap-free');
  expect(countedFor(rows, { types: ['micro'], isSwapFree: true })).toBeUndefined();
  expect(countedFor(rows, { types: ['raw'] })).toBeUndefined();
});

it('uses a professional row when the visitor filters for no other account type', () => {
  const rows = [aRow('Pro', 0.1, { professional: true }), aRow('Standard', 1)];
  expect(countedFor(rows, { types: ['pro'] })).toBe('Pro');
  expect(countedFor(rows, { types: ['pro', 'standard'] })).toBe('Standard');
});

const euros = priced([aRow('Raw', 1)], 'EUR');
const yen = priced([aRow('Raw', 0.9, { instrument: 'USD/JPY' })]);

it('requires a rate, and returns no total until it is entered', () => {
  const cost = brokerCost(euros, DEFAULT_TRADE);
  expect(cost.needs).toEqual({ first: 'EUR', second: 'USD' });
  expect(cost.counted?.row.account).toBe('Raw');
  expect(knownTotal(cost)).toBeNull();
  expect(brokerCost(yen, tradeIn('USD/JPY')).needs).toEqual({ first: 'USD', second: 'JPY' });
});

it.each([
  ['EUR/USD', 'EUR', 'EUR/USD', '1.25', fraction(8n)],
  ['USD/JPY', 'USD', 'USD/JPY', '150', fraction(20n, 3n)],
  ['GBP/USD', 'JPY', 'USD/JPY', '150', fraction(1500n)],
] as const)('converts a pip of %s into %s at %s %s', (instrument, currency, pair, rate, total) => {
  const broker = priced([aRow('Raw', 1, { instrument })], currency);
  const cost = brokerCost(broker, tradeIn(instrument), typed(pair, rate));
  expect(knownTotal(cost)).toEqual(total);
  expect(cost.needs).toBeNull();
});

it('returns no total for a price list in an unknown currency', () => {
  const cost = brokerCost(priced([aRow('Raw', 1)], 'XYZ'), DEFAULT_TRADE);
  expect(cost.needs).toBeNull();
  expect(cost.currency).toBe('XYZ');
  expect(knownTotal(cost)).toBeNull();
});

it('scales costs in one currency from 0 to the highest', () => {
  const costs = [2, 1, null].map((spread) => brokerCost(priced([aRow('A', spread)]), DEFAULT_TRADE));
  const paid = brokerCost(priced([aRow('A', 0, { swapLong: 5 })]), DEFAULT_TRADE);
  const scale = costScale([...costs, paid]) ?? expect.fail('no scale');
  const spreads = [...costs, paid].map((cost) => costShares(cost, scale)?.spread ?? null);
  expect(spreads).toEqual([1, 0.5, null, 0]);
  const rates = typed('EUR/USD', '1.1');
  expect(costScale([...costs, brokerCost(euros, DEFAULT_TRADE, rates)])).toBeNull();
  expect(costScale([paid])).toBeNull();
  expect(costScale([])).toBeNull();
});

it('divides a cost bar into its parts, less any credit', () => {
  const shares = (row: Partial<CostRow>) =>
    costShares(brokerCost(priced([aRow('A', 1, { commission: 6, ...row })]), DEFAULT_TRADE), fraction(20n));
  expect(shares({ swapLong: -0.4 })).toEqual({ spread: 0.5, commission: 0.3, swap: 0.2 });
  expect(shares({ swapLong: 1.2 })).toEqual({
    spread: 0,
    commission: expect.closeTo(0.2) as number,
    swap: 0,
  });
});

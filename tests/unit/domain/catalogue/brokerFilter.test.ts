import { expect, it } from 'vitest';
import type { Broker, BrokerDraft } from '@/domain/catalogue/broker';
import { brokerCost } from '@/domain/catalogue/brokerCost';
import { filterBrokers, indexBrokers, orderBrokers } from '@/domain/catalogue/brokerFilter';
import {
  DEFAULT_BROKER_VIEW,
  withFlag,
  withLabels,
  type BrokerView,
  type FLAGS,
} from '@/domain/catalogue/brokerView';
import { DEFAULT_TRADE } from '@/domain/calculators/tradeCost';
import { aStoredBroker, someFacts } from '../../../support/records';

const listOf = (...drafts: Partial<BrokerDraft>[]) =>
  drafts.map((draft, index) => aStoredBroker(draft, String(index + 1)));
const names = (brokers: readonly Broker[]) => brokers.map(({ name }) => name);
const costOf = (broker: Broker) => brokerCost(broker, DEFAULT_TRADE);

const brokers = listOf(
  { name: 'A', tradingPlatforms: ['MT5', 'MT4'], minDeposit: '$50', rating: 4, ...someFacts },
  { name: 'B', tradingPlatforms: ['mt 5'], minDeposit: 'from 1,000', rating: 0 },
  { name: 'C', tradingPlatforms: ['cTrader'], minDeposit: 'none', rating: 5, regulation: ['Other'] },
);
const index = indexBrokers(brokers);
const found = (view: Partial<BrokerView>) =>
  names(filterBrokers(index, { ...DEFAULT_BROKER_VIEW, ...view }).found);

it('matches any value within a group but requires every group', () => {
  expect(found(withLabels(DEFAULT_BROKER_VIEW, 'platform', ['mt5', 'ctrader']))).toEqual(['A', 'B', 'C']);
  expect(found({ ...withLabels(DEFAULT_BROKER_VIEW, 'platform', ['mt5']), max: 100 })).toEqual(['A']);
  expect(found({ q: ' a BROKER ' })).toEqual(['A', 'B', 'C']);
  expect([found({ q: 'mt4' }), found({ q: 'OTHER' })]).toEqual([['A'], ['C']]);
  expect(found({ max: 1000 })).toEqual(['A', 'B']);
  expect(found(withFlag(DEFAULT_BROKER_VIEW, 'nbp', true))).toEqual(['A']);
});

it('counts the brokers that each filter would match together with the others', () => {
  const { counts } = filterBrokers(index, withLabels(DEFAULT_BROKER_VIEW, 'platform', ['mt5']));
  expect(Object.fromEntries(counts.labels.platform)).toEqual({ mt5: 2, mt4: 1, ctrader: 1 });
  expect([counts.max.get(100), counts.max.get(1000)]).toEqual([1, 2]);
  expect(counts.flags).toEqual({ swapfree: 1, loss: 1, nbp: 1 });
});

it('merges spellings of a value and shows the most common one', () => {
  expect(index.options.platform).toEqual([
    { slug: 'mt5', label: 'MT5', brokers: 2 },
    { slug: 'ctrader', label: 'cTrader', brokers: 1 },
    { slug: 'mt4', label: 'MT4', brokers: 1 },
  ]);
  expect(index.options.regulator.map(({ label }) => label)).toEqual(['Sample regulator', 'Other']);
});

it.each([
  ['platform', 'mt5'],
  ['account', 'raw'],
  ['currency', 'eur'],
  ['pay', 'banktransfer'],
  ['language', 'german'],
  ['regulator', 'fsx'],
] as const)('filters by the %s group', (group, slug) => {
  const plain = { tradingPlatforms: [], accountTypes: [], regulation: [] };
  const list = listOf(
    {
      name: 'A',
      tradingPlatforms: ['MT5'],
      accountTypes: ['Raw'],
      baseCurrencies: ['EUR'],
      depositMethods: ['Bank transfer'],
      languages: ['German'],
      regulation: ['FSX'],
    },
    { name: 'B', ...plain },
  );
  const prepared = indexBrokers(list);
  expect(prepared.options[group].map((option) => option.slug)).toEqual([slug]);
  expect(names(filterBrokers(prepared, withLabels(DEFAULT_BROKER_VIEW, group, [slug])).found)).toEqual(['A']);
});

const loss = (percent: number | null) => ({ percent, asOf: '', source: '' });
it.each<[(typeof FLAGS)[number], string, Partial<BrokerDraft>, boolean]>([
  ['swapfree', 'yes', { swapFree: 'yes' }, true],
  ['swapfree', 'no', { swapFree: 'no' }, false],
  ['loss', 'a figure', { retailLoss: loss(74) }, true],
  ['loss', 'no figure', { retailLoss: loss(null) }, false],
  ['nbp', 'yes', { negativeBalanceProtection: 'yes' }, true],
])('sets the flag %s from the answer %s', (flag, _stated, fields, isTrue) => {
  const prepared = indexBrokers(listOf(fields));
  expect(prepared.flagged[flag]).toBe(isTrue ? 1 : 0);
  expect(filterBrokers(prepared, withFlag(DEFAULT_BROKER_VIEW, flag, true)).found).toHaveLength(
    isTrue ? 1 : 0,
  );
  expect(filterBrokers(prepared, DEFAULT_BROKER_VIEW).counts.flags[flag]).toBe(isTrue ? 1 : 0);
});

const losing = (percent: number | null) => ({ retailLoss: { percent, asOf: '', source: '' } });
const priced = (spread: number) => ({
  costs: {
    currency: 'USD',
    checkedOn: '',
    rows: [{ instrument: 'EUR/USD', account: '', spread, commission: 0, swapLong: 0, swapShort: 0 }],
  },
});
it.each<[BrokerView['sort'], string, Partial<BrokerDraft>[], string[]]>([
  ['cost', 'the cheapest', [priced(1.2), {}, priced(0.9), priced(10)], ['3', '1', '4', '2']],
  [
    'deposit',
    'the lowest',
    [{ minDeposit: '$1,000' }, { minDeposit: 'none' }, { minDeposit: '$0' }, { minDeposit: '200' }],
    ['3', '4', '1', '2'],
  ],
  [
    'rating',
    'the highest',
    [{ rating: 3 }, { rating: 0 }, { rating: 9 }, { rating: 5 }],
    ['3', '4', '1', '2'],
  ],
  ['loss', 'the lowest', [losing(74), {}, losing(0), losing(null), losing(8)], ['3', '5', '1', '2', '4']],
  [
    'reviewed',
    'the newest',
    [{ reviewedOn: '2026-01-31' }, { reviewedOn: '' }, { reviewedOn: '2026-11-02' }, {}],
    ['3', '1', '2', '4'],
  ],
])('sorts by %s with %s first', (sort, _first, drafts, ids) => {
  expect(orderBrokers(listOf(...drafts), sort, costOf).map(({ id }) => id)).toEqual(ids);
});

it('sorts names in natural alphabetical order', () => {
  const list = listOf({ name: 'broker 10' }, { name: 'Broker 9' }, { name: 'ärger' });
  expect(names(orderBrokers(list, 'name', costOf))).toEqual(['ärger', 'Broker 9', 'broker 10']);
});

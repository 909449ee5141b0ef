import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Broker, BrokerDraft } from '@/domain/broker';
import { brokerCost } from '@/domain/brokerCost';
import { filterBrokers, indexBrokers, orderBrokers } from '@/domain/brokerFilter';
import {
  DEPOSIT_LIMITS,
  FLAGS,
  LABEL_GROUPS,
  WHOLE_LIST,
  withFlag,
  withLabels,
  type BrokerView,
} from '@/domain/brokerView';
import { DEFAULT_TRADE } from '@/domain/tradeCost';
import { numRuns } from '../../support/properties';
import { aBroker, someFacts } from '../../support/records';

const stored = (fields: Partial<BrokerDraft>, index: number): Broker => ({
  ...aBroker(fields),
  id: String(index + 1),
  createdAt: '',
  updatedAt: '',
});
const listOf = (...drafts: Partial<BrokerDraft>[]) => drafts.map(stored);
const names = (brokers: readonly Broker[]) => brokers.map(({ name }) => name);
const costOf = (broker: Broker) => brokerCost(broker, DEFAULT_TRADE);

const brokers = listOf(
  { name: 'A', tradingPlatforms: ['MT5', 'MT4'], minDeposit: '$50', rating: 4, ...someFacts },
  { name: 'B', tradingPlatforms: ['mt 5'], minDeposit: 'from 1,000', rating: 0 },
  { name: 'C', tradingPlatforms: ['cTrader'], minDeposit: 'none', rating: 5, regulation: ['Other'] },
);
const index = indexBrokers(brokers);
const found = (view: Partial<BrokerView>) => names(filterBrokers(index, { ...WHOLE_LIST, ...view }).found);

describe('filtering', () => {
  it('takes any of several in a group, and all groups', () => {
    expect(found(withLabels(WHOLE_LIST, 'platform', ['mt5', 'ctrader']))).toEqual(['A', 'B', 'C']);
    expect(found({ ...withLabels(WHOLE_LIST, 'platform', ['mt5']), max: 100 })).toEqual(['A']);
    expect(found({ q: ' a BROKER ' })).toEqual(['A', 'B', 'C']);
    expect(found({ max: 1000 })).toEqual(['A', 'B']);
    expect(found(withFlag(WHOLE_LIST, 'nbp', true))).toEqual(['A']);
  });

  it('takes two spellings for one value, shown as most spell it', () => {
    expect(index.options.platform).toEqual([
      { slug: 'mt5', label: 'MT5' },
      { slug: 'ctrader', label: 'cTrader' },
      { slug: 'mt4', label: 'MT4' },
    ]);
    expect(index.options.regulator.map(({ label }) => label)).toEqual(['Sample regulator', 'Other']);
  });

  it('B15: a list without the optional fields has no values for their groups', () => {
    const plain = indexBrokers(listOf({ name: 'A' }, { name: 'B' }));
    expect(plain.options).toMatchObject({ currency: [], pay: [], language: [] });
    expect(plain.flagged).toEqual({ swapfree: 0, loss: 0, nbp: 0 });
  });
});

describe('the order', () => {
  it('B16: missing figures stand last in every order, and equal ones keep the order of the list', () => {
    const order = (sort: BrokerView['sort']) => names(orderBrokers(brokers, sort, costOf));
    expect(order('')).toEqual(['A', 'B', 'C']);
    expect(order('cost')).toEqual(['A', 'B', 'C']);
    expect(order('deposit')).toEqual(['A', 'B', 'C']);
    expect(order('rating')).toEqual(['C', 'A', 'B']);
    expect(order('loss')).toEqual(['A', 'B', 'C']);
    const last = brokers.toReversed();
    for (const sort of ['cost', 'loss', 'reviewed'] as const)
      expect(names(orderBrokers(last, sort, costOf))).toEqual(['A', 'C', 'B']);
  });

  it('orders names as people do', () => {
    const list = listOf({ name: 'broker 10' }, { name: 'Broker 9' }, { name: 'ärger' });
    expect(names(orderBrokers(list, 'name', costOf))).toEqual(['ärger', 'Broker 9', 'broker 10']);
  });
});

describe('counts', () => {
  const some = (...values: string[]) => fc.subarray(values);
  const anyBroker = fc.record({
    name: fc.constantFrom('Alpha', 'Beta', 'Gamma'),
    tradingPlatforms: some('MT5', 'mt 5', 'MT4', 'cTrader'),
    accountTypes: some('Raw', 'Standard'),
    baseCurrencies: some('USD', 'EUR'),
    depositMethods: some('Card', 'Crypto'),
    languages: some('English', 'German'),
    regulation: some('A', 'B'),
    minDeposit: fc.constantFrom('$5', '75', '$1,000', 'none'),
    swapFree: fc.constantFrom('yes' as const, 'no' as const, ''),
    negativeBalanceProtection: fc.constantFrom('yes' as const, 'no' as const, ''),
    retailLoss: fc.constantFrom(null, { percent: 70, asOf: '', source: '' }),
  });
  const anyView: fc.Arbitrary<BrokerView> = fc.record({
    q: fc.constantFrom('', 'a', 'eta'),
    labels: fc.record({
      platform: some('mt5', 'mt4', 'gone'),
      account: some('raw'),
      currency: some('usd', 'eur'),
      pay: some('card'),
      language: some('german'),
      regulator: some('a', 'b'),
    }),
    max: fc.constantFrom(null, ...DEPOSIT_LIMITS),
    flags: fc.record({ swapfree: fc.boolean(), loss: fc.boolean(), nbp: fc.boolean() }),
    sort: fc.constant(''),
    trade: fc.constant(DEFAULT_TRADE),
    pick: fc.constant([]),
  });

  it('P54 B14: each count is the number of brokers that a press then shows', () => {
    fc.assert(
      fc.property(fc.array(anyBroker, { maxLength: 12 }), anyView, (drafts, view) => {
        const prepared = indexBrokers(drafts.map(stored));
        const shown = (next: BrokerView) => filterBrokers(prepared, next).found.length;
        const { counts } = filterBrokers(prepared, view);
        for (const group of LABEL_GROUPS)
          for (const { slug } of prepared.options[group])
            expect(counts.labels[group].get(slug) ?? 0).toBe(shown(withLabels(view, group, [slug])));
        for (const max of DEPOSIT_LIMITS) expect(counts.max.get(max)).toBe(shown({ ...view, max }));
        for (const flag of FLAGS) expect(counts.flags[flag]).toBe(shown(withFlag(view, flag, true)));
      }),
      { numRuns },
    );
  });
});

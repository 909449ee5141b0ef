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

  it.each([
    ['a name', 'aLPha', ['Alpha']],
    ['a description', 'tight', ['Beta']],
    ['a feature', 'copy', ['Alpha', 'Gamma']],
    ['no text', 'zzz', []],
    ['nothing but spaces', '   ', ['Alpha', 'Beta', 'Gamma']],
  ])('finds a search in %s', (_place, q, expected) => {
    const list = listOf(
      { name: 'Alpha', description: '', features: ['Raw', 'Copy trading'] },
      { name: 'Beta', description: 'Tight prices.', features: [] },
      { name: 'Gamma', description: '', features: ['Copying'] },
    );
    expect(names(filterBrokers(indexBrokers(list), { ...WHOLE_LIST, q }).found)).toEqual(expected);
  });

  it.each([
    [50, ['A']],
    [100, ['A', 'B']],
    [250, ['A', 'B']],
    [1000, ['A', 'B', 'C']],
  ])(
    'takes a deposit limit of %d as the highest allowed, and a deposit that names no amount for none',
    (max, expected) => {
      const list = listOf(
        { name: 'A', minDeposit: '$50' },
        { name: 'B', minDeposit: '$100' },
        { name: 'C', minDeposit: '$251' },
        { name: 'D', minDeposit: 'on request' },
      );
      expect(names(filterBrokers(indexBrokers(list), { ...WHOLE_LIST, max }).found)).toEqual(expected);
    },
  );

  it.each([
    ['platform', 'mt5'],
    ['account', 'raw'],
    ['currency', 'eur'],
    ['pay', 'banktransfer'],
    ['language', 'german'],
    ['regulator', 'fsx'],
  ] as const)('looks in the field of the group %s', (group, slug) => {
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
    expect(names(filterBrokers(prepared, withLabels(WHOLE_LIST, group, [slug])).found)).toEqual(['A']);
  });

  const loss = (percent: number | null) => ({ percent, asOf: '', source: '' });
  it.each<[(typeof FLAGS)[number], string, Partial<BrokerDraft>, boolean]>([
    ['swapfree', 'yes', { swapFree: 'yes' }, true],
    ['swapfree', 'on request', { swapFree: 'on request' }, true],
    ['swapfree', 'no', { swapFree: 'no' }, false],
    ['swapfree', 'cleared', { swapFree: '' }, false],
    ['loss', 'a figure', { retailLoss: loss(74) }, true],
    ['loss', 'a figure of nothing', { retailLoss: loss(0) }, true],
    ['loss', 'no figure', { retailLoss: loss(null) }, false],
    ['loss', 'cleared', { retailLoss: null }, false],
    ['nbp', 'yes', { negativeBalanceProtection: 'yes' }, true],
    ['nbp', 'no', { negativeBalanceProtection: 'no' }, false],
    ['nbp', 'cleared', { negativeBalanceProtection: '' }, false],
  ])('judges the flag %s by %s', (flag, _stated, fields, isTrue) => {
    const prepared = indexBrokers(listOf(fields));
    expect(prepared.flagged[flag]).toBe(isTrue ? 1 : 0);
    expect(filterBrokers(prepared, withFlag(WHOLE_LIST, flag, true)).found).toHaveLength(isTrue ? 1 : 0);
    expect(filterBrokers(prepared, WHOLE_LIST).counts.flags[flag]).toBe(isTrue ? 1 : 0);
  });

  it('B15: a list without the optional fields has no values for their groups', () => {
    const plain = indexBrokers(listOf({ name: 'A' }, { name: 'B' }));
    expect(plain.options).toMatchObject({ currency: [], pay: [], language: [] });
    expect(plain.flagged).toEqual({ swapfree: 0, loss: 0, nbp: 0 });
  });
});

describe('the values of a group', () => {
  const platforms = (...lists: string[][]) =>
    indexBrokers(listOf(...lists.map((tradingPlatforms) => ({ tradingPlatforms })))).options.platform;

  it('stand with the most used first, all spellings taken together', () => {
    expect(platforms(['MT4'], ['MT4', 'mt 5'], ['MT5'], ['M T 5'])).toEqual([
      { slug: 'mt5', label: 'mt 5' },
      { slug: 'mt4', label: 'MT4' },
    ]);
  });

  it('stand by their slug where they are used alike', () => {
    const slugs = (...list: string[]) => platforms(list).map(({ slug }) => slug);
    expect(slugs('Gamma', 'alpha', 'Beta')).toEqual(['alpha', 'beta', 'gamma']);
    expect(slugs('alpha', 'Beta', 'Gamma')).toEqual(['alpha', 'beta', 'gamma']);
  });

  it('are shown without spaces around them, as most brokers spell them', () => {
    expect(platforms(['mt 5'], [' MT5 '], ['MT5'])).toEqual([{ slug: 'mt5', label: 'MT5' }]);
  });

  it('count once for a broker that says them twice', () => {
    expect(platforms(['MT5', 'mt5', 'MT 5'], ['MT4'], ['MT4'])).toEqual([
      { slug: 'mt4', label: 'MT4' },
      { slug: 'mt5', label: 'MT5' },
    ]);
  });

  it('leave out a text that can be no part of an address', () => {
    expect(platforms(['.', '..', ' ', 'MT5'])).toEqual([{ slug: 'mt5', label: 'MT5' }]);
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
    expect(order('reviewed')).toEqual(['A', 'B', 'C']);
    const last = brokers.toReversed();
    for (const sort of ['cost', 'loss', 'reviewed'] as const)
      expect(names(orderBrokers(last, sort, costOf))).toEqual(['A', 'C', 'B']);
  });

  const loss = (percent: number | null) => ({ retailLoss: { percent, asOf: '', source: '' } });
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
    ['loss', 'the lowest', [loss(74), {}, loss(0), loss(null), loss(8)], ['3', '5', '1', '2', '4']],
    [
      'reviewed',
      'the newest',
      [{ reviewedOn: '2026-01-31' }, { reviewedOn: '' }, { reviewedOn: '2026-11-02' }, {}],
      ['3', '1', '2', '4'],
    ],
  ])('by %s puts %s first', (sort, _first, drafts, ids) => {
    expect(orderBrokers(listOf(...drafts), sort, costOf).map(({ id }) => id)).toEqual(ids);
  });

  it('orders names as people do', () => {
    const list = listOf({ name: 'broker 10' }, { name: 'Broker 9' }, { name: 'ärger' });
    expect(names(orderBrokers(list, 'name', costOf))).toEqual(['ärger', 'Broker 9', 'broker 10']);
  });
});

describe('counts', () => {
  it('leave out the own group of a value, and a broker that fails two groups', () => {
    const list = listOf(
      { name: 'A', tradingPlatforms: ['MT5'], accountTypes: ['Raw'], minDeposit: '$50', swapFree: 'yes' },
      { name: 'B', tradingPlatforms: ['MT4'], accountTypes: ['Raw'], minDeposit: '$100', swapFree: 'yes' },
      { name: 'C', tradingPlatforms: ['MT4'], accountTypes: ['Raw'], minDeposit: '$500', swapFree: 'yes' },
      { name: 'D', tradingPlatforms: ['MT5'], accountTypes: ['Standard'], minDeposit: '$250' },
    );
    const view = { ...withLabels(WHOLE_LIST, 'platform', ['mt5']), max: 100 };
    const { found: shown, counts } = filterBrokers(indexBrokers(list), view);
    expect(names(shown)).toEqual(['A']);
    expect([...counts.labels.platform]).toEqual([
      ['mt5', 1],
      ['mt4', 1],
    ]);
    expect([...counts.labels.account]).toEqual([['raw', 1]]);
    expect([...counts.max]).toEqual([
      [50, 1],
      [100, 1],
      [250, 2],
      [500, 2],
      [1000, 2],
    ]);
    expect(counts.flags).toEqual({ swapfree: 1, loss: 0, nbp: 0 });
  });

  it('are nothing for an empty list', () => {
    const { found: shown, counts } = filterBrokers(indexBrokers([]), WHOLE_LIST);
    expect(shown).toEqual([]);
    expect([...counts.max]).toEqual([
      [50, 0],
      [100, 0],
      [250, 0],
      [500, 0],
      [1000, 0],
    ]);
    expect(counts.flags).toEqual({ swapfree: 0, loss: 0, nbp: 0 });
    expect(counts.labels.platform.size).toBe(0);
  });

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

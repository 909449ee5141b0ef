import { amountIn } from '@/domain/numbers/amounts';
import { clampRating, type Broker, regulatorsOf, withFacts, brokerSearchTexts } from './broker';
import { knownTotal, type BrokerCost } from './brokerCost';
import {
  DEPOSIT_LIMITS,
  FLAGS,
  LABEL_GROUPS,
  type BrokerSort,
  type BrokerView,
  type Flag,
  type LabelGroup,
} from './brokerView';
import { toNumber } from '@/domain/numbers/exact';
import { searchIn } from '@/domain/text/search';
import { slugOf } from '@/domain/text/slug';
import { sortBy, type SortKey } from '@/domain/text/sortBy';

const perGroup = <T>(of: (group: LabelGroup) => T) =>
  Object.fromEntries(LABEL_GROUPS.map((group) => [group, of(group)])) as Readonly<Record<LabelGroup, T>>;

const perFlag = <T>(of: (flag: Flag) => T) =>
  Object.fromEntries(FLAGS.map((flag) => [flag, of(flag)])) as Readonly<Record<Flag, T>>;

function labelsOf(broker: Broker): Readonly<Record<LabelGroup, readonly string[]>> {
  const { baseCurrencies, depositMethods, languages } = withFacts(broker);
  return {
    platform: broker.tradingPlatforms,
    account: broker.accountTypes,
    currency: baseCurrencies,
    pay: depositMethods,
    language: languages,
    regulator: regulatorsOf(broker),
  };
}

const flagsOf = (broker: Broker): Readonly<Record<Flag, boolean>> => {
  const { swapFree, retailLoss, negativeBalanceProtection } = withFacts(broker);
  return {
    swapfree: swapFree === 'yes' || swapFree === 'on request',
    loss: typeof retailLoss?.percent === 'number',
    nbp: negativeBalanceProtection === 'yes',
  };
};

/** The spellings of a value with their frequencies. */
type Spellings = Map<string, number>;

const mostCommon = (spellings: Spellings): string => {
  const [[label] = ['']] = [...spellings].toSorted(([, a], [, b]) => b - a);
  return label;
};

const totalCount = (spellings: Spellings) => [...spellings.values()].reduce((sum, count) => sum + count, 0);

const isWithin = (deposit: number | null, limit: number) => deposit !== null && deposit <= limit;

function dividingLimits(deposits: readonly (number | null)[]): readonly number[] {
  let before = 0;
  return DEPOSIT_LIMITS.filter((limit) => {
    const within = deposits.filter((deposit) => isWithin(deposit, limit)).length;
    const isDividing = within > before && within < deposits.length;
    before = within;
    return isDividing;
  });
}

/** Folds all labels once, so that filtering only compares slugs. */
export function indexBrokers(brokers: readonly Broker[]) {
  const found = perGroup(() => new Map<string, Spellings>());
  const slugs = new Map<string, string | null>();
  const folded = (label: string) => {
    let slug = slugs.get(label);
    if (slug === undefined) slugs.set(label, (slug = slugOf(label)));
    return slug;
  };
  const prepared = brokers.map((broker) => {
    const labels = labelsOf(broker);
    return {
      broker,
      labels: perGroup((group) => {
        const own = new Set<string>();
        for (const label of labels[group]) {
          const slug = folded(label);
          if (slug === null || own.has(slug)) continue;
          own.add(slug);
          const spellings = found[group].get(slug) ?? new Map<string, number>();
          spellings.set(label.trim(), (spellings.get(label.trim()) ?? 0) + 1);
          found[group].set(slug, spellings);
        }
        return own;
      }),
      deposit: amountIn(broker.minDeposit),
      flags: flagsOf(broker),
    };
  });
  return {
    prepared,
    search: searchIn(prepared, ({ broker }) => [
      ...brokerSearchTexts(broker),
      ...broker.tradingPlatforms,
      ...regulatorsOf(broker),
    ]),
    /** The filter values, with their most common spelling and the number of brokers that have them. */
    options: perGroup((group) =>
      [...found[group]]
        .toSorted(([a, one], [b, other]) => totalCount(other) - totalCount(one) || (a < b ? -1 : 1))
        .map(([slug, spellings]) => ({
          slug,
          label: mostCommon(spellings),
          brokers: totalCount(spellings),
        })),
    ),
    flagged: perFlag((flag) => prepared.filter(({ flags }) => flags[flag]).length),
    /** The deposit limits that exclude some brokers and show different ones from the previous limit. */
    limits: dividingLimits(prepared.map(({ deposit }) => deposit)),
  };
}

export type BrokerIndex = Readonly<ReturnType<typeof indexBrokers>>;

/**
 * The matching brokers in list order with all counts, in one pass: a broker that passes every group counts
 * for all of them, and one that fails a single group counts only for that group's values.
 */
export function filterBrokers({ search }: BrokerIndex, view: BrokerView) {
  const found: Broker[] = [];
  const labels = perGroup(() => new Map<string, number>());
  const max = new Map<number, number>(DEPOSIT_LIMITS.map((limit) => [limit, 0]));
  const flags: Record<Flag, number> = { swapfree: 0, loss: 0, nbp: 0 };
  const groups = LABEL_GROUPS.filter((group) => view.labels[group].length > 0);

  for (const one of search(view.q)) {
    const failed: (LabelGroup | Flag | 'max')[] = [];
    for (const group of groups)
      if (!view.labels[group].some((slug) => one.labels[group].has(slug))) failed.push(group);
    if (view.max !== null && !isWithin(one.deposit, view.max)) failed.push('max');
    for (const flag of FLAGS) if (view.flags[flag] && !one.flags[flag]) failed.push(flag);
    if (failed.length > 1) continue;

    const [only] = failed;
    if (only === undefined) found.push(one.broker);
    for (const group of LABEL_GROUPS)
      if (only === undefined || only === group)
        for (const slug of one.labels[group]) labels[group].set(slug, (labels[group].get(slug) ?? 0) + 1);
    if (only === undefined || only === 'max')
      for (const limit of DEPOSIT_LIMITS)
        if (isWithin(one.deposit, limit)) max.set(limit, (max.get(limit) ?? 0) + 1);
    for (const flag of FLAGS) if (one.flags[flag] && (only === undefined || only === flag)) flags[flag] += 1;
  }
  /** The number of brokers that a value would show, ignoring its own group. */
  const counts = { labels, max, flags };
  return { found, counts };
}

export type FilterCounts = Readonly<ReturnType<typeof filterBrokers>['counts']>;

/** The sort key of a broker; null comes last in every order. */
function sortKey(broker: Broker, sort: BrokerSort, costOf: (broker: Broker) => BrokerCost): SortKey {
  switch (sort) {
    case 'cost': {
      const cost = knownTotal(costOf(broker));
      return cost === null ? null : toNumber(cost);
    }
    case 'deposit':
      return amountIn(broker.minDeposit);
    case 'rating':
      return clampRating(broker.rating) || null;
    case 'name':
      return broker.name;
    case 'loss':
      return withFacts(broker).retailLoss?.percent ?? null;
    case 'reviewed':
      return withFacts(broker).reviewedOn || null;
  }
}

const IS_HIGHEST_FIRST: Readonly<Record<BrokerSort, boolean>> = {
  cost: false,
  deposit: false,
  rating: true,
  name: false,
  loss: false,
  reviewed: true,
};

/** The brokers in the given order. Missing values come last, and brokers with equal values keep the list's order. */
export const orderBrokers = (
  brokers: readonly Broker[],
  sort: BrokerSort | '',
  costOf: (broker: Broker) => BrokerCost,
): readonly Broker[] =>
  sort === '' ? brokers : sortBy(brokers, (broker) => sortKey(broker, sort, costOf), IS_HIGHEST_FIRST[sort]);

import { withFacts, type BrokerFacts, type CostRow, type Costs } from './broker';
import type { RateQuestion } from '@/domain/calculators/conversion';
import { compare, div, sign, toNumber, ZERO, type Fraction } from '@/domain/numbers/exact';
import { slugOf } from '@/domain/text/slug';
import {
  costInstrument,
  costRate,
  rateFor,
  tradeCost,
  type StatedTrade,
  type TradeCost,
} from '@/domain/calculators/tradeCost';

/** Rates entered by the visitor, by pair such as `USD/JPY`. */
export type EnteredRates = ReadonlyMap<string, Fraction>;

export const pairOf = ({ first, second }: RateQuestion): string => `${first}/${second}`;

/** The accounts that a visitor filters for. */
export interface AccountFilter {
  /** The slugs of account types; none for any. */
  readonly types: readonly string[];
  readonly isSwapFree: boolean;
}

export const ANY_ACCOUNT: AccountFilter = { types: [], isSwapFree: false };

/** The cost of a trade with one account type. */
export interface RowCost {
  readonly row: CostRow;
  readonly cost: TradeCost;
}

/** The cost of a trade with a broker, or why it is unknown. */
export interface BrokerCost {
  /** The cheapest account that counts for this visitor; null if no such account has stated costs. */
  readonly counted: RowCost | null;
  /** Whether the visitor filters for some accounts only. */
  readonly isNarrowed: boolean;
  /** All accounts for the instrument, including those that don't count. */
  readonly rows: readonly RowCost[];
  readonly currency: string;
  readonly checkedOn: string;
  /** The missing rate; null if none is needed or it was entered. */
  readonly needs: RateQuestion | null;
}

const NO_STATED_COST: BrokerCost = {
  counted: null,
  isNarrowed: false,
  rows: [],
  currency: '',
  checkedOn: '',
  needs: null,
};

/** Accounts without a total come last. */
const compareCosts = (a: RowCost, b: RowCost): number => {
  if (a.cost.total === null || b.cost.total === null)
    return Number(a.cost.total === null) - Number(b.cost.total === null);
  return compare(a.cost.total, b.cost.total);
};

/** Swap-free accounts are recognised by their name: brokers grant them for religious reasons or on request. */
const isSwapFree = ({ row }: RowCost) => /swap.?free|islamic|halal/i.test(row.account);

/**
 * The rows that may count. Rows for professional clients and swap-free rows count only for visitors who want them,
 * and professional rows only if no other row fits.
 */
function usableRows(rows: readonly RowCost[], { types, isSwapFree: needsIt }: AccountFilter) {
  const fitting =
    types.length === 0
      ? rows.filter((one) => needsIt || !isSwapFree(one))
      : rows.filter(({ row }) => types.includes(slugOf(row.account) ?? ''));
  const asked = needsIt ? fitting.filter(isSwapFree) : fitting;
  const retail = asked.filter(({ row }) => row.professional !== true);
  return retail.length === 0 && types.length > 0 ? asked : retail;
}

/** The cost of each account in a price list for the trade's instrument. */
function costsOf(costs: Costs, trade: StatedTrade, rates: EnteredRates, asked: AccountFilter): BrokerCost {
  const currency = costs.currency.trim().toUpperCase();
  const question = rateFor(trade.instrument, currency);
  const typed = question === null ? undefined : rates.get(pairOf(question));
  const rate = costRate(trade.instrument, currency, typed);
  const rows = costs.rows
    .filter(({ instrument }) => costInstrument(instrument) === trade.instrument)
    .map((row) => ({ row, cost: tradeCost(row, trade, rate) }));
  const [counted = null] = usableRows(rows, asked).toSorted(compareCosts);
  const isNarrowed = asked.isSwapFree || asked.types.length > 0;
  const needs = rate === null && rows.length > 0 ? question : null;
  return { counted, isNarrowed, rows, currency, checkedOn: costs.checkedOn, needs };
}

/** The cost of a trade with a broker, on the cheapest account that matches the visitor's filter. */
export function brokerCost(
  broker: Partial<BrokerFacts>,
  trade: StatedTrade,
  rates: EnteredRates = new Map(),
  asked = ANY_ACCOUNT,
): BrokerCost {
  const { costs } = withFacts(broker);
  return costs === null ? NO_STATED_COST : costsOf(costs, trade, rates, asked);
}

/** The total for sorting; null if it is unknown. */
export const knownTotal = ({ counted }: BrokerCost): Fraction | null => counted?.cost.total ?? null;

/**
 * The top of a scale from 0 for a list's totals; null if there is nothing to compare on it, as with two currencies.
 */
export function costScale(costs: readonly BrokerCost[]): Fraction | null {
  const stated = costs.filter((cost) => knownTotal(cost) !== null);
  if (new Set(stated.map(({ currency }) => currency)).size !== 1) return null;
  const most = stated.flatMap((cost) => knownTotal(cost) ?? []).reduce((a, b) => (compare(a, b) < 0 ? b : a));
  return sign(most) > 0 ? most : null;
}

export const COST_PARTS = ['spread', 'commission', 'swap'] as const;
export type CostPart = (typeof COST_PARTS)[number];

/**
 * The shares of a scale that the parts of a cost fill, from 0 to 1; null without a total. What a part pays back is
 * taken from the others, so that together they are as long as the total.
 */
export function costShares(cost: BrokerCost, scale: Fraction): Readonly<Record<CostPart, number>> | null {
  const parts = cost.counted?.cost;
  if (!parts || parts.total === null) return null;
  const amounts = COST_PARTS.map((part) => toNumber(div(parts[part] ?? ZERO, scale)));
  let credit = -amounts.reduce((total, amount) => total + Math.min(0, amount), 0);
  const [spread = 0, commission = 0, swap = 0] = amounts.map((amount) => {
    const charge = Math.max(0, amount);
    const left = Math.max(0, charge - credit);
    credit -= charge - left;
    return left;
  });
  return { spread, commission, swap };
}

/** The rates needed for the costs of these brokers, without duplicates. */
export function ratesNeeded(
  brokers: readonly Partial<BrokerFacts>[],
  trade: StatedTrade,
): readonly RateQuestion[] {
  const questions = brokers.flatMap((broker) => brokerCost(broker, trade).needs ?? []);
  return [...new Map(questions.map((question) => [pairOf(question), question])).values()];
}

import { withFacts, type BrokerFacts, type CostRow, type Costs } from './brokerFacts';
import type { RateQuestion } from '@/domain/calculators/conversion';
import { compare, type Fraction } from './exact';
import { costInstrument, costRate, rateFor, tradeCost, type StatedTrade, type TradeCost } from './tradeCost';

/** Rates that a visitor has typed, by the pair: `USD/JPY`. */
export type TypedRates = ReadonlyMap<string, Fraction>;

export const pairOf = ({ first, second }: RateQuestion): string => `${first}/${second}`;

/** What one kind of account takes for the trade. */
export interface RowCost {
  readonly row: CostRow;
  readonly cost: TradeCost;
}

/** What a broker takes for a trade: the account that counts, or why nothing can be said. */
export interface BrokerCost {
  /** The cheapest row that is open to retail clients; null where none is stated. */
  readonly counted: RowCost | null;
  /** All rows for the instrument, also those for professional clients. */
  readonly rows: readonly RowCost[];
  readonly currency: string;
  readonly checkedOn: string;
  /** The rate that is missing; null where none is needed or one was typed. */
  readonly needs: RateQuestion | null;
}

const NOTHING_STATED: BrokerCost = { counted: null, rows: [], currency: '', checkedOn: '', needs: null };

/** Rows without a total come behind those with one. */
const cheaper = (a: RowCost, b: RowCost): number => {
  if (a.cost.total === null || b.cost.total === null)
    return Number(a.cost.total === null) - Number(b.cost.total === null);
  return compare(a.cost.total, b.cost.total);
};

/** What each row of a price list for the trade's instrument comes to. */
function costsOf(costs: Costs, trade: StatedTrade, rates: TypedRates): BrokerCost {
  const currency = costs.currency.trim().toUpperCase();
  const question = rateFor(trade.instrument, currency);
  const typed = question === null ? undefined : rates.get(pairOf(question));
  const rate = costRate(trade.instrument, currency, typed);
  const rows = costs.rows
    .filter(({ instrument }) => costInstrument(instrument) === trade.instrument)
    .map((row) => ({ row, cost: tradeCost(row, trade, rate) }));
  const [counted = null] = rows.filter(({ row }) => row.professional !== true).toSorted(cheaper);
  const needs = rate === null && rows.length > 0 ? question : null;
  return { counted, rows, currency, checkedOn: costs.checkedOn, needs };
}

/** What a broker takes for a trade; rows for professional clients never count. */
export function brokerCost(
  broker: Partial<BrokerFacts>,
  trade: StatedTrade,
  rates: TypedRates = new Map(),
): BrokerCost {
  const { costs } = withFacts(broker);
  return costs === null ? NOTHING_STATED : costsOf(costs, trade, rates);
}

/** The total that a broker is ordered by; null where it is not stated. */
export const countedTotal = ({ counted }: BrokerCost): Fraction | null => counted?.cost.total ?? null;

/** The rates that the costs of these brokers need, each once. */
export function ratesNeeded(
  brokers: readonly Partial<BrokerFacts>[],
  trade: StatedTrade,
): readonly RateQuestion[] {
  const questions = brokers.flatMap((broker) => brokerCost(broker, trade).needs ?? []);
  return [...new Map(questions.map((question) => [pairOf(question), question])).values()];
}

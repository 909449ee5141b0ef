import {
  commissionFor,
  equityOf,
  resultAt,
  type Account,
  type Position,
  type Side,
  type Trade,
} from './account';
import type { PracticeName } from './marketSpecs';
import { PRACTICE_SPECS } from './specs';
import { floorDiv } from '@/domain/numbers/wholeNumbers';

/** A trade's prices and risk, and the risk of all trades combined. */
export interface Plan {
  readonly price: number;
  readonly stop: number | null;
  readonly target: number | null;
  /** Loss at the stop with both commissions; null without a stop. */
  readonly risk: number | null;
  readonly equity: number;
  /** The risk of all open trades and pending orders, including this one; null if any of them has no stop. */
  readonly totalRisk: number | null;
  /** The combined risk of trades on the same side of the dollar as this one; null if any of them has no stop. */
  readonly dollarRisk: number | null;
}

/** Whether the trade gains when the dollar falls (1) or rises (−1); 0 if it isn't a currency pair. */
function dollarSide({
  instrument,
  side,
}: {
  readonly instrument: PracticeName;
  readonly side: Side;
}): number {
  if (!instrument.includes('/')) return 0;
  return (side === 'buy') === instrument.endsWith('USD') ? 1 : -1;
}

type Priced = Omit<Position, 'id'>;

function riskOf(account: Account, trade: Priced): number | null {
  if (trade.stop === null) return null;
  return Math.max(0, 2 * commissionFor(account, trade.lots) - resultAt(trade, trade.stop));
}

const sumOf = (risks: readonly (number | null)[]): number | null =>
  risks.reduce((sum: number | null, risk) => (sum === null || risk === null ? null : sum + risk), 0);

/** The plan of a trade at a price; `id` is the trade's if it is already open or pending. */
export function planOf(account: Account, trade: Trade & { readonly price: number }, id = 0): Plan {
  const { price, stop, target } = trade;
  const own: Priced = { ...trade, entry: price };
  const others: readonly Priced[] = [
    ...account.positions.filter((each) => each.id !== id),
    ...account.orders.filter((each) => each.id !== id).map((each) => ({ ...each, entry: each.price })),
  ];
  const all = [own, ...others];
  const side = dollarSide(own);
  const alike = side === 0 ? [] : all.filter((each) => dollarSide(each) === side);
  return {
    ...{ price, stop, target, equity: equityOf(account) },
    risk: riskOf(account, own),
    totalRisk: sumOf(all.map((each) => riskOf(account, each))),
    dollarRisk: sumOf(alike.map((each) => riskOf(account, each))),
  };
}

/** Whether a risk is at most this many hundredths of a percent of the equity; false if it is unlimited. */
export const isRiskWithin = (risk: number | null, equity: number, hundredths: number): boolean =>
  risk !== null && risk * 10_000 <= equity * hundredths;

/** Distances of stop and target from the price, in points; null if either is missing or the stop is at the price. */
export function rewardToRisk({ price, stop, target }: Pick<Plan, 'price' | 'stop' | 'target'>) {
  if (stop === null || target === null || stop === price) return null;
  return { risk: Math.abs(price - stop), reward: Math.abs(target - price) };
}

/** The largest size that fits, assuming that all smaller ones fit too; 0 if none does. */
export function largestSize(instrument: PracticeName, fits: (lots: number) => boolean): number {
  const { most, step } = PRACTICE_SPECS[instrument];
  let [low, high] = [0, floorDiv(most, step)];
  while (low < high) {
    const middle = floorDiv(low + high + 1, 2);
    if (fits(middle * step)) low = middle;
    else high = middle - 1;
  }
  return low * step;
}

/** The largest size whose loss at the stop is at most this many hundredths of a percent of the equity. */
export function sizeForRisk(
  account: Account,
  trade: Omit<Trade, 'lots'> & { readonly price: number },
  hundredths: number,
): number {
  const equity = equityOf(account);
  return largestSize(trade.instrument, (lots) =>
    isRiskWithin(riskOf(account, { ...trade, entry: trade.price, lots }), equity, hundredths),
  );
}

import { absolute, div, mul, sub, toFixed, type Fraction } from '@/domain/exact';
import { divRound } from '@/domain/wholeNumbers';
import { limitsLoss } from './build';
import { asFraction } from './decimals';
import type { DefaultRisk, Money, RiskBasis, Trade, TradeR } from './types';

/*
 * R is the result divided by what the trade would have lost at its first stop. Files seldom say that, so the
 * visitor's own amount comes first and nothing is guessed.
 */

export interface RiskSettings {
  readonly defaultRisk: DefaultRisk | null;
  /** Whether the last stop counts where the first is unknown. Off by default, because stops are moved. */
  readonly usesLastStop: boolean;
}

export const DEFAULT_RISK_SETTINGS: RiskSettings = { defaultRisk: null, usesLastStop: false };

/** A trade with what the visitor added to it, as far as risk needs it. */
export type RiskyTrade = Trade & { readonly notes?: { readonly riskTyped: Money | null } };

/** The balance of the account at a time; null without a whole chain of balances. */
export type BalanceAt = (time: string) => Money | null;

/** Below this the rounding of a result to minor units is more than 1% of it. */
const LEAST_EXACT_PROFIT = 50;

/** How near in time another trade of the same instrument must be to value a price step with it. */
const NEAR_MS = 7 * 86_400_000;

const hundredths = (value: Fraction): number => Number(toFixed(mul(value, asFraction('100')), 0));

const timeOf = ({ closeTime }: Pick<Trade, 'closeTime'>): number =>
  Date.parse(closeTime.endsWith('Z') ? closeTime : `${closeTime}Z`);

/** How far the price moved in favour of a trade; null without both prices. */
function moveOf({ side, openPrice, closePrice }: Trade): Fraction | null {
  if (openPrice === null || closePrice === null) return null;
  const [open, close] = [asFraction(openPrice), asFraction(closePrice)];
  return side === 'buy' ? sub(close, open) : sub(open, close);
}

/** Whether the result of a trade shows what a step of the price is worth. */
function showsValue(trade: Trade): boolean {
  const move = moveOf(trade);
  if (move === null || trade.profit === null || Math.abs(trade.profit) < LEAST_EXACT_PROFIT) return false;
  return move.numerator > 0n === trade.profit > 0 && move.numerator !== 0n;
}

/** The money for a price step of 1, with the volume of the trade. */
const valueOf = (trade: Trade): Fraction =>
  div(absolute(asFraction(String(trade.profit ?? 0))), absolute(moveOf(trade) ?? asFraction('1')));

/** A trade that shows what a price step is worth, with its time. */
interface Sister {
  readonly trade: Trade;
  readonly volume: string;
  readonly time: number;
}

/** The money for a price step of 1 by the nearest trade of the same instrument; null for none near. */
function valueBySister({ volume, volumeUnit, ...trade }: Trade, sisters: readonly Sister[]): Fraction | null {
  if (volume === null) return null;
  const time = timeOf(trade);
  let nearest: Sister | null = null;
  let least = NEAR_MS;
  for (const sister of sisters) {
    const distance = Math.abs(sister.time - time);
    if (distance > least || sister.trade.volumeUnit !== volumeUnit) continue;
    nearest = sister;
    least = distance;
  }
  return nearest && mul(div(valueOf(nearest.trade), asFraction(nearest.volume)), asFraction(volume));
}

/** The result by the distance to a stop on the losing side of the entry. */
function byStop(trade: Trade, stop: string, basis: RiskBasis, sisters: readonly Sister[]): TradeR {
  const move = moveOf(trade);
  if (move === null) return { basis: 'none', gross: null, net: null };
  const distance = absolute(sub(asFraction(trade.openPrice ?? '0'), asFraction(stop)));
  const gross = hundredths(div(move, distance));
  if (trade.net === 0 && trade.profit === 0) return { basis, gross, net: 0 };
  const value = showsValue(trade) ? valueOf(trade) : valueBySister(trade, sisters);
  const net = value && hundredths(div(asFraction(String(trade.net)), mul(value, distance)));
  return { basis, gross, net };
}

/** The result by an amount of risk. */
const byAmount = ({ profit, net }: Trade, risk: Money, basis: RiskBasis): TradeR => ({
  basis,
  gross: profit === null ? null : divRound(100 * profit, risk),
  net: divRound(100 * net, risk),
});

function defaultAmount(risk: DefaultRisk | null, trade: Trade, balanceAt: BalanceAt): Money | null {
  if (risk === null) return null;
  if (risk.kind === 'amount') return risk.amount;
  const balance = trade.openTime === null ? null : balanceAt(trade.openTime);
  return balance === null ? null : divRound(balance * risk.hundredths, 10_000);
}

function riskOf(
  trade: RiskyTrade,
  { defaultRisk, usesLastStop }: RiskSettings,
  sisters: readonly Sister[],
  balanceAt: BalanceAt,
): TradeR {
  const { side, openPrice, stopFirst, stopLast } = trade;
  const typed = trade.notes?.riskTyped ?? null;
  if (typed !== null && typed > 0) return byAmount(trade, typed, 'typed');
  const usable = (stop: string | null) =>
    stop !== null && openPrice !== null && limitsLoss(side, openPrice, stop) ? stop : null;
  const [first, last] = [usable(stopFirst), usable(stopLast)];
  if (first !== null) return byStop(trade, first, 'first', sisters);
  const amount = defaultAmount(defaultRisk, trade, balanceAt);
  if (amount !== null && amount > 0) return byAmount(trade, amount, 'default');
  // A first stop that limits nothing says that the last one was moved.
  if (usesLastStop && stopFirst === null && last !== null) return byStop(trade, last, 'last', sisters);
  return { basis: 'none', gross: null, net: null };
}

/**
 * The results in R of an account's trades, in their order: by the amount typed for a trade, else by its first
 * stop, else by the visitor's default, else by its last stop if that is switched on.
 */
export function risksOf(
  trades: readonly RiskyTrade[],
  settings: RiskSettings = DEFAULT_RISK_SETTINGS,
  balanceAt: BalanceAt = () => null,
): readonly TradeR[] {
  const sisters = new Map<string, Sister[]>();
  for (const trade of trades) {
    if (trade.volume === null || !showsValue(trade)) continue;
    const sister = { trade, volume: trade.volume, time: timeOf(trade) };
    const list = sisters.get(trade.instrument);
    if (list) list.push(sister);
    else sisters.set(trade.instrument, [sister]);
  }
  return trades.map((trade) => riskOf(trade, settings, sisters.get(trade.instrument) ?? [], balanceAt));
}

import { divRound } from '@/domain/numbers/wholeNumbers';
import { limitsLoss } from './contradictions';
import { toTrillionths } from './decimals';
import { sortByClosing } from './order';
import type { RiskTaken } from './rules';
import type { DefaultRisk, Money, RiskBasis, Trade, TradeR } from './types';

/*
 * R is the result divided by what the trade would have lost at its first stop. Files seldom state that, so the
 * visitor's own amount comes first and nothing is guessed.
 */

export interface RiskSettings {
  readonly defaultRisk: DefaultRisk | null;
  /** Whether the last stop counts where the first is unknown. Off by default, because stops are moved. */
  readonly usesLastStop: boolean;
}

export const DEFAULT_RISK_SETTINGS: RiskSettings = { defaultRisk: null, usesLastStop: false };

/** A trade with those of the visitor's additions that its risk depends on. */
export type TradeWithEnteredRisk = Trade & { readonly notes?: { readonly riskTyped: Money | null } };

/** The balance of the account at a time; null without an unbroken chain of balances. */
export type BalanceAt = (time: string) => Money | null;

/** Below this the rounding of a result to minor units is more than 1% of it. */
const LEAST_EXACT_PROFIT = 50;

/** How close in time another trade in the same instrument must be to show the value of a price step. */
const NEAR_MS = 7 * 86_400_000;

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

/** A quotient in hundredths, rounded half away from zero; `divisor` is positive. */
function hundredths(dividend: bigint, divisor: bigint): number {
  const units = Number((200n * magnitude(dividend) + divisor) / (2n * divisor));
  return dividend < 0n ? 0 - units : units;
}

const timeOf = ({ closeTime }: Trade): number =>
  Date.parse(closeTime.endsWith('Z') ? closeTime : `${closeTime}Z`);

/** How far the price moved in favour of a trade, in trillionths; null without both prices. */
function moveOf({ side, openPrice, closePrice }: Trade): bigint | null {
  if (openPrice === null || closePrice === null) return null;
  const rise = toTrillionths(closePrice) - toTrillionths(openPrice);
  return side === 'buy' ? rise : -rise;
}

/** The value of a price step, as the money gained when the price moved by this much at this volume. */
interface Worth {
  readonly money: bigint;
  readonly move: bigint;
  readonly volume: bigint;
}

/** What the result of a trade shows about a price step; null if it's too small or contradicts the prices. */
function worthBy(trade: Trade): Worth | null {
  const move = moveOf(trade);
  if (move === null || move === 0n || trade.profit === null) return null;
  if (Math.abs(trade.profit) < LEAST_EXACT_PROFIT || move > 0n !== trade.profit > 0) return null;
  return {
    money: BigInt(Math.abs(trade.profit)),
    move: magnitude(move),
    volume: toTrillionths(trade.volume ?? '0'),
  };
}

/** A trade that shows what a price step is worth. */
interface Sister {
  readonly worth: Worth;
  readonly time: number;
}

/** The trades of the same instrument that show what a price step is worth, by time. */
type SistersOf = (trade: Trade) => readonly Sister[];

const kindOf = ({ instrument, volumeUnit }: Trade): string => `${instrument} ${volumeUnit}`;

/** Finds sister trades only when they are needed, because few trades need them. */
function sistersAmong(trades: readonly Trade[]): SistersOf {
  const byKind = new Map<string, Sister[]>();
  return (trade) => {
    const known = byKind.get(kindOf(trade));
    if (known) return known;
    const sisters = sortByClosing(trades.filter((other) => kindOf(other) === kindOf(trade))).flatMap(
      (other) => {
        const worth = worthBy(other);
        return worth && worth.volume > 0n ? [{ worth, time: timeOf(other) }] : [];
      },
    );
    byKind.set(kindOf(trade), sisters);
    return sisters;
  };
}

/** The value of a price step as shown by the nearest of these trades, sorted by time; null if none is near. */
function worthBySister(trade: Trade, sisters: readonly Sister[]): Worth | null {
  const time = timeOf(trade);
  let [from, to] = [0, sisters.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((sisters[middle]?.time ?? 0) < time) from = middle + 1;
    else to = middle;
  }
  const [before, after] = [sisters[from - 1], sisters[from]];
  const distance = (sister: Sister | undefined) => (sister ? Math.abs(sister.time - time) : Infinity);
  const nearest = distance(before) < distance(after) ? before : after;
  return nearest && distance(nearest) <= NEAR_MS ? nearest.worth : null;
}

/** The result in R, from the distance to a stop on the losing side of the entry. */
function byStop(trade: Trade, stop: string, basis: RiskBasis, sistersOf: SistersOf): TradeR {
  const move = moveOf(trade);
  if (move === null) return { basis: 'none', gross: null, net: null };
  const distance = magnitude(toTrillionths(trade.openPrice ?? '0') - toTrillionths(stop));
  const gross = hundredths(move, distance);
  if (trade.net === 0 && trade.profit === 0) return { basis, gross, net: 0 };
  const net = BigInt(trade.net);
  const own = worthBy(trade);
  if (own) return { basis, gross, net: hundredths(net * own.move, own.money * distance) };
  const volume = toTrillionths(trade.volume ?? '0');
  const other = volume === 0n ? null : worthBySister(trade, sistersOf(trade));
  return {
    basis,
    gross,
    net: other && hundredths(net * other.move * other.volume, other.money * distance * volume),
  };
}

/** What a trade would have lost at its first stop, before costs; null if the file doesn't show it. */
function stopRisk(trade: Trade, sistersOf: SistersOf): Money | null {
  const { side, openPrice, stopFirst } = trade;
  if (stopFirst === null || openPrice === null || !limitsLoss(side, openPrice, stopFirst)) return null;
  const distance = magnitude(toTrillionths(openPrice) - toTrillionths(stopFirst));
  const own = worthBy(trade);
  if (own) return Number((own.money * distance) / own.move);
  const volume = toTrillionths(trade.volume ?? '0');
  const other = volume === 0n ? null : worthBySister(trade, sistersOf(trade));
  return other && Number((other.money * distance * volume) / (other.move * other.volume));
}

/** What each trade risked by its first stop, and what the visitor meant to risk. */
export function risksTaken(
  trades: readonly TradeWithEnteredRisk[],
  defaultRisk: DefaultRisk | null,
  balanceAt: BalanceAt,
): readonly RiskTaken[] {
  const sistersOf = sistersAmong(trades);
  return trades.map((trade) => ({
    taken: stopRisk(trade, sistersOf),
    meant: trade.notes?.riskTyped ?? defaultAmount(defaultRisk, trade, balanceAt),
  }));
}

/** The result in R for an amount of risk. */
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
  trade: TradeWithEnteredRisk,
  { defaultRisk, usesLastStop }: RiskSettings,
  sistersOf: SistersOf,
  balanceAt: BalanceAt,
): TradeR {
  const { side, openPrice, stopFirst, stopLast } = trade;
  const typed = trade.notes?.riskTyped ?? null;
  if (typed !== null && typed > 0) return byAmount(trade, typed, 'typed');
  const usable = (stop: string | null) =>
    stop !== null && openPrice !== null && limitsLoss(side, openPrice, stop) ? stop : null;
  const [first, last] = [usable(stopFirst), usable(stopLast)];
  if (first !== null) return byStop(trade, first, 'first', sistersOf);
  const amount = defaultAmount(defaultRisk, trade, balanceAt);
  if (amount !== null && amount > 0) return byAmount(trade, amount, 'default');
  // A first stop that doesn't limit a loss shows that the last stop was moved.
  if (usesLastStop && stopFirst === null && last !== null) return byStop(trade, last, 'last', sistersOf);
  return { basis: 'none', gross: null, net: null };
}

/**
 * The results in R of an account's trades, in their order: by the amount typed for a trade, else by its first
 * stop, else by the visitor's default, else by its last stop if that is switched on.
 */
export function resultsInR(
  trades: readonly TradeWithEnteredRisk[],
  settings: RiskSettings = DEFAULT_RISK_SETTINGS,
  balanceAt: BalanceAt = () => null,
): readonly TradeR[] {
  const sistersOf = sistersAmong(trades);
  return trades.map((trade) => riskOf(trade, settings, sistersOf, balanceAt));
}

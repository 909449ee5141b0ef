import { DAYS_PER_WEEK } from './clock';
import type { PracticeName } from './marketSpecs';
import { PRACTICE_SPECS } from './specs';
import { divRound } from '@/domain/numbers/wholeNumbers';

/**
 * A practice account in dollars, with its figures. Prices are in points, sizes in hundredths of a lot, money in cents.
 */

export type Side = 'buy' | 'sell';
export type TimeInForce = 'cancelled' | 'dayEnd' | 'weekEnd';

export interface Quote {
  readonly bid: number;
  readonly ask: number;
}

export type Quotes = Partial<Readonly<Record<PracticeName, Quote>>>;

/** A trade without its price. */
export interface Trade {
  readonly instrument: PracticeName;
  readonly side: Side;
  readonly lots: number;
  readonly stop: number | null;
  readonly target: number | null;
}

export interface Position extends Trade {
  readonly id: number;
  readonly entry: number;
}

export interface PendingOrder extends Trade {
  readonly id: number;
  readonly kind: 'limit' | 'stop';
  readonly price: number;
  readonly until: TimeInForce;
}

export interface Account {
  /** In cents per lot and side. */
  readonly commission: number;
  readonly balance: number;
  /** In order of id, as are the orders. */
  readonly positions: readonly Position[];
  readonly orders: readonly PendingOrder[];
  /** The latest quotes, including those of closed instruments. */
  readonly quotes: Quotes;
  /** Instruments with a quote in this minute. */
  readonly open: readonly PracticeName[];
  readonly nextId: number;
  /** The trading day of the latest minute; null before the first one. */
  readonly day: number | null;
  readonly inMarginCall: boolean;
  readonly ended: boolean;
}

/**
 * Increase this with every rule change in this folder that gives an old log a different outcome. Accounts from other
 * versions are kept, but can't be continued.
 */
export const RULES_VERSION = 1;

export const MARGIN_CALL_PERCENT = 100;
export const STOP_OUT_PERCENT = 50;

export const newAccount = (deposit: number, commission: number): Account => ({
  commission,
  balance: deposit,
  positions: [],
  orders: [],
  quotes: {},
  open: [],
  nextId: 1,
  day: null,
  inMarginCall: false,
  ended: false,
});

/** The prices at which a trade on this side is opened and closed. */
export const entryPrice = (side: Side, { bid, ask }: Quote): number => (side === 'buy' ? ask : bid);
export const exitPrice = (side: Side, { bid, ask }: Quote): number => (side === 'buy' ? bid : ask);

/** Whether a trade on this side gains when the price goes from `limit` to `price`. */
export const isBeyond = (side: Side, price: number, limit: number): boolean =>
  side === 'buy' ? price > limit : price < limit;

/** Whether an order waits for the price to fall, rather than to rise. */
export const waitsBelow = ({ kind, side }: Pick<PendingOrder, 'kind' | 'side'>): boolean =>
  (kind === 'limit') === (side === 'buy');

/** @throws RangeError if the instrument has never had a quote, in which case nothing can be open in it */
export function quoteOf({ quotes }: Pick<Account, 'quotes'>, instrument: PracticeName): Quote {
  const quote = quotes[instrument];
  if (quote === undefined) throw new RangeError(`No quote for ${instrument}`);
  return quote;
}

/** The result of closing at `price`, without commission. */
export function resultAt(
  { instrument, side, entry, lots }: Pick<Position, 'instrument' | 'side' | 'entry' | 'lots'>,
  price: number,
): number {
  const { contract, quote, unit } = PRACTICE_SPECS[instrument];
  const moved = side === 'buy' ? price - entry : entry - price;
  return divRound(moved * lots * contract, quote === 'JPY' ? price : unit);
}

export const unrealisedResult = (account: Account, position: Position): number =>
  resultAt(position, exitPrice(position.side, quoteOf(account, position.instrument)));

export function marginFor(instrument: PracticeName, lots: number, price: number): number {
  const { contract, leverage, quote, unit } = PRACTICE_SPECS[instrument];
  return quote === 'JPY'
    ? divRound(lots * contract, leverage)
    : divRound(lots * contract * price, unit * leverage);
}

/** The commission for one side. */
export const commissionFor = ({ commission }: Pick<Account, 'commission'>, lots: number): number =>
  divRound(commission * lots, 100);

export const marginOf = ({ positions }: Account): number =>
  positions.reduce((sum, { instrument, lots, entry }) => sum + marginFor(instrument, lots, entry), 0);

export const equityOf = (account: Account): number =>
  account.positions.reduce((sum, position) => sum + unrealisedResult(account, position), account.balance);

/** Equity in tenths of a percent of the margin; null without a position. */
export function marginLevelOf(account: Account): number | null {
  const margin = marginOf(account);
  return margin === 0 ? null : divRound(equityOf(account) * 1000, margin);
}

/** The number of nights charged for at the end of a trading day. */
export const nightsAfter = (instrument: PracticeName, weekday: number): number =>
  PRACTICE_SPECS[instrument].tripleNight === weekday % DAYS_PER_WEEK ? 3 : 1;

/** The charge for this many nights, negative if it is a cost; `price` converts yen into dollars. */
export function overnightCharge(
  { instrument, side, lots }: Pick<Trade, 'instrument' | 'side' | 'lots'>,
  nights: number,
  price: number,
): number {
  const { contract, nightLong, nightShort, quote, unit } = PRACTICE_SPECS[instrument];
  const rate = side === 'buy' ? nightLong : nightShort;
  return divRound(rate * nights * lots * contract, 10 * (quote === 'JPY' ? price : unit));
}

/** Whether the equity covers the margin of all positions once this trade is open and its commission paid. */
export function isAffordable(
  account: Account,
  { instrument, side, lots }: Pick<Trade, 'instrument' | 'side' | 'lots'>,
  price: number,
): boolean {
  const leaving = exitPrice(side, quoteOf(account, instrument));
  const spread = resultAt({ instrument, side, lots, entry: price }, leaving);
  const equity = equityOf(account) + spread - commissionFor(account, lots);
  return equity >= marginOf(account) + marginFor(instrument, lots, price);
}

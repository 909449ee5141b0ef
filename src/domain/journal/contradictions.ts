import { toTrillionths } from './decimals';
import type { FormatFamily, Side, Trade } from './types';

/* Contradictions between the figures of one trade, for example after columns were swapped or a digit was changed. */

/** Whether a stop is on the side of the entry where it limits a loss. */
export const limitsLoss = (side: Side, entry: string, stop: string): boolean =>
  side === 'buy' ? toTrillionths(stop) < toTrillionths(entry) : toTrillionths(stop) > toTrillionths(entry);

/** Whether the price moved one way and the result has the opposite sign. */
export function contradictsPrices({
  side,
  openPrice,
  closePrice,
  profit,
}: Pick<Trade, 'side' | 'openPrice' | 'closePrice' | 'profit'>): boolean {
  if (openPrice === null || closePrice === null || profit === null || profit === 0) return false;
  const rise = toTrillionths(closePrice) - toTrillionths(openPrice);
  return rise !== 0n && (rise > 0n === (side === 'buy')) !== profit > 0;
}

type Times = Pick<Trade, 'openTime' | 'closeTime'>;

/** Compares whole seconds, because not every row has fractions of a second. */
export const closesBeforeOpening = ({ openTime, closeTime }: Times): boolean =>
  openTime !== null && closeTime.slice(0, 19) < openTime.slice(0, 19);

type Levels = Pick<Trade, 'side' | 'openPrice' | 'stopLast' | 'target'>;

/**
 * How many trades have their stop and target on the wrong sides. While a trade is open, the price is between
 * the two. A target alone may be moved to limit a loss, but not in most trades.
 */
export function countReversedLevels(trades: readonly Levels[]): number {
  const crossed = ({ side, stopLast, target }: Levels) =>
    stopLast !== null && target !== null && !limitsLoss(side, target, stopLast);
  const alone = trades.filter(({ stopLast, target }) => stopLast === null && target !== null);
  const behind = alone.filter(
    ({ side, openPrice, target }) =>
      openPrice !== null && target !== null && limitsLoss(side, openPrice, target),
  );
  return (
    trades.filter(crossed).length +
    (behind.length > 1 && behind.length * 2 > alone.length ? behind.length : 0)
  );
}

/**
 * Whether the net result is the sum of its parts. cTrader rounds each row, and may leave the costs of some rows empty.
 */
export function addsUp(trade: Trade, family: FormatFamily): boolean {
  const { profit, commission, fees, swap, net, rows } = trade;
  if (profit === null) return true;
  const difference = Math.abs(profit + (commission ?? 0) + (fees ?? 0) + (swap ?? 0) - net);
  if (family !== 'ctrader') return difference === 0;
  return commission === null || swap === null || difference <= rows;
}

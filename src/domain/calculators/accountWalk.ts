import { calcNumber } from './calculation';
import { roundTo, toNumber, withoutNoise } from '@/domain/numbers/exact';

/** An account that holds a single long position. Amounts are in the quote currency. */
export interface WalkedAccount {
  readonly balance: number;
  readonly units: number;
  readonly entry: number;
  /** 30 for 1:30. */
  readonly leverage: number;
  /** The margin levels, in percent, of the margin call and the stop-out. */
  readonly callPercent: number;
  readonly stopOutPercent: number;
}

/**
 * `call` at or below the margin call level, `stopOut` when the broker closes the position, `closed`
 * afterwards.
 */
type WalkState = 'open' | 'call' | 'stopOut' | 'closed';

/** The account at one price. Once the position is closed, its margin is free again. */
export interface WalkStep {
  readonly price: number;
  readonly result: number;
  readonly equity: number;
  readonly margin: number;
  readonly freeMargin: number;
  /** Equity as a percentage of the margin; null without a position. */
  readonly level: number | null;
  readonly state: WalkState;
}

/** Allows for floating-point noise in computed prices. */
const LEVEL_TOLERANCE = 0.001;

const rounded = (value: number, decimals: number): number => toNumber(roundTo(withoutNoise(value), decimals));
const roundToCents = (value: number): number => rounded(value, 2);

/**
 * The account at each price, with constant margin and no costs. The position is closed at the first price at or
 * below the stop-out level; after a gap, that price is below it.
 */
export function accountWalk(account: WalkedAccount, prices: readonly number[]): readonly WalkStep[] {
  const { balance, units, entry, leverage, callPercent, stopOutPercent } = account;
  const margin = calcNumber(units, '×', entry, '÷', leverage);
  let end: number | null = null;
  return prices.map((price) => {
    if (end !== null) {
      const left = roundToCents(end);
      const result = roundToCents(calcNumber(end, '−', balance));
      return { price, result, equity: left, margin: 0, freeMargin: left, level: null, state: 'closed' };
    }
    const result = calcNumber('(', price, '−', entry, ')', '×', units);
    const equity = calcNumber(balance, '+', result);
    const level = calcNumber(100, '×', equity, '÷', margin);
    const isAt = (percent: number) => level < percent + LEVEL_TOLERANCE;
    const state: WalkState = isAt(stopOutPercent) ? 'stopOut' : isAt(callPercent) ? 'call' : 'open';
    if (state === 'stopOut') end = equity;
    return {
      price,
      result: roundToCents(result),
      equity: roundToCents(equity),
      margin: roundToCents(margin),
      freeMargin: roundToCents(calcNumber(equity, '−', margin)),
      level: rounded(level, 1),
      state,
    };
  });
}

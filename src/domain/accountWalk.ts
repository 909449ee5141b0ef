import { absolute, add, compare, div, exact, mul, roundTo, sub, toNumber, type Fraction } from './exact';

/** An account that holds one long position and nothing else. Money is in the quote currency of the price. */
export interface WalkedAccount {
  readonly balance: number;
  readonly units: number;
  readonly entry: number;
  /** 30 for 1:30. */
  readonly leverage: number;
  /** The margin levels, in percent, at which the broker warns and closes. */
  readonly callPercent: number;
  readonly stopOutPercent: number;
}

/** `call` at or below the level of the warning, `stopOut` where the broker closes, `closed` from then on. */
type WalkState = 'open' | 'call' | 'stopOut' | 'closed';

/** The account at one price; once it is closed its margin is free again. */
export interface WalkStep {
  readonly price: number;
  readonly result: number;
  readonly equity: number;
  readonly margin: number;
  readonly freeMargin: number;
  /** Equity in percent of the margin; null without a position. */
  readonly level: number | null;
  readonly state: WalkState;
}

const CENTS = 2;
const HUNDRED = exact(100);
/** Ten decimals are far below any step of a price, and drop the noise of computed ones. */
const meant = (value: number): Fraction => exact(value.toFixed(10));
const money = (value: Fraction): number => toNumber(roundTo(value, CENTS));

/**
 * The account at each price in turn, the margin held as at the opening and no costs. The broker closes at the first
 * price at or below the stop-out level, which after a gap lies beyond it.
 */
export function accountWalk(account: WalkedAccount, prices: readonly number[]): readonly WalkStep[] {
  const { balance, units, entry, leverage, callPercent, stopOutPercent } = account;
  const margin = div(mul(meant(units), meant(entry)), meant(leverage));
  let end: Fraction | null = null;
  return prices.map((price) => {
    if (end !== null) {
      const left = money(end);
      const result = money(sub(end, meant(balance)));
      return { price, result, equity: left, margin: 0, freeMargin: left, level: null, state: 'closed' };
    }
    const result = mul(sub(meant(price), meant(entry)), meant(units));
    const equity = add(meant(balance), result);
    const level = div(mul(equity, HUNDRED), margin);
    /** Computed prices of a level are off by their noise, which is no part of it. */
    const isAt = (percent: number) =>
      compare(level, meant(percent)) <= 0 ||
      compare(absolute(sub(level, meant(percent))), exact('0.001')) < 0;
    const state: WalkState = isAt(stopOutPercent) ? 'stopOut' : isAt(callPercent) ? 'call' : 'open';
    if (state === 'stopOut') end = equity;
    return {
      price,
      result: money(result),
      equity: money(equity),
      margin: money(margin),
      freeMargin: money(sub(equity, margin)),
      level: toNumber(roundTo(level, 1)),
      state,
    };
  });
}

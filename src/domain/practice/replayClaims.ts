import type { TimedCandle } from './timedCandles';
import { floorDiv } from '@/domain/numbers/wholeNumbers';

/** A range of at least two prices at which the market turned back. */
interface Zone {
  readonly from: number;
  readonly to: number;
  /** The indices of the candles at which the price turned in this zone; 0 is the first candle shown. */
  readonly swings: readonly number[];
}

/** A pattern found on a chart by a rule, using only the candles up to the decision. */
export type Claim =
  | ({ readonly kind: 'breakUp' | 'breakDown' | 'touchResistance' | 'touchSupport' } & Zone)
  | {
      readonly kind: 'trendUp' | 'trendDown';
      /** The last two turning points on each side. */
      readonly highs: readonly number[];
      readonly lows: readonly number[];
    };

type Side = 'high' | 'low';

const RANGE_CANDLES = 14;
const ZONE_CANDLES = 40;
const NEIGHBOUR_OFFSETS = [-2, -1, 1, 2];

/** The usual range of a candle: the mean of the last fourteen. */
export const usualRange = (candles: readonly TimedCandle[]): number =>
  floorDiv(
    candles.slice(-RANGE_CANDLES).reduce((sum, { high, low }) => sum + high - low, 0),
    RANGE_CANDLES,
  );

/**
 * A swing: the two candles on each side are all less extreme, so it is known only two candles later.
 */
function isSwing(candles: readonly TimedCandle[], index: number, side: Side): boolean {
  const own = candles[index];
  return NEIGHBOUR_OFFSETS.every((step) => {
    const other = candles[index + step];
    if (!own || !other) return false;
    return side === 'high' ? other.high < own.high : other.low > own.low;
  });
}

/** The candles at which the price turned. */
export const swingsOf = (candles: readonly TimedCandle[], side: Side): readonly number[] =>
  [...candles.keys()].filter((index) => isSwing(candles, index, side));

/**
 * The latest zone made by two swings of the last 40 candles, with no close beyond it before the last candle.
 */
function zoneOf(candles: readonly TimedCandle[], side: Side): Zone | null {
  const price = (index: number) => candles[index]?.[side] ?? 0;
  const width = floorDiv(usualRange(candles), 2);
  const swings = swingsOf(candles, side).filter((index) => index >= candles.length - ZONE_CANDLES);
  for (const newest of swings.toReversed()) {
    const group = swings.filter(
      (index) => index <= newest && Math.abs(price(index) - price(newest)) <= width,
    );
    const [from, to] = [Math.min(...group.map(price)), Math.max(...group.map(price))];
    const isBroken = candles
      .slice(group[0], -1)
      .some(({ close }) => (side === 'high' ? close > to : close < from));
    if (group.length >= 2 && !isBroken) return { from, to, swings: group };
  }
  return null;
}

/**
 * A trend defined by the last two turning points on each side, with the close in the half of the last swing
 * into which a pullback leads.
 */
function trendOf(candles: readonly TimedCandle[], close: number): Claim | null {
  const [highs, lows] = [swingsOf(candles, 'high').slice(-2), swingsOf(candles, 'low').slice(-2)];
  const [highBefore, high] = highs.map((index) => candles[index]?.high ?? 0);
  const [lowBefore, low] = lows.map((index) => candles[index]?.low ?? 0);
  if (highBefore === undefined || high === undefined || lowBefore === undefined || low === undefined)
    return null;
  const middle = floorDiv(high + low, 2);
  if (high > highBefore && low > lowBefore && low < close && close < middle)
    return { kind: 'trendUp', highs, lows };
  if (high < highBefore && low < lowBefore && middle < close && close < high)
    return { kind: 'trendDown', highs, lows };
  return null;
}

/** All patterns that the rules find in the candles shown. The decision is made on the last candle. */
export function claimsOf(candles: readonly TimedCandle[]): readonly Claim[] {
  const last = candles.at(-1);
  const before = candles.at(-2);
  if (!last || !before) return [];
  const claims: Claim[] = [];
  const [above, below] = [zoneOf(candles, 'high'), zoneOf(candles, 'low')];
  if (above) {
    if (last.close > above.to && before.close <= above.to) claims.push({ kind: 'breakUp', ...above });
    if (last.high >= above.from && last.close < above.from)
      claims.push({ kind: 'touchResistance', ...above });
  }
  if (below) {
    if (last.close < below.from && before.close >= below.from) claims.push({ kind: 'breakDown', ...below });
    if (last.low <= below.to && last.close > below.to) claims.push({ kind: 'touchSupport', ...below });
  }
  const trend = trendOf(candles, last.close);
  return trend ? [...claims, trend] : claims;
}

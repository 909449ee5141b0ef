/** The four prices of one period, in the instrument's own units. */
export interface Candle {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
}

/** A price zone that buyers (support) or sellers (resistance) defend; `from` is the lower edge. */
export interface PriceLevel {
  readonly side: 'support' | 'resistance';
  readonly from: number;
  readonly to: number;
}

/** How many candles on each side a swing stands out from. */
const SWING_REACH = 2;

/** Whether a candle is a swing high or low: it has a neighbour on both sides, and none within two goes as far. */
export function isSwing(candles: readonly Candle[], index: number, side: 'high' | 'low'): boolean {
  const own = candles[index];
  if (own === undefined || index === 0 || index === candles.length - 1) return false;
  const neighbours = [
    ...candles.slice(Math.max(0, index - SWING_REACH), index),
    ...candles.slice(index + 1, index + 1 + SWING_REACH),
  ];
  return neighbours.every((other) => (side === 'high' ? other.high < own.high : other.low > own.low));
}

/** Whether a candle reaches into a level, by its wick or its body. */
const reaches = ({ high, low }: Candle, { side, from, to }: PriceLevel): boolean =>
  side === 'support' ? low <= to : high >= from;

/** Whether a candle closes on the far side of a level, which breaks it. */
export const closesBeyond = ({ close }: Candle, { side, from, to }: PriceLevel): boolean =>
  side === 'support' ? close < from : close > to;

/**
 * The visits that a level turned back, as the candles of each, within `first` up to but not including `end`. A visit
 * is a run of candles that reach the level. It was turned back if the next candle stays clear of the level, or, for a
 * run that ends with the last candle of the chart, if that candle closes clear of it.
 */
export function visitsTurnedBack(
  candles: readonly Candle[],
  level: PriceLevel,
  first: number,
  end: number,
): readonly (readonly number[])[] {
  const visits: number[][] = [];
  let visit: number[] = [];
  for (let index = first; index < end; index += 1) {
    const candle = candles[index];
    if (candle !== undefined && reaches(candle, level)) visit.push(index);
    else if (visit.length > 0) {
      visits.push(visit);
      visit = [];
    }
  }
  const last = candles.at(-1);
  const closedClear =
    last !== undefined && (level.side === 'support' ? last.close > level.to : last.close < level.from);
  if (visit.length > 0 && end === candles.length && closedClear) visits.push(visit);
  return visits;
}

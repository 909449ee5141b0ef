import type { Candle } from '@/domain/candles';
import { MINUTES_OF_DAY } from './clock';
import type { MarketDay } from './market';
import { floorDiv } from './wholeNumbers';

/** A candle of the bid, in points. */
export interface TimedCandle extends Candle {
  /** Its first minute on the practice clock, whether or not there was a price in it. */
  readonly start: number;
}

/** Minutes of a candle: 15 minutes, one hour, four hours, a day. Aligned to the trading day, which begins at 17:00. */
export const TIMEFRAMES = { M15: 15, H1: 60, H4: 240, D1: MINUTES_OF_DAY } as const;

export type Timeframe = keyof typeof TIMEFRAMES;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Adds a price to its candle of `minutes`. */
function collect(into: Mutable<TimedCandle>[], minute: number, price: number, minutes: number): void {
  const start = floorDiv(minute, minutes) * minutes;
  const last = into.at(-1);
  if (last?.start !== start) {
    into.push({ start, open: price, high: price, low: price, close: price });
    return;
  }
  last.high = Math.max(last.high, price);
  last.low = Math.min(last.low, price);
  last.close = price;
}

/** The candles of whole days, up to and including the minute `until`. */
export function candlesOf(
  days: readonly MarketDay[],
  minutes: number,
  until = Number.POSITIVE_INFINITY,
): readonly TimedCandle[] {
  const made: Mutable<TimedCandle>[] = [];
  for (const { day, firstMinute, bids } of days) {
    const first = day * MINUTES_OF_DAY + firstMinute;
    const count = Math.min(bids.length, until - first + 1);
    for (let index = 0; index < count; index += 1) {
      collect(made, first + index, bids[index] ?? 0, minutes);
    }
  }
  return made;
}

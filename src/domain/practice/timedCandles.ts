import type { Candle } from '@/domain/trading/candles';
import { MINUTES_PER_DAY } from './clock';
import type { MarketDay } from './market';
import { floorDiv } from '@/domain/numbers/wholeNumbers';

/** A candle of bid prices, in points. */
export interface TimedCandle extends Candle {
  /** Its first minute on the practice clock, whether or not there was a price in it. */
  readonly start: number;
}

/** The minutes in a candle, counted from the start of the trading day at 17:00. */
export const TIMEFRAMES = { M15: 15, H1: 60, H4: 240, D1: MINUTES_PER_DAY } as const;

export type Timeframe = keyof typeof TIMEFRAMES;

/** The candles of whole days, up to and including the minute `until`. */
export function candlesOf(
  days: readonly MarketDay[],
  minutes: number,
  until = Number.POSITIVE_INFINITY,
): readonly TimedCandle[] {
  const made: TimedCandle[] = [];
  for (const { day, firstMinute, bids } of days) {
    const first = day * MINUTES_PER_DAY + firstMinute;
    const count = Math.min(bids.length, until - first + 1);
    let index = 0;
    while (index < count) {
      const start = floorDiv(first + index, minutes) * minutes;
      const end = Math.min(start + minutes - first, count);
      const open = bids[index] ?? 0;
      let [high, low] = [open, open];
      while (index < end) {
        const price = bids[index] ?? 0;
        high = Math.max(high, price);
        low = Math.min(low, price);
        index += 1;
      }
      made.push({ start, open, high, low, close: bids[end - 1] ?? 0 });
    }
  }
  return made;
}

/** The last candles up to and including the minute `until`, at most `count`. Later minutes are ignored. */
export function lastCandles(
  days: readonly MarketDay[],
  timeframe: Timeframe,
  until: number,
  count: number,
): readonly TimedCandle[] {
  let made: readonly TimedCandle[] = [];
  for (let index = days.length - 1; index >= 0 && made.length < count; index -= 1)
    made = [...candlesOf(days.slice(index, index + 1), TIMEFRAMES[timeframe], until), ...made];
  return made.slice(-count);
}

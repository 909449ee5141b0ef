import { useMemo, useState } from 'react';
import { TIMEFRAMES, type TimedCandle, type Timeframe } from '@/domain/practice/timedCandles';

/** Returns the last candles up to and including a minute, at most `count`. */
export type CandlesAt = (timeframe: Timeframe, minute: number, count: number) => readonly TimedCandle[];

/** The maximum number of candles that a reader can look back over. */
export const MAX_CANDLES = 480;
/** The number of candles left on the chart after looking back as far as possible. */
const MIN_CANDLES = 40;

/**
 * The moment at which charts are seen: the present, or an earlier one that stays fixed as time goes on. It is never
 * later than `now`, so candles made for it know nothing of the future.
 */
export function useLookBack(candlesAt: CandlesAt, timeframe: Timeframe, now: number) {
  const [seen, setSeen] = useState<number | null>(null);
  const known = useMemo(() => candlesAt(timeframe, now, MAX_CANDLES), [candlesAt, timeframe, now]);
  const last = known.length - 1;
  const earliest = Math.min(MIN_CANDLES - 1, last);
  const endOf = (candle: TimedCandle | undefined, of: Timeframe) =>
    Math.min(candle ? candle.start + TIMEFRAMES[of] - 1 : now, now);

  const moment = seen === null ? now : Math.min(Math.max(seen, endOf(known[earliest], timeframe)), now);
  const lookAt = (candle: TimedCandle | undefined, of: Timeframe) => {
    const end = endOf(candle, of);
    setSeen(end < now ? end : null);
  };
  return {
    moment,
    isBack: moment < now,
    /** Candles of the first chart, as positions on a slider. */
    earliest,
    last,
    at: known.findLastIndex(({ start }) => start <= moment),
    lookTo: (index: number) => lookAt(known[index], timeframe),
    /** Moves by a number of candles in the given timeframe. */
    move(of: Timeframe, steps: number) {
      const candles = candlesAt(of, now, MAX_CANDLES);
      const shown = candles.findLastIndex(({ start }) => start <= moment);
      lookAt(candles[Math.max(0, shown + steps)], of);
    },
    toPresent: () => setSeen(null),
  };
}

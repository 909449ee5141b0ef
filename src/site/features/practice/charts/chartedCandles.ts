import { FIRST_DAY, MINUTES_PER_DAY } from '@/domain/practice/clock';
import { replayCandles, type Replay, type ReplayRest, type ReplayStart } from '@/domain/practice/replays';
import type { CandlesAt } from '@/site/charts/useLookBack';

/** Weeks on a chart are counted from the first week of its market. */
export const MARKET_START = FIRST_DAY * MINUTES_PER_DAY;

/** The candles of a chart's market, as far as it has been generated. */
export const candlesOfChart =
  (start: ReplayStart, rest: ReplayRest | null): CandlesAt =>
  (timeframe, minute, count) =>
    replayCandles(start, rest, timeframe, minute + MARKET_START, count).map((candle) => ({
      ...candle,
      start: candle.start - MARKET_START,
    }));

/** The candles that are on the chart, up to the candle played last. */
export function chartedPeriod(
  { minutes }: Replay,
  { candles }: ReplayStart,
  rest: ReplayRest | null,
  played: number,
) {
  const last = rest?.candles[played - 1] ?? candles.at(-1);
  return {
    timeframe: minutes === 60 ? 'H1' : 'H4',
    first: (candles[0]?.start ?? 0) - MARKET_START,
    now: (last?.start ?? 0) + minutes - 1 - MARKET_START,
  } as const;
}

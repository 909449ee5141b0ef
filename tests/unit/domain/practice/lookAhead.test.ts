import { expect, it } from 'vitest';
import { practiceCharts } from '@/content/practiceCharts';
import { FIRST_DAY, MINUTES_PER_DAY } from '@/domain/practice/clock';
import type { MarketDay } from '@/domain/practice/market';
import { createMarketData } from '@/domain/practice/marketData';
import { PRACTICE_NAMES } from '@/domain/practice/marketSpecs';
import { replayCandles, replayRest, replayStart } from '@/domain/practice/replays';
import { lastCandles, TIMEFRAMES, type Timeframe } from '@/domain/practice/timedCandles';
import { marketDays } from '../../../support/practiceMarket';

const SEED = 'K7M2Q9';
const timeframes = Object.keys(TIMEFRAMES) as readonly Timeframe[];

/** Moments within candles of every timeframe, at the ends of some, and in the first minute of a day. */
const moments = [-57, -53, -50].flatMap((day) =>
  [0, 239, 754, 1019, 1300].map((at) => day * MINUTES_PER_DAY + at),
);

/** The same days, but with absurd prices after a minute. */
const withOtherFuture = (days: readonly MarketDay[], minute: number): readonly MarketDay[] =>
  days.map((day) => ({
    ...day,
    bids: day.bids.map((bid, index) =>
      day.day * MINUTES_PER_DAY + day.firstMinute + index > minute ? 9 * bid : bid,
    ),
  }));

it.each(timeframes)('builds %s candles only from past minutes', (timeframe) => {
  for (const name of PRACTICE_NAMES) {
    const days = marketDays(SEED, name, -48);
    for (const minute of moments) {
      const seen = lastCandles(days, timeframe, minute, 100);
      expect(seen).toEqual(lastCandles(withOtherFuture(days, minute), timeframe, minute, 100));
    }
  }
});

it.each(timeframes)("shows an account's earlier %s candles as they were at the time", (timeframe) => {
  const market = createMarketData(SEED, 'spread');
  for (const name of PRACTICE_NAMES) {
    const asTheyWere = moments.map((minute) => market.candles(name, timeframe, minute, 100));
    market.latestQuote(name, 0);
    expect(moments.map((minute) => market.candles(name, timeframe, minute, 100))).toEqual(asTheyWere);
  }
});

it('keeps the candles before a decision unchanged once the rest is known', () => {
  for (const chart of practiceCharts.slice(0, 6)) {
    const start = replayStart(chart);
    const rest = replayRest(chart, start);
    const decided = chart.decision + chart.minutes - 1;
    for (const timeframe of timeframes)
      for (const minute of [decided, decided - 77]) {
        const seen = replayCandles(start, null, timeframe, minute, 100);
        expect(replayCandles(start, rest, timeframe, minute, 100)).toEqual(seen);
        expect(seen.at(-1)?.start).toBeLessThanOrEqual(minute);
      }
  }
});

it('gives a chart the same candles in its own timeframe at every step', () => {
  for (const chart of practiceCharts.slice(0, 6)) {
    const start = replayStart(chart);
    const rest = replayRest(chart, start);
    for (const played of [0, 1, 25, 40]) {
      const known = [...start.candles, ...rest.candles.slice(0, played)];
      const now = (known.at(-1)?.start ?? FIRST_DAY) + chart.minutes - 1;
      expect(replayCandles(start, rest, chart.minutes === 60 ? 'H1' : 'H4', now, known.length)).toEqual(
        known,
      );
    }
  }
});

import { useCallback, type ReactNode } from 'react';
import { secondChart } from '@/data/practice/secondChart';
import { FIRST_DAY, MINUTES_PER_DAY } from '@/domain/practice/clock';
import type { Claim } from '@/domain/practice/replayClaims';
import { replayCandles, type Replay, type ReplayRest, type ReplayStart } from '@/domain/practice/replays';
import type { TimedCandle } from '@/domain/practice/timedCandles';
import { useWatchedValue } from '@/runtime/useWatchedValue';
import { ChartPair } from '@/site/charts/ChartPair';
import type { ChartBand, ChartLevel } from '@/site/charts/practiceLayout';
import type { CandlesAt } from '@/site/charts/useLookBack';

/** Weeks on a chart are counted from the first one of its market. */
const MARKET_START = FIRST_DAY * MINUTES_PER_DAY;

/** The zones that the rules have found, from their first swing onwards. */
const bandsOf = (claims: readonly Claim[], candles: readonly TimedCandle[]): readonly ChartBand[] =>
  claims.flatMap((claim): ChartBand[] =>
    'from' in claim
      ? [
          {
            label: 'Zone',
            from: claim.from,
            to: claim.to,
            since: (candles[claim.swings[0] ?? 0]?.start ?? 0) - MARKET_START,
          },
        ]
      : [],
  );

interface ReplayChartProps {
  readonly chart: Replay;
  readonly start: ReplayStart;
  /** Null while it is being generated. */
  readonly rest: ReplayRest | null;
  readonly played: number;
  readonly levels: readonly ChartLevel[];
  /** What the rules found, once the chart has ended. */
  readonly claims: readonly Claim[];
  readonly isPlaying: boolean;
  /** What belongs directly under the chart. */
  readonly children: ReactNode;
}

/** A chart up to the candle played last. */
export function ReplayChart(props: ReplayChartProps) {
  const { chart, start, rest, played, levels, claims, isPlaying, children } = props;
  const { instrument, minutes } = chart;
  const second = useWatchedValue(secondChart, null);
  const candlesAt = useCallback<CandlesAt>(
    (timeframe, minute, count) =>
      replayCandles(start, rest, timeframe, minute + MARKET_START, count).map((candle) => ({
        ...candle,
        start: candle.start - MARKET_START,
      })),
    [start, rest],
  );
  const last = rest?.candles[played - 1] ?? start.candles.at(-1);
  return (
    <ChartPair
      instrument={instrument}
      timeframe={minutes === 60 ? 'H1' : 'H4'}
      candlesAt={candlesAt}
      now={(last?.start ?? 0) + minutes - 1 - MARKET_START}
      first={(start.candles[0]?.start ?? 0) - MARKET_START}
      levels={levels}
      bands={bandsOf(claims, start.candles)}
      second={second}
      onSecond={secondChart.choose}
      isPlaying={isPlaying}
    >
      {children}
    </ChartPair>
  );
}

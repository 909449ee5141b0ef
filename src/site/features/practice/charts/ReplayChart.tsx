import { useMemo, type ReactNode } from 'react';
import { secondChartPreference } from '@/data/practice/secondChart';
import type { Claim } from '@/domain/practice/replayClaims';
import type { Replay, ReplayRest, ReplayStart } from '@/domain/practice/replays';
import type { TimedCandle } from '@/domain/practice/timedCandles';
import { useWatchedValue } from '@/runtime/useWatchedValue';
import { ChartPair } from '@/site/charts/ChartPair';
import type { ChartBand, ChartLevel } from '@/site/charts/practiceLayout';
import { candlesOfChart, chartedPeriod, MARKET_START } from './chartedCandles';

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
  /** What belongs directly under the chart. */
  readonly children: ReactNode;
}

/** A chart up to the candle played last. */
export function ReplayChart(props: ReplayChartProps) {
  const { chart, start, rest, played, levels, claims, children } = props;
  const { instrument } = chart;
  const second = useWatchedValue(secondChartPreference, null);
  const candlesAt = useMemo(() => candlesOfChart(start, rest), [start, rest]);
  return (
    <ChartPair
      instrument={instrument}
      candlesAt={candlesAt}
      {...chartedPeriod(chart, start, rest, played)}
      levels={levels}
      bands={bandsOf(claims, start.candles)}
      second={second}
      onSecond={secondChartPreference.choose}
    >
      {children}
    </ChartPair>
  );
}

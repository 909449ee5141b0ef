import { replayStart, type Replay } from '@/domain/practice/replays';
import pairStyles from '@/site/charts/ChartPair.module.css';
import { StillChart } from '@/site/charts/StillChart';
import { timeframeNames, SECOND_TIMEFRAME } from '@/site/charts/timeframeWords';
import { MAX_CANDLES } from '@/site/charts/useLookBack';
import { ChartFacts } from './ChartFacts';
import styles from './Charts.module.css';
import { candlesOfChart, chartedPeriod } from './chartedCandles';

interface StillReplayProps {
  readonly chart: Replay;
  readonly name: string | undefined;
}

/** A chart up to its decision, as the first visit will show it, shown until its market has been generated. */
export function StillReplay({ chart, name }: StillReplayProps) {
  const { instrument } = chart;
  const start = replayStart(chart);
  const { timeframe, first, now } = chartedPeriod(chart, start, null, 0);
  const candlesAt = candlesOfChart(start, null);
  return (
    <>
      <ChartFacts instrument={instrument} name={name} start={start} />
      <div className={styles.still}>
        <div className={pairStyles.charts} data-two>
          {[timeframe, SECOND_TIMEFRAME[timeframe]].map((each, index) => (
            <StillChart
              key={each}
              name={`${instrument}, ${timeframeNames[each]}`}
              caption={timeframeNames[each]}
              candles={candlesAt(each, now, MAX_CANDLES)}
              instrument={instrument}
              {...(index === 0 && { first })}
            />
          ))}
        </div>
        <p className={styles.preparing} data-waiting>
          Preparing the chart…
        </p>
      </div>
    </>
  );
}

import { replayStart, type Replay } from '@/domain/practice/replays';
import pairStyles from '@/site/charts/ChartPair.module.css';
import { StillChart } from '@/site/charts/StillChart';
import { timeframeNames, SECOND_TIMEFRAME } from '@/site/charts/timeframeWords';
import { MAX_CANDLES } from '@/site/charts/useLookBack';
import { NO_PLAN } from './chartDraft';
import { ChartFacts } from './ChartFacts';
import { ChartPlan } from './ChartPlan';
import styles from './Charts.module.css';
import { candlesOfChart, chartedPeriod } from './chartedCandles';

const ignore = () => undefined;

interface StillReplayProps {
  readonly chart: Replay;
  readonly name: string | undefined;
}

/**
 * A chart up to its decision, as the first visit will show it, until its market has been generated. It includes the
 * question, the largest text of the page, which would otherwise not be painted until scripts run.
 */
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
        <fieldset disabled>
          <ChartPlan chart={chart} start={start} draft={NO_PLAN} onChange={ignore} onDecide={ignore} />
        </fieldset>
      </div>
    </>
  );
}

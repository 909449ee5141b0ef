import { useCallback, useEffect, useState } from 'react';
import { chartId, chartName, chartPath, practiceCharts } from '@/content/practiceCharts';
import { NO_PROGRESS, type Progress } from '@/domain/learning/progress';
import { outcomeOf, planChecks, planRatio, replayRest, replayStart } from '@/domain/practice/replays';
import { tallyOf, type TalliedTrade } from '@/domain/practice/tally';
import { nextTask } from '@/runtime/nextTask';
import { Link } from '@/site/components/Link';
import { buttonClass } from '@/ui/buttonClass';
import { useHydrated } from '@/ui/useHydrated';
import styles from './Charts.module.css';
import { decidedWords, tallyWords } from './chartWords';
import { nextChart } from './nextChart';
import { useLearnerProgress } from './useLearnerProgress';

/** The trade that a kept decision was, with how it ended; null for a chart that was stayed out of. */
function tradeOf(number: number, decisions: Progress['replays']): TalliedTrade | null {
  const decision = decisions[chartId(number)];
  const chart = practiceCharts[number - 1];
  if (!chart || !decision || decision.side === 'out') return null;
  const start = replayStart(chart);
  const entry = decision.side === 'buy' ? start.ask : start.bid;
  const plan = { side: decision.side, entry, stop: decision.stop, target: decision.target };
  const { end, r } = outcomeOf(plan, replayRest(chart, start));
  return { end, r, ratio: planRatio(plan), ...planChecks(plan, start) };
}

const numbers = practiceCharts.map((_, index) => index + 1);

/** Results are computed from the decisions, a chart at a time, so that the page answers in between. */
function useTrades(decisions: Progress['replays']): readonly TalliedTrade[] | null {
  const [made, setMade] = useState<{ readonly of: typeof decisions; readonly trades: TalliedTrade[] } | null>(
    null,
  );
  const make = useCallback(
    async (isLeft: () => boolean) => {
      const trades: TalliedTrade[] = [];
      for (const number of numbers) {
        if (decisions[chartId(number)] === undefined) continue;
        await nextTask();
        if (isLeft()) return;
        const trade = tradeOf(number, decisions);
        if (trade) trades.push(trade);
      }
      setMade({ of: decisions, trades });
    },
    [decisions],
  );
  useEffect(() => {
    let isLeft = false;
    void make(() => isLeft);
    return () => {
      isLeft = true;
    };
  }, [make]);
  return made?.of === decisions ? made.trades : null;
}

/** All charts with what was decided on each, and what the first decisions come to. */
export default function ChartTally() {
  const isLive = useHydrated();
  const kept = useLearnerProgress().progress.replays;
  const decisions = isLive ? kept : NO_PROGRESS.replays;
  const trades = useTrades(decisions);
  const decided = numbers.filter((number) => decisions[chartId(number)] !== undefined).length;
  const first = nextChart(decisions, 0);
  return (
    <div className={styles.trainer}>
      <div className={styles.tally}>
        {decided === 0 ? (
          <p>You have not decided on a chart yet: begin with any of them.</p>
        ) : trades === null ? (
          <p>Working out how your trades ended…</p>
        ) : (
          tallyWords(tallyOf(trades), decided).map((words) => <p key={words}>{words}</p>)
        )}
        <p>
          <Link className={buttonClass()} to={{ pathname: chartPath(first) }}>
            {`Start: chart ${String(first)}`}
          </Link>
        </p>
      </div>
      <ol className={styles.charts}>
        {practiceCharts.map((chart, index) => {
          const decision = decisions[chartId(index + 1)];
          return (
            <li key={chart.seed}>
              <Link to={{ pathname: chartPath(index + 1) }}>{`Chart ${String(index + 1)}`}</Link>
              <span>{chartName(chart)}</span>
              <span className={styles.state}>{decision && decidedWords(decision)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

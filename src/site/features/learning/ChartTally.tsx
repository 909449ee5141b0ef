import { useEffect, useState } from 'react';
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
  // What a changed file may hold: a stop that risks nothing.
  if ((decision.side === 'buy' ? 1 : -1) * (entry - plan.stop) <= 0) return null;
  const { end, r } = outcomeOf(plan, replayRest(chart, start));
  return { end, r, ratio: planRatio(plan), ...planChecks(plan, start) };
}

const numbers = practiceCharts.map((_, index) => index + 1);

/** All trades with how they ended, a chart at a time, so that the page answers in between; null once it `isLeft`. */
async function tradesOf(
  decisions: Progress['replays'],
  isLeft: () => boolean,
): Promise<readonly TalliedTrade[] | null> {
  const trades: TalliedTrade[] = [];
  for (const number of numbers) {
    if (decisions[chartId(number)] === undefined) continue;
    await nextTask();
    if (isLeft()) return null;
    const trade = tradeOf(number, decisions);
    if (trade) trades.push(trade);
  }
  return trades;
}

function useTrades(decisions: Progress['replays']): readonly TalliedTrade[] | null {
  const [made, setMade] = useState<{
    readonly of: Progress['replays'];
    readonly trades: readonly TalliedTrade[];
  } | null>(null);
  useEffect(() => {
    let isLeft = false;
    void tradesOf(decisions, () => isLeft).then((trades) => {
      if (trades) setMade({ of: decisions, trades });
    });
    return () => {
      isLeft = true;
    };
  }, [decisions]);
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

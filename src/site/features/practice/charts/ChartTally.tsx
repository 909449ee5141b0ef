import { useEffect, useState } from 'react';
import chartThumbnails from '@/content/chartThumbnails.json' with { type: 'json' };
import { chartId, chartName, chartPath, nextChart, practiceCharts } from '@/content/practiceCharts';
import { NO_PROGRESS, type Progress } from '@/domain/learning/progress';
import { replayOutcome, planChecks, planRatio, replayRest, replayStart } from '@/domain/practice/replays';
import { tallyOf, type TalliedTrade } from '@/domain/practice/tally';
import { nextTask } from '@/runtime/nextTask';
import { Link } from '@/site/components/Link';
import { Text } from '@/site/components/Text';
import { buttonClass } from '@/ui/buttonClass';
import { useHydrated } from '@/ui/useHydrated';
import styles from './ChartTally.module.css';
import { decisionWords, rText, tallyWords } from './chartWords';
import { useLearnerProgress } from '@/site/progress/useLearnerProgress';

/** The trade of a stored decision and how it ended; null if the learner stayed out. */
function tradeOf(number: number, decisions: Progress['replays']): TalliedTrade | null {
  const decision = decisions[chartId(number)];
  const chart = practiceCharts[number - 1];
  if (!chart || !decision || decision.side === 'out') return null;
  const start = replayStart(chart);
  const entry = decision.side === 'buy' ? start.ask : start.bid;
  const plan = { side: decision.side, entry, stop: decision.stop, target: decision.target };
  // An edited file may contain a stop that risks nothing.
  if ((decision.side === 'buy' ? 1 : -1) * (entry - plan.stop) <= 0) return null;
  const { end, r } = replayOutcome(plan, replayRest(chart, start));
  return { end, r, ratio: planRatio(plan), ...planChecks(plan, start) };
}

const numbers = practiceCharts.map((_, index) => index + 1);

type TradesByChart = ReadonlyMap<number, TalliedTrade>;

/** How all trades ended, one chart at a time so that the page stays responsive; null once cancelled. */
async function tradesOf(
  decisions: Progress['replays'],
  isCancelled: () => boolean,
): Promise<TradesByChart | null> {
  const trades = new Map<number, TalliedTrade>();
  for (const number of numbers) {
    if (decisions[chartId(number)] === undefined) continue;
    await nextTask();
    if (isCancelled()) return null;
    const trade = tradeOf(number, decisions);
    if (trade) trades.set(number, trade);
  }
  return trades;
}

function useTrades(decisions: Progress['replays']): TradesByChart | null {
  const [made, setMade] = useState<{
    readonly decisions: Progress['replays'];
    readonly trades: TradesByChart;
  } | null>(null);
  useEffect(() => {
    let isCancelled = false;
    void tradesOf(decisions, () => isCancelled).then((trades) => {
      if (trades) setMade({ decisions, trades });
    });
    return () => {
      isCancelled = true;
    };
  }, [decisions]);
  return made?.decisions === decisions ? made.trades : null;
}

/** All charts with the decision on each, and a tally of the first decisions. */
export default function ChartTally() {
  const isLive = useHydrated();
  const kept = useLearnerProgress().progress.replays;
  const decisions = isLive ? kept : NO_PROGRESS.replays;
  const trades = useTrades(decisions);
  const decided = numbers.filter((number) => decisions[chartId(number)] !== undefined).length;
  const first = nextChart(decisions, 0);
  return (
    <div className={styles.overview}>
      <div className={styles.tally}>
        {decided === 0 ? (
          <p>You haven&apos;t made a decision on any chart yet. Start with any of them.</p>
        ) : trades === null ? (
          <p>Working out how your trades ended…</p>
        ) : (
          tallyWords(tallyOf([...trades.values()]), decided).map((words) => <p key={words}>{words}</p>)
        )}
        <p>
          <Link className={buttonClass()} to={{ pathname: chartPath(first) }}>
            {`Start: chart ${String(first)}`}
          </Link>
        </p>
      </div>
      <ol className={styles.charts}>
        {practiceCharts.map((chart, index) => {
          const number = index + 1;
          const decision = decisions[chartId(number)];
          const trade = trades?.get(number);
          return (
            <li key={chart.seed}>
              <Link to={{ pathname: chartPath(number) }}>
                <svg viewBox="0 0 96 56" preserveAspectRatio="none" aria-hidden="true">
                  <path d={chartThumbnails[index]} />
                </svg>
                <span>{`Chart ${String(number)}`}</span>{' '}
                <span className={styles.name}>
                  <Text of={chartName(chart).replace(' candles', '')} />
                </span>
              </Link>
              <span className={styles.state}>
                {decision &&
                  (trade
                    ? `${decisionWords[decision.side]}, ${rText(trade)}R`
                    : decisionWords[decision.side])}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

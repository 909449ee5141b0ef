import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { chartId, practiceCharts } from '@/content/practiceCharts';
import { learnerProgress } from '@/data/learning/progressStore';
import { createDraftStore } from '@/data/storage/draftStore';
import { tabStore } from '@/data/storage/keyValueStore';
import { storageKeys } from '@/data/storage/storageKeys';
import { withDecision } from '@/domain/learning/changes';
import { claimsOf } from '@/domain/practice/replayClaims';
import {
  replayOutcome,
  replayRestSteps,
  replayStartSteps,
  type ReplayOutcome,
  type ReplayRest,
  type TradePlan,
} from '@/domain/practice/replays';
import type { ChartLevel } from '@/site/charts/practiceLayout';
import { priceText } from '@/site/charts/practiceFigures';
import { comparisonOf } from './comparison';
import { draftLevels, NO_PLAN, type ChartDecision, type PlanDraft } from './chartDraft';
import { ChartFacts } from './ChartFacts';
import { ChartPlan } from './ChartPlan';
import { ChartResult } from './ChartResult';
import { ChartReview } from './ChartReview';
import styles from './Charts.module.css';
import { ownTradeEndWords, type PriceText } from './chartWords';
import { progressProblemWords } from '@/site/progress/storageProblemWords';
import { useLearnerProgress } from '@/site/progress/useLearnerProgress';
import { PlayOn } from './PlayOn';
import { ReplayChart } from './ReplayChart';
import { StillReplay } from './StillReplay';
import { Prerendered } from '@/ui/Prerendered';
import { useInSteps } from './useInSteps';

const planLevels = ({ entry, stop, target }: TradePlan): readonly ChartLevel[] => [
  { label: 'Entry', price: entry, tone: 'entry' },
  { label: 'Stop', price: stop, tone: 'loss' },
  { label: 'Target', price: target, tone: 'gain' },
];

/** The candle played last, and how the learner's own trade ended if it ended there. */
function momentWords(
  { candles }: ReplayRest,
  played: number,
  outcome: ReplayOutcome | null,
  price: PriceText,
) {
  const last = candles[played - 1];
  if (!last) return '';
  const moment = `Candle ${String(played)} of ${String(candles.length)}: close ${price(last.close)}.`;
  return outcome?.candle === played ? `${moment} ${ownTradeEndWords(outcome, price)}` : moment;
}

/** Plans of charts that were left, or reloaded, before their end */
const unfinished = createDraftStore(tabStore, storageKeys.chartPlans);

interface ChartTrainerProps {
  readonly number: number;
  /** Such as `EUR/USD, 4-hour candles`, if no heading contains it. */
  readonly name?: string;
  /** What follows the result, instead of the next chart. */
  readonly next?: ReactNode;
}

/** A chart up to a decision, then the rest of it, candle by candle or all at once. */
export default function ChartTrainer({ number, name, next }: ChartTrainerProps) {
  const chart = practiceCharts[number - 1];
  const { progress, storageProblem } = useLearnerProgress();
  const [draft, setDraft] = useState<PlanDraft>(() => ({
    ...NO_PLAN,
    ...unfinished.read(chartId(number), NO_PLAN),
  }));
  const [decided, setDecided] = useState<ChartDecision | null>(null);
  const [played, setPlayed] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [jump, setJump] = useState<'unasked' | 'asked' | 'answered'>('unasked');
  const playButton = useRef<HTMLButtonElement>(null);
  const top = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const start = useInSteps(useMemo(() => (chart ? () => replayStartSteps(chart) : null), [chart]));
  // Candles after the decision are not generated before it.
  const rest = useInSteps(
    useMemo(
      () => (chart && start && decided ? () => replayRestSteps(chart, start) : null),
      [chart, start, decided],
    ),
  );
  const claims = useMemo(() => (start ? claimsOf(start.candles) : []), [start]);
  const comparison = comparisonOf(start, rest, decided, played);
  const isOver = comparison !== null;

  useEffect(() => {
    if (isOver || Object.values(draft).every((text) => text === '')) unfinished.discard(chartId(number));
    else unfinished.keep(chartId(number), draft);
  }, [number, draft, isOver]);

  useLayoutEffect(() => {
    if (!isOver) return;
    // The end of the chart and the result are seen together where there is room for both.
    top.current?.scrollIntoView();
    heading.current?.scrollIntoView({ block: 'nearest' });
    heading.current?.focus({ preventScroll: true });
  }, [isOver]);

  if (!chart) return null;

  const { instrument } = chart;
  const price = (points: number) => priceText(instrument, points);
  const own = decided && decided.side !== 'out' ? decided : null;
  const outcome = own && rest ? replayOutcome(own, rest) : null;

  const levels = own
    ? planLevels(own)
    : decided || !start
      ? []
      : draftLevels(draft, start, instrument, setDraft);

  const decide = (decision: ChartDecision) => {
    flushSync(() => {
      setDecided(decision);
      setPlayed(0);
    });
    const { side } = decision;
    learnerProgress.change((_, now) =>
      withDecision(
        chartId(number),
        side === 'out' ? { side } : { side, stop: decision.stop, target: decision.target },
        now,
      ),
    );
    top.current?.scrollIntoView();
    playButton.current?.focus({ preventScroll: true });
  };
  const playTo = (count: number) => {
    setPlayed(count);
    if (jump === 'asked') setJump('answered');
  };
  const again = () => {
    flushSync(() => {
      setDraft(NO_PLAN);
      setDecided(null);
      setPlayed(0);
      setJump('unasked');
      setPlaying(false);
    });
    top.current?.scrollIntoView();
    top.current?.focus({ preventScroll: true });
  };

  return (
    <div className={styles.trainer} data-playing={(decided !== null && !isOver) || undefined}>
      <p role="status" className={styles.trouble}>
        {storageProblem !== null && progressProblemWords[storageProblem]}
      </p>
      {start ? (
        <>
          <ChartFacts instrument={instrument} name={name} start={start} />
          <section ref={top} tabIndex={-1} aria-label={`Chart ${String(number)}`} className={styles.chart}>
            <ReplayChart
              // A new key ends the look-back, so that a decision is made, or tried again, at the current moment.
              key={String(decided === null)}
              chart={chart}
              start={start}
              rest={rest}
              played={played}
              levels={levels}
              claims={isOver ? claims : []}
            >
              {!decided && (
                <ChartPlan chart={chart} start={start} draft={draft} onChange={setDraft} onDecide={decide} />
              )}
              {decided && !isOver && (
                <PlayOn
                  ref={playButton}
                  rest={rest}
                  played={played}
                  isAsked={jump === 'asked'}
                  text={rest ? momentWords(rest, played, outcome, price) : ''}
                  onPlay={playTo}
                  isPlaying={isPlaying}
                  onPlaying={setPlaying}
                  onJump={() => {
                    if (!isPlaying && jump === 'unasked') setJump('asked');
                    else if (rest) playTo(rest.candles.length);
                  }}
                />
              )}
              {comparison && (
                <ChartResult
                  headingRef={heading}
                  number={number}
                  comparison={comparison}
                  decisions={progress.replays}
                  next={next}
                  onAgain={again}
                />
              )}
            </ReplayChart>
          </section>
        </>
      ) : (
        <Prerendered
          fallback={
            <>
              <ChartFacts instrument={instrument} name={name} start={null} />
              <div className={styles.waiting} data-waiting>
                <p>Preparing the chart…</p>
              </div>
            </>
          }
        >
          {import.meta.env.SSR && <StillReplay chart={chart} name={name} />}
        </Prerendered>
      )}
      {comparison && <ChartReview chart={chart} claims={claims} comparison={comparison} price={price} />}
    </div>
  );
}

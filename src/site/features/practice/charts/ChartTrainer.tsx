import { useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { chartId, practiceCharts } from '@/content/practiceCharts';
import { learnerProgress } from '@/data/learning/progressStore';
import { countOf } from '@/domain/text/groupDigits';
import { withDecision } from '@/domain/learning/changes';
import { claimsOf } from '@/domain/practice/replayClaims';
import {
  HIDDEN_CANDLES,
  outcomeOf,
  replayRest,
  replayStart,
  type Outcome,
  type ReplayRest,
  type ReplayStart,
  type TradePlan,
} from '@/domain/practice/replays';
import type { PracticeName } from '@/domain/practice/marketSpecs';
import type { ChartLevel } from '@/site/charts/practiceLayout';
import { distanceText, priceText } from '@/site/charts/practiceFigures';
import { Button } from '@/ui/Button';
import { PlayButton } from '@/ui/PlayButton';
import { StatList } from '@/ui/StatList';
import { draftLevels, NO_PLAN, type ChartDecision } from './chartDraft';
import { ChartPlan } from './ChartPlan';
import { ChartResult } from './ChartResult';
import styles from './Charts.module.css';
import { ownEndWords, type PriceText } from './chartWords';
import { progressProblemWords } from '@/site/progress/storageProblemWords';
import { useLearnerProgress } from '@/site/progress/useLearnerProgress';
import { ReplayChart } from './ReplayChart';
import { useAfterPaint } from './useAfterPaint';

const planLevels = ({ entry, stop, target }: TradePlan): readonly ChartLevel[] => [
  { label: 'Entry', price: entry, tone: 'entry' },
  { label: 'Stop', price: stop, tone: 'loss' },
  { label: 'Target', price: target, tone: 'gain' },
];

/** The candle played last, and how the learner's own trade ended if it ended there. */
function momentWords({ candles }: ReplayRest, played: number, outcome: Outcome | null, price: PriceText) {
  const last = candles[played - 1];
  if (!last) return '';
  const moment = `Candle ${String(played)} of ${String(candles.length)}: close ${price(last.close)}.`;
  return outcome?.candle === played ? `${moment} ${ownEndWords(outcome, price)}` : moment;
}

interface ChartFactsProps {
  readonly instrument: PracticeName;
  readonly start: ReplayStart;
}

function ChartFacts({ instrument, start }: ChartFactsProps) {
  const { bid, ask, range, announcements } = start;
  return (
    <StatList
      rows={[
        { term: 'Bid', text: priceText(instrument, bid) },
        { term: 'Ask', text: priceText(instrument, ask) },
        { term: 'Spread', text: distanceText(instrument, ask - bid) },
        { term: 'Usual range', text: distanceText(instrument, range) },
        {
          term: 'Announcements',
          text:
            announcements.length === 0
              ? 'none within 8 hours'
              : `in ${announcements.map((minutes) => countOf(Math.round(minutes / 60), 'hour')).join(' and ')}`,
        },
      ]}
    />
  );
}

interface PlayOnProps {
  /** Null while it is being generated. */
  readonly rest: ReplayRest | null;
  readonly played: number;
  /** Whether the learner has been asked if jumping is meant. */
  readonly isAsked: boolean;
  readonly onPlay: (count: number) => void;
  readonly onJump: () => void;
  readonly text: string;
  readonly ref: Ref<HTMLButtonElement>;
}

function PlayOn({ rest, played, isAsked, onPlay, onJump, text, ref }: PlayOnProps) {
  const [isPlaying, setPlaying] = useState(false);
  return (
    <>
      <div className={styles.buttons}>
        <PlayButton
          ref={ref}
          variant="primary"
          first={0}
          last={rest?.candles.length ?? HIDDEN_CANDLES}
          at={played}
          isReady={rest !== null}
          onChange={onPlay}
          onPlaying={setPlaying}
        />
        <Button
          variant="secondary"
          aria-disabled={rest === null}
          onClick={() => {
            if (rest) onPlay(played + 1);
          }}
        >
          Next candle
        </Button>
        <Button variant="secondary" onClick={onJump}>
          {isAsked ? 'Jump to the end' : 'To the end'}
        </Button>
      </div>
      <div role="status" aria-live={isPlaying ? 'off' : 'polite'} className={styles.status}>
        {isAsked && <p>Watch each candle, or jump? Watching is how you practise patience.</p>}
        {text !== '' && <p>{text}</p>}
      </div>
    </>
  );
}

interface ChartTrainerProps {
  readonly number: number;
  /** What follows the result, instead of the next chart. */
  readonly next?: ReactNode;
}

/** A chart up to a decision, then the rest of it, candle by candle or all at once. */
export default function ChartTrainer({ number, next }: ChartTrainerProps) {
  const chart = practiceCharts[number - 1];
  const { progress, storageProblem } = useLearnerProgress();
  const [draft, setDraft] = useState(NO_PLAN);
  const [decided, setDecided] = useState<ChartDecision | null>(null);
  const [played, setPlayed] = useState(0);
  const [jump, setJump] = useState<'unasked' | 'asked' | 'answered'>('unasked');
  const playButton = useRef<HTMLButtonElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const start = useAfterPaint(useMemo(() => (chart ? () => replayStart(chart) : null), [chart]));
  // Candles after the decision are not generated before it.
  const rest = useAfterPaint(
    useMemo(
      () => (chart && start && decided ? () => replayRest(chart, start) : null),
      [chart, start, decided],
    ),
  );
  const claims = useMemo(() => (start ? claimsOf(start.candles) : []), [start]);
  if (!chart) return null;

  const { instrument } = chart;
  const price = (points: number) => priceText(instrument, points);
  const isOver = rest !== null && played === rest.candles.length;
  const own = decided && decided.side !== 'out' ? decided : null;
  const outcome = own && rest ? outcomeOf(own, rest) : null;

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
    playButton.current?.focus();
  };
  const playTo = (count: number) => {
    setPlayed(count);
    if (jump === 'asked') setJump('answered');
  };
  const again = () => {
    setDraft(NO_PLAN);
    setDecided(null);
    setPlayed(0);
    top.current?.focus();
  };

  return (
    <div ref={top} tabIndex={-1} className={styles.trainer}>
      <p role="status" className={styles.trouble}>
        {storageProblem !== null && progressProblemWords[storageProblem]}
      </p>
      {start ? (
        <>
          <ChartFacts instrument={instrument} start={start} />
          <ReplayChart
            // A decision is made and tried again at the present.
            key={String(decided === null)}
            chart={chart}
            start={start}
            rest={rest}
            played={played}
            levels={levels}
            claims={isOver ? claims : []}
          />
        </>
      ) : (
        <div className={styles.waiting} data-waiting>
          <p>Preparing the candles…</p>
        </div>
      )}
      {start && !decided && (
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
          onJump={() => {
            if (jump === 'unasked') setJump('asked');
            else if (rest) playTo(rest.candles.length);
          }}
        />
      )}
      {start && rest && decided && isOver && (
        <ChartResult
          number={number}
          chart={chart}
          start={start}
          rest={rest}
          claims={claims}
          decided={decided}
          decisions={progress.replays}
          price={price}
          next={next}
          onAgain={again}
        />
      )}
    </div>
  );
}

import { useState } from 'react';
import { chartPath } from '@/content/practiceCharts';
import { signalPath } from '@/content/signalPath';
import { signalName } from '@/content/signalWords';
import { latestSignals, firstLevelReached } from '@/domain/signals/board';
import { closedResult, formatR } from '@/domain/signals/results';
import type { Signal } from '@/domain/signals/signal';
import { chartModel, formatMoment, latestUpdate, signalUntil, withCandlesBefore } from '@/signals/chart';
import SignalChart from '@/signals/SignalChart';
import { StateMark } from '@/signals/StateMark';
import { Link } from '@/site/components/Link';
import { buttonClass } from '@/ui/buttonClass';
import { PlayButton } from '@/ui/PlayButton';
import { Slider } from '@/ui/Slider';
import { useHydrated } from '@/ui/useHydrated';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './LatestTrade.module.css';
import { useSignalRecord } from './useSignalRecord';

type Call = ReturnType<typeof firstLevelReached>;

const CALLS: readonly { readonly call: Call; readonly label: string }[] = [
  { call: 'target', label: 'Hits the target' },
  { call: 'stop', label: 'Hits the stop' },
  { call: 'neither', label: 'Neither' },
];

const END_WORDS: Readonly<Record<Call, string>> = {
  target: 'It hit the target first.',
  stop: 'It hit the stop first.',
  neither: 'It ended between the two.',
};

/** Enough to see what the plan is based on; the trade gets more than half of the width. */
const CANDLES_BEFORE = 14;
/** In a shorter trade there is too little to watch. */
const CANDLES_IN_TRADE = 12;

/** An amended plan would change during playback, and the question with it. */
const isUnamended = ({ effective }: Signal) => effective.every(({ kind }) => kind !== 'amended');

const hasPriceAfter = ({ effective }: Signal) =>
  effective.some(({ kind, candles }) => kind !== 'issued' && candles !== undefined);

function isLongEnough(signal: Signal): boolean {
  const { held } = chartModel(signal);
  return held !== null && held.to - held.from >= CANDLES_IN_TRADE;
}

function modelOf(signal: Signal) {
  const model = chartModel(signal);
  const after = model.candles.length - 1 - model.published;
  return withCandlesBefore(model, Math.min(CANDLES_BEFORE, Math.max(4, Math.floor((after * 2) / 3))));
}

function Head({ signal }: { readonly signal: Signal }) {
  return (
    <p className={styles.head}>
      <Link to={{ pathname: signalPath(signal.number) }}>{signalName(signal)}</Link>
      <StateMark signal={signal} />
    </p>
  );
}

function SampleNote({ signal }: { readonly signal: Signal }) {
  return signal.issued.sample && <small className={styles.sample}>Sample with invented prices</small>;
}

interface CallItProps {
  readonly chosen: Call | null;
  readonly isOpen: boolean;
  readonly onChoose: (call: Call) => void;
}

/** The visitor's own guess, made before anything is played; never stored or counted. */
function CallIt({ chosen, isOpen, onChoose }: CallItProps) {
  return (
    <div className={styles.calls} role="group" aria-label="Your guess: what comes first?">
      {CALLS.map(({ call, label }) => (
        <button
          key={call}
          type="button"
          className={styles.call}
          aria-pressed={chosen === call}
          disabled={!isOpen}
          onClick={() => onChoose(call)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** A trade that opens at its publication: the visitor predicts the end, plays what followed, and sees the result. */
function PlayedTrade({ signal }: { readonly signal: Signal }) {
  const isLive = useHydrated();
  const [call, setCall] = useState<Call | null>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const model = modelOf(signal);
  const first = Math.max(model.published, 0);
  const last = model.candles.length - 1;
  const at = Math.min(moved ?? first, last);
  const isOver = at === last && signal.ending !== null;
  const known = signalUntil(signal, model, at);
  const ending = firstLevelReached(signal);
  const result = isOver ? closedResult(signal) : null;
  const endsHigh = (model.candles[last]?.close ?? 0) > (model.held?.price ?? 0);
  return (
    <div className={styles.played}>
      <Head signal={known} />
      <div className={styles.stage}>
        <SignalChart signal={known} model={model} until={at < last ? at : null} isCompact />
        {result && (
          // On the side where the trade didn't end.
          <strong className={styles.stamp} data-sign={Math.sign(result.beforeCosts)} data-low={endsHigh}>
            {formatR(result.beforeCosts)}
          </strong>
        )}
      </div>
      <div className={styles.controls} data-moved={moved !== null}>
        <PlayButton
          first={first}
          last={last}
          at={at}
          label={isOver ? 'Play again' : 'Play what followed'}
          isLive={isLive}
          onChange={setMoved}
        />
        {moved !== null && (
          <Slider
            label="What followed"
            min={first}
            max={last}
            value={at}
            text={formatMoment(signal, model, at)}
            isBare
            onChange={setMoved}
          />
        )}
      </div>
      <VisuallyHidden>
        <span role="status">
          {moved !== null && !isOver
            ? formatMoment(signal, model, latestUpdate(model, at)?.candle ?? first)
            : ''}
        </span>
      </VisuallyHidden>
      <div className={styles.end}>
        {!isOver && <CallIt chosen={call} isOpen={isLive && at === first} onChoose={setCall} />}
        <p role="status" className={styles.verdict}>
          {isOver ? (call === ending ? 'You were right.' : END_WORDS[ending]) : ''}
        </p>
        {isOver && (
          <Link className={buttonClass()} to={{ pathname: chartPath(1) }}>
            Decide on a chart
          </Link>
        )}
      </div>
      <SampleNote signal={signal} />
    </div>
  );
}

/**
 * The latest closed trade long enough to watch, won or lost, to predict and play; without scripts, all of it in one
 * picture. A trade whose plan was amended is shown only if there is no other; failing that, any other closed, open or
 * waiting one is shown.
 */
export function TradeToReplay({ signals }: { readonly signals: readonly Signal[] }) {
  const { open, waiting, closed } = latestSignals(signals, signals.length);
  const long = closed.filter(isLongEnough);
  const signal = long.find(isUnamended) ?? long[0] ?? closed.find(hasPriceAfter) ?? open[0] ?? waiting[0];
  if (!signal) return null;
  return (
    <div className={styles.trade}>
      <PlayedTrade key={signal.issued.createdAt} signal={signal} />
      <noscript>
        <Head signal={signal} />
        <SignalChart signal={signal} model={modelOf(signal)} isCompact />
        <SampleNote signal={signal} />
      </noscript>
    </div>
  );
}

export default function LatestTrade() {
  return <TradeToReplay signals={useSignalRecord().signals} />;
}

import { useState } from 'react';
import type { Signal } from '@/domain/signals/signal';
import { Button } from '@/ui/Button';
import { PlayButton } from '@/ui/PlayButton';
import { Slider } from '@/ui/Slider';
import { useHydrated } from '@/ui/useHydrated';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { chartModel, formatMoment, latestUpdate } from './chart';
import SignalChart from './SignalChart';
import styles from './SignalReplay.module.css';

export interface SignalReplayProps {
  readonly signal: Signal;
  /** The number of the latest update at the candle that was chosen; 0 at the end, where all are shown. */
  readonly onUpdate?: (number: number) => void;
}

const REPLAY_STEPS = [
  { name: 'Previous candle', by: -1 },
  { name: 'Next candle', by: 1 },
] as const;

/** The chart of a signal, with a slider that draws it candle by candle from its publication onwards. */
export default function SignalReplay({ signal, onUpdate }: SignalReplayProps) {
  const isLive = useHydrated();
  const [chosen, setChosen] = useState<number | null>(null);
  const model = chartModel(signal);
  const last = model.candles.length - 1;
  const first = Math.max(model.published, 0);
  const at = Math.min(chosen ?? last, last);

  function choose(candle: number) {
    setChosen(candle);
    onUpdate?.(candle >= last ? 0 : (latestUpdate(model, candle)?.number ?? 0));
  }
  return (
    <div className={styles.replay}>
      <SignalChart signal={signal} model={model} until={at < last ? at : null} />
      {last > model.published && (
        <div className={styles.controls}>
          <Slider
            label="What followed"
            min={first}
            max={last}
            value={at}
            text={formatMoment(signal, model, at)}
            onChange={choose}
          />
          <VisuallyHidden>
            <span role="status">
              {chosen === null
                ? ''
                : formatMoment(signal, model, latestUpdate(model, chosen)?.candle ?? first)}
            </span>
          </VisuallyHidden>
          <div className={styles.steps}>
            <PlayButton first={first} last={last} at={at} isLive={isLive} onChange={choose} />
            {REPLAY_STEPS.map(({ name, by }) => {
              const candle = at + by;
              const isOff = candle < first || candle > last;
              return (
                <Button
                  key={name}
                  variant="secondary"
                  disabled={!isLive}
                  aria-disabled={isOff}
                  onClick={() => {
                    if (!isOff) choose(candle);
                  }}
                >
                  {name}
                </Button>
              );
            })}
          </div>
        </div>
      )}
    </div>
  );
}

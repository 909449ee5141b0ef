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
  /** Receives the number of the latest update at the chosen candle; 0 at the end, where all are shown. */
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
  const [said, setSaid] = useState('');
  const model = chartModel(signal);
  const last = model.candles.length - 1;
  const first = Math.max(model.published, 0);
  const at = Math.min(chosen ?? last, last);

  /** The slider announces each candle itself. During playback that would be too many, so only updates are announced. */
  function choose(candle: number) {
    const update = latestUpdate(model, candle);
    setChosen(candle);
    setSaid(formatMoment(signal, model, update?.candle ?? first));
    onUpdate?.(candle >= last ? 0 : (update?.number ?? 0));
  }

  function step(candle: number) {
    choose(candle);
    setSaid(formatMoment(signal, model, candle));
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
            <span role="status">{said}</span>
          </VisuallyHidden>
          <div className={styles.steps}>
            <PlayButton first={first} last={last} at={at} isLive={isLive} onChange={choose} />
            {REPLAY_STEPS.map(({ name, by }) => {
              const candle = at + by;
              return (
                <Button
                  key={name}
                  variant="secondary"
                  disabled={!isLive}
                  isOff={candle < first || candle > last}
                  onClick={() => step(candle)}
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

import { useState, type Ref } from 'react';
import { HIDDEN_CANDLES, type ReplayRest } from '@/domain/practice/replays';
import { Button } from '@/ui/Button';
import { PlayButton } from '@/ui/PlayButton';
import styles from './Charts.module.css';

interface PlayOnProps {
  /** Null while it is being generated. */
  readonly rest: ReplayRest | null;
  readonly played: number;
  /** Whether the learner has been asked to confirm the jump. */
  readonly isAsked: boolean;
  readonly isPlaying: boolean;
  readonly onPlaying: (isPlaying: boolean) => void;
  readonly onPlay: (count: number) => void;
  readonly onJump: () => void;
  readonly text: string;
  readonly ref: Ref<HTMLButtonElement>;
}

/** Plays the candles after a decision at once, or one by one. */
export function PlayOn(props: PlayOnProps) {
  const { rest, played, isAsked, isPlaying, onPlaying, onPlay, onJump, text, ref } = props;
  const [steps, setSteps] = useState(0);
  return (
    <>
      <div className={styles.buttons}>
        <PlayButton
          // A single step stops playback.
          key={steps}
          ref={ref}
          variant="primary"
          first={0}
          last={rest?.candles.length ?? HIDDEN_CANDLES}
          at={played}
          isReady={rest !== null}
          startsPlaying={steps === 0}
          onChange={onPlay}
          onPlaying={onPlaying}
        />
        <Button
          variant="secondary"
          isOff={rest === null}
          onClick={() => {
            setSteps(steps + 1);
            onPlay(played + 1);
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

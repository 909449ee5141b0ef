import { Pause, Play } from 'lucide';
import { useEffect, useState, type Ref } from 'react';
import { Button } from './Button';
import type { ButtonVariant } from './buttonClass';
import { Icon } from './Icon';
import styles from './PlayButton.module.css';
import { useStableHandler } from './useStableHandler';

interface PlayButtonProps {
  readonly first: number;
  readonly last: number;
  readonly at: number;
  readonly onChange: (at: number) => void;
  readonly variant?: ButtonVariant;
  /** The button's label while nothing is playing. */
  readonly label?: string;
  /** Whether its page is hydrated. */
  readonly isLive?: boolean;
  readonly isReady?: boolean;
  /** Whether it plays as soon as it is ready, except for people who prefer reduced motion. */
  readonly startsPlaying?: boolean;
  /** Called when it starts or stops, so that live regions can be silent in the meantime. */
  readonly onPlaying?: (isPlaying: boolean) => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

const MS_PER_STEP = 90;

const wantsNoMotion = () => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Plays a chart candle by candle, from its start if it is at its end. For people who prefer reduced motion, it shows the
 * end at once, and the start if the end is already shown.
 */
export function PlayButton(props: PlayButtonProps) {
  const {
    first,
    last,
    at,
    onChange,
    variant = 'secondary',
    label = 'Play what followed',
    isLive = true,
    isReady = true,
    startsPlaying = false,
    onPlaying,
    ref,
  } = props;
  const [isAsked, setAsked] = useState(() => startsPlaying && !wantsNoMotion());
  const isPlaying = isAsked && at < last;
  const advance = useStableHandler(() => {
    onChange(at + 1);
    if (at + 1 >= last) setAsked(false);
  });

  const report = useStableHandler((is: boolean) => onPlaying?.(is));

  useEffect(() => {
    report(isPlaying);
    if (!isPlaying || !isReady) return undefined;
    let shown = performance.now();
    let frame = requestAnimationFrame(function draw(now) {
      if (now - shown >= MS_PER_STEP) {
        shown = now;
        advance();
      }
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, isReady, advance, report]);

  function press() {
    if (wantsNoMotion()) {
      setAsked(false);
      onChange(at < last ? last : first);
      return;
    }
    if (!isPlaying && at >= last) onChange(first);
    setAsked(!isPlaying);
  }
  return (
    <Button
      ref={ref}
      variant={variant}
      className={styles.play}
      disabled={!isLive}
      isOff={!isReady}
      onClick={press}
    >
      <Icon of={isPlaying ? Pause : Play} size={18} isFilled />
      <span>{isPlaying ? 'Pause' : label}</span>
    </Button>
  );
}

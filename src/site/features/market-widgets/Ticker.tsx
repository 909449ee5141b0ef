import { Pause, Play, RotateCw } from 'lucide';
import { useEffect, useState } from 'react';
import { tickerNames } from '@/content/ticker';
import { tickerPreference } from '@/data/storage/preference';
import { Icon } from '@/ui/Icon';
import { useRetryOnline } from '@/runtime/useRetryOnline';
import { useHydrated } from '@/ui/useHydrated';
import type { WidgetStatus } from './mountEmbed';
import { providerPages } from './provider';
import type { Tape } from './Tape';
import styles from './Ticker.module.css';
import { useIsIdle } from './useIsIdle';
import { useWatchedValue } from '@/runtime/useWatchedValue';
import { useWidgetsAllowed } from './useWidgetsAllowed';

const wantsNoMotion = () => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface TickerProps {
  /** Loads the moving prices, which aren't needed at first; rejects if their code can't be loaded. */
  readonly loadTape: () => Promise<typeof Tape>;
}

/**
 * The ticker. Its names are prerendered and remain if there are no moving prices: without scripts, with
 * reduced motion or while paused, without consent or after a failed load.
 */
export function Ticker({ loadTape }: TickerProps) {
  const isLive = useHydrated();
  const isIdle = useIsIdle();
  const isAllowed = useWidgetsAllowed();
  const choice = useWatchedValue(tickerPreference, null);
  const [MovingTape, setMovingTape] = useState<typeof Tape | null>(null);
  const [status, setStatus] = useState<WidgetStatus>('loading');

  const isMoving =
    isLive &&
    (isAllowed ? (choice === null ? !wantsNoMotion() : choice !== 'still') : choice === 'moving-alone');
  // The state belongs to one embed only.
  if (!isMoving && status !== 'loading') setStatus('loading');
  const isFailed = status === 'failed';
  const isShown = status === 'ready';
  const isDue = isMoving && isIdle && !isFailed;

  useEffect(() => {
    if (!isDue || MovingTape) return;
    loadTape().then(
      (loaded) => setMovingTape(() => loaded),
      () => setStatus('failed'),
    );
  }, [isDue, MovingTape, loadTape]);

  const begin = () => setStatus('loading');
  useRetryOnline(isFailed, begin);

  const handlePress = () => {
    if (isFailed) begin();
    else if (isMoving) tickerPreference.choose('still');
    else tickerPreference.choose(isAllowed ? 'moving' : 'moving-alone');
  };

  const [label, icon] = isFailed
    ? (['Try again to show moving prices', RotateCw] as const)
    : isMoving
      ? (['Hide moving prices', Pause] as const)
      : (['Show moving prices', Play] as const);

  return (
    <section className={styles.ticker} data-ground="board" aria-label="Market ticker">
      <div className={styles.board}>
        <ul className={styles.names} hidden={isShown}>
          {tickerNames.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        {isDue && MovingTape && (
          <MovingTape className={isShown ? styles.tape : styles.waitingTape} onStatus={setStatus} />
        )}
      </div>
      <a className={styles.credit} href={providerPages.markets} target="_blank" rel="noopener nofollow">
        TradingView
      </a>
      <button
        type="button"
        className={styles.toggle}
        aria-label={label}
        title={label}
        disabled={!isLive}
        onClick={handlePress}
      >
        <Icon of={icon} size={16} />
      </button>
    </section>
  );
}

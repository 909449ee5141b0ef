import { Pause, Play, RotateCw } from 'lucide';
import { useEffect, useState } from 'react';
import { tickerInstruments, tickerSettings } from '@/content/ticker';
import { tickerPreference, widgetsConsent } from '@/data/storage/preference';
import { Icon } from '@/ui/Icon';
import { useIsLive } from '@/ui/useIsLive';
import { Embed } from './Embed';
import type { WidgetStatus } from './embed';
import { isLoadingMoment, useRetryOnline, watchLoadingMoment } from './loadingMoment';
import { providerPages } from './provider';
import styles from './Ticker.module.css';
import { usePreference } from './usePreference';
import { useWidgetsAllowed } from './useWidgetsAllowed';

const IDLE_LIMIT_MS = 2000;
const PATIENCE_MS = 15_000;

/** Calls back once the page has come to rest; returns the way to call it off. Safari has no idle callback. */
function whenIdle(callback: () => void): () => void {
  if (typeof globalThis.requestIdleCallback === 'function') {
    const request = globalThis.requestIdleCallback(callback, { timeout: IDLE_LIMIT_MS });
    return () => {
      globalThis.cancelIdleCallback(request);
    };
  }
  const timer = setTimeout(callback, IDLE_LIMIT_MS);
  return () => {
    clearTimeout(timer);
  };
}

/** True from when the page has come to rest and the tab can be seen. */
function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const settle = () => {
      if (isLoadingMoment()) setSettled(true);
    };
    const callOff = whenIdle(settle);
    const stopWatching = watchLoadingMoment(settle);
    return () => {
      callOff();
      stopWatching();
    };
  }, []);
  return isSettled;
}

const wantsNoMotion = () => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The strip of moving prices. The names stand there from the start and stay when there is nothing more to show: before
 * scripts, for people who want no motion or pressed pause, without consent, and when the provider does not answer.
 */
export function Ticker() {
  const isLive = useIsLive();
  const isSettled = useIsSettled();
  const isAllowed = useWidgetsAllowed();
  const choice = usePreference(tickerPreference);
  const [status, setStatus] = useState<WidgetStatus>('loading');
  const [attempt, setAttempt] = useState(0);

  const isMoving = isAllowed && isLive && (choice ?? (wantsNoMotion() ? 'still' : 'moving')) === 'moving';
  const isFailed = isMoving && status === 'failed';
  const isShown = isMoving && status === 'ready';

  const begin = () => {
    setStatus('loading');
    setAttempt((count) => count + 1);
  };
  useRetryOnline(isFailed, begin);

  const handlePress = () => {
    if (isMoving && !isFailed) {
      tickerPreference.choose('still');
      return;
    }
    begin();
    tickerPreference.choose('moving');
    if (!isAllowed) widgetsConsent.choose('granted');
  };

  const [label, icon] = isFailed
    ? (['Try again to show moving prices', RotateCw] as const)
    : isMoving
      ? (['Hide moving prices', Pause] as const)
      : (['Show moving prices', Play] as const);

  return (
    <section className={styles.ticker} aria-label="Market ticker">
      <div className={styles.board}>
        <ul className={styles.names} hidden={isShown}>
          {tickerInstruments.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        {isMoving && isSettled && (
          <Embed
            key={attempt}
            className={isShown ? styles.tape : styles.waitingTape}
            kind="ticker-tape"
            config={tickerSettings}
            title="Moving prices by TradingView"
            isTabStop={false}
            patience={PATIENCE_MS}
            onStatus={setStatus}
          />
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

import { useEffect, useEffectEvent } from 'react';

/** Whether an embed would be of use now: the tab can be seen. */
export const isLoadingMoment = (): boolean => document.visibilityState === 'visible';

/** Calls back when that may have changed; returns the way to stop. */
export function watchLoadingMoment(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
  };
}

/**
 * Tries again when the network is back. Whether there is one is not asked beforehand: browsers are often wrong
 * about that, and a request that fails says it better.
 */
export function useRetryOnline(hasFailed: boolean, retry: () => void): void {
  const tryAgain = useEffectEvent(retry);
  useEffect(() => {
    if (!hasFailed) return;
    const handleOnline = () => {
      tryAgain();
    };
    globalThis.addEventListener('online', handleOnline);
    return () => {
      globalThis.removeEventListener('online', handleOnline);
    };
  }, [hasFailed]);
}

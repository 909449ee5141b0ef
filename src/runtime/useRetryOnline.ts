import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Tries again to load what is missing, by itself, once the connection is back. Whether there is one is not asked
 * beforehand: browsers are often wrong about that, and a request that fails says it better.
 */
export function useRetryOnline(isMissing: boolean, onRetry: () => void): void {
  const handleOnline = useEffectEvent(onRetry);

  // Before anybody sees that something is missing, so that a connection that comes back at once is not missed.
  useLayoutEffect(() => {
    if (!isMissing) return;
    const listener = () => {
      handleOnline();
    };
    globalThis.addEventListener('online', listener);
    return () => {
      globalThis.removeEventListener('online', listener);
    };
  }, [isMissing]);
}

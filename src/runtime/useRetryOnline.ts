import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Worded to fit whether the visitor is offline or not, because `navigator.onLine` is also true on a network without
 * internet access.
 */
export const OFFLINE_MESSAGE =
  "If you're offline, it appears once you're back online; otherwise trying again usually helps.";

/**
 * Retries loading once the connection is back. `navigator.onLine` isn't checked first, because it is often
 * wrong and a failed request is a better test.
 */
export function useRetryOnline(isMissing: boolean, onRetry: () => void): void {
  const handleOnline = useEffectEvent(onRetry);

  // A layout effect, so that a connection restored at once isn't missed.
  useLayoutEffect(() => {
    if (!isMissing) return;
    const listener = () => handleOnline();
    globalThis.addEventListener('online', listener);
    return () => globalThis.removeEventListener('online', listener);
  }, [isMissing]);
}

import { useEffect, useState } from 'react';
import { isTabVisible, watchTabVisibility } from './tabVisibility';

const IDLE_LIMIT_MS = 2000;

/**
 * Calls `callback` when the page is idle; returns a function that cancels the call. Safari has no
 * requestIdleCallback.
 */
function whenIdle(callback: () => void): () => void {
  if (typeof globalThis.requestIdleCallback === 'function') {
    const request = globalThis.requestIdleCallback(callback, { timeout: IDLE_LIMIT_MS });
    return () => globalThis.cancelIdleCallback(request);
  }
  const timer = setTimeout(callback, IDLE_LIMIT_MS);
  return () => clearTimeout(timer);
}

/** Returns true once the page has been idle and the tab visible. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const settle = () => {
      if (isTabVisible()) setIsIdle(true);
    };
    const callOff = whenIdle(settle);
    const stopWatching = watchTabVisibility(settle);
    return () => {
      callOff();
      stopWatching();
    };
  }, []);
  return isIdle;
}

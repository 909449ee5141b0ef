import { useEffect, useState } from 'react';
import { isLoadingMoment, watchLoadingMoment } from './loadingMoment';

const IDLE_LIMIT_MS = 2000;

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
export function useIsAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const settle = () => {
      if (isLoadingMoment()) setAtRest(true);
    };
    const callOff = whenIdle(settle);
    const stopWatching = watchLoadingMoment(settle);
    return () => {
      callOff();
      stopWatching();
    };
  }, []);
  return isAtRest;
}

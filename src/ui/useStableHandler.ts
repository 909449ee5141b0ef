import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a referentially stable function that calls the latest handler. Don't call it while rendering. */
export function useStableHandler<A extends readonly unknown[]>(
  handler: (...args: A) => void,
): (...args: A) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}

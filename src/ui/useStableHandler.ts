import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * An event handler that keeps its identity from one render to the next and runs as the newest one was written, so
 * that what is drawn with it is not drawn again for it. Not to be called while rendering.
 */
export function useStableHandler<A extends readonly unknown[]>(
  handler: (...args: A) => void,
): (...args: A) => void {
  const newest = useRef(handler);
  useLayoutEffect(() => {
    newest.current = handler;
  });
  return useCallback((...args: A) => {
    newest.current(...args);
  }, []);
}

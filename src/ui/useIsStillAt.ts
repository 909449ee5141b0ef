import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Whether this part of the browser's address still is that of the page on the screen. The address changes as soon
 * as somebody follows a link, the page once its code is there: what is written into the address a while after it was
 * typed would take the place of the one that was asked for.
 */
export function useIsStillAt(part: (address: Location) => string): () => boolean {
  const { key } = useLocation();
  const drawn = useRef<string>(undefined);
  useLayoutEffect(() => {
    drawn.current = part(globalThis.location);
  }, [key, part]);
  return useCallback(() => part(globalThis.location) === drawn.current, [part]);
}

import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Returns a function that checks whether the URL still belongs to the page on the screen. After a click
 * the URL changes before the next page's code has loaded, so a delayed write to it would undo the
 * navigation.
 */
export function useIsSameLocation(part: (address: Location) => string): () => boolean {
  const { key } = useLocation();
  const drawn = useRef<string>(undefined);
  useLayoutEffect(() => {
    drawn.current = part(globalThis.location);
  }, [key, part]);
  return useCallback(() => part(globalThis.location) === drawn.current, [part]);
}

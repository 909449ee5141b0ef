import { useSyncExternalStore } from 'react';

const MINUTE = 60_000;
const LOOKED_EVERY_MS = 5_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOKED_EVERY_MS);
  return () => {
    clearInterval(timer);
  };
}

const thisMinute = (): number => Math.floor(Date.now() / MINUTE) * MINUTE;

/**
 * The beginning of the present minute by the visitor's clock, in milliseconds since 1970; null in prerendered pages
 * and until scripts have taken over, so that the first render equals the built page.
 */
export const useMinute = (): number | null => useSyncExternalStore(subscribe, thisMinute, () => null);

import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const CHECK_INTERVAL_MS = 5_000;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, CHECK_INTERVAL_MS);
  return () => clearInterval(timer);
}

const thisMinute = (): number => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/**
 * The start of the current minute in milliseconds since 1970; null until hydration, so the first render
 * matches the prerendered HTML.
 */
export const useMinute = (): number | null => useSyncExternalStore(subscribe, thisMinute, () => null);

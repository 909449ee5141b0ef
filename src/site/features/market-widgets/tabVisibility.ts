export const isTabVisible = (): boolean => document.visibilityState === 'visible';

/** Calls `onChange` when the visibility changes; returns a function that stops it. */
export function watchTabVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

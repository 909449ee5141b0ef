export const isTabVisible = (): boolean => document.visibilityState === 'visible';

/** Calls `onChange` when the tab is hidden or shown; returns a function that stops watching. */
export function watchTabVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

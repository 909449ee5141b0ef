/** Whether an embed would be of use now: the tab can be seen, and there is a network as far as the browser knows. */
export const isLoadingMoment = (): boolean => document.visibilityState === 'visible' && navigator.onLine;

/** Calls back when that may have changed; returns the way to stop. */
export function watchLoadingMoment(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  globalThis.addEventListener('online', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    globalThis.removeEventListener('online', onChange);
  };
}

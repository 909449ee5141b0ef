/** Whether an embed would be of use now: the tab can be seen. */
export const isLoadingMoment = (): boolean => document.visibilityState === 'visible';

/** Calls back when that may have changed; returns the way to stop. */
export function watchLoadingMoment(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
  };
}

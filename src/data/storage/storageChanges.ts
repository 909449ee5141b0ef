/**
 * Calls back when what is stored under `key` may have changed elsewhere, with the text another tab wrote there, or null
 * where it removed it, as far as that is known; returns the way to stop.
 */
export type WatchStorage = (key: string, onChange: (text?: string | null) => void) => () => void;

/** Watches for writes by other tabs (`storage`, with a null key when all was cleared) and for returns from the back/forward cache. */
export const createStorageWatch =
  (findWindow: () => Window): WatchStorage =>
  (key, onChange) => {
    const target = findWindow();
    const stop = new AbortController();
    const listen = { signal: stop.signal };
    target.addEventListener(
      'storage',
      (event) => {
        if (event.key === key || event.key === null) onChange(event.newValue);
      },
      listen,
    );
    target.addEventListener(
      'pageshow',
      (event) => {
        if (event.persisted) onChange();
      },
      listen,
    );
    return () => {
      stop.abort();
    };
  };

/** Watches this browser's storage. */
export const browserWatch = createStorageWatch(() => window);

/** Ends several watches at once. */
export const stopAll =
  (...stops: readonly (() => void)[]) =>
  (): void => {
    for (const stop of stops) stop();
  };

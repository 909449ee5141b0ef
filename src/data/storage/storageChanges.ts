import { keyPrefix } from './storageKeys';

/** Calls back when the value may have changed elsewhere, with the new text if known (null if removed). */
export type WatchStorage = (key: string, onChange: (text?: string | null) => void) => () => void;

/**
 * Watches other tabs (a null key means everything was cleared), and pages restored from the back/forward cache.
 * @param prefix from {@link keyPrefix}
 */
export const createStorageWatch =
  (findWindow: () => Window, prefix = ''): WatchStorage =>
  (key, onChange) => {
    const target = findWindow();
    const stop = new AbortController();
    const listen = { signal: stop.signal };
    target.addEventListener(
      'storage',
      (event) => {
        if (event.key === prefix + key || event.key === null) onChange(event.newValue);
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
    return () => stop.abort();
  };

export const browserWatch = createStorageWatch(() => window, keyPrefix(import.meta.env.BASE_URL));

export const stopAll =
  (...stops: readonly (() => void)[]) =>
  (): void => {
    for (const stop of stops) stop();
  };

import { useCallback, useEffect, useRef, useState } from 'react';

/** The latest value, kept during a reload and after a failed one. */
export type LoadState<T> =
  | { readonly status: 'loading'; readonly value: null }
  | { readonly status: 'loaded'; readonly value: T }
  | { readonly status: 'failed'; readonly value: T | null };

/**
 * Loads on mount, on `reload` and whenever `watch` calls back. The latest request wins, and nothing is set
 * after unmounting.
 * @param load must be referentially stable, like `watch` and `onFailure`
 */
export function useLoad<T>(
  load: () => Promise<T>,
  watch: (onChange: () => void) => () => void,
  onFailure: (error: unknown) => void,
) {
  const [loaded, setLoaded] = useState<LoadState<T>>({ status: 'loading', value: null });
  const latest = useRef(0);

  /** Loads again while keeping the value. Resolves to whether it succeeded, and never rejects. */
  const reload = useCallback(async () => {
    latest.current += 1;
    const request = latest.current;
    try {
      const value = await load();
      if (request === latest.current) setLoaded({ status: 'loaded', value });
      return true;
    } catch (error) {
      if (request !== latest.current) return true;
      setLoaded(({ value }) => ({ status: 'failed', value }));
      onFailure(error);
      return false;
    }
  }, [load, onFailure]);

  /** Shows a known value without loading, based on the current one. */
  const show = useCallback((change: (shown: T | null) => T) => {
    latest.current += 1;
    setLoaded(({ value }) => ({ status: 'loaded', value: change(value) }));
  }, []);

  useEffect(() => {
    void reload();
    const stop = watch(() => void reload());
    return () => {
      stop();
      latest.current += 1;
    };
  }, [reload, watch]);

  return { loaded, reload, show };
}

import { useCallback, useEffect, useRef, useState } from 'react';

/** The latest value, kept during a reload and after a failed one. */
export type Loaded<T> =
  | { readonly status: 'loading'; readonly value: null }
  | { readonly status: 'loaded'; readonly value: T }
  | { readonly status: 'failed'; readonly value: T | null };

interface Load<T> {
  readonly loaded: Loaded<T>;
  /** Loads again while keeping the value. Resolves to whether it succeeded, and never rejects. */
  readonly reload: () => Promise<boolean>;
  /** Shows a known value without loading, based on the current one. */
  readonly show: (change: (shown: T | null) => T) => void;
}

/**
 * Loads on mount, on `reload` and whenever `watch` calls back. The latest request wins, and nothing is set
 * after unmounting.
 * @param load must be referentially stable, like `watch` and `onFailure`
 */
export function useLoad<T>(
  load: () => Promise<T>,
  watch: (onChange: () => void) => () => void,
  onFailure: (error: unknown) => void,
): Load<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: 'loading', value: null });
  const latest = useRef(0);

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

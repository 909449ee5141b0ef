import { useCallback, useEffect, useRef, useState } from 'react';

/** While a later load goes on, and where it fails, the value is the last that came. */
export type Loaded<T> =
  | { readonly status: 'loading'; readonly value: null }
  | { readonly status: 'loaded'; readonly value: T }
  | { readonly status: 'failed'; readonly value: T | null };

interface Load<T> {
  readonly loaded: Loaded<T>;
  /** Loads again while the last value stays; settles when that is shown, with whether it came, and never rejects. */
  readonly reload: () => Promise<boolean>;
  /** Shows what is known without loading, given what is shown now. */
  readonly show: (change: (shown: T | null) => T) => void;
}

/**
 * Loads once shown, and again on `reload` and whenever `watch` calls back. Of answers that overtake each other
 * the newest request wins; none arrives after the component has gone.
 * @param load must keep its identity while it means the same; so must `watch` and `onFailure`
 */
export function useLoad<T>(
  load: () => Promise<T>,
  watch: (onChange: () => void) => () => void,
  onFailure: (error: unknown) => void,
): Load<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: 'loading', value: null });
  const newest = useRef(0);

  const reload = useCallback(async () => {
    newest.current += 1;
    const request = newest.current;
    try {
      const value = await load();
      if (request === newest.current) setLoaded({ status: 'loaded', value });
      return true;
    } catch (error) {
      if (request !== newest.current) return true;
      setLoaded(({ value }) => ({ status: 'failed', value }));
      onFailure(error);
      return false;
    }
  }, [load, onFailure]);

  const show = useCallback((change: (shown: T | null) => T) => {
    newest.current += 1;
    setLoaded(({ value }) => ({ status: 'loaded', value: change(value) }));
  }, []);

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- sets state only once the load has settled
    void reload();
    const stop = watch(() => void reload());
    return () => {
      stop();
      newest.current += 1;
    };
  }, [reload, watch]);

  return { loaded, reload, show };
}

import { startTransition, useCallback, useOptimistic } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/**
 * The query of the URL, and its setter. The router applies a change in a transition; this value is
 * updated at once, so that controls show it immediately and a second change builds on the first.
 */
export function useOptimisticParams() {
  const [params, setParams] = useSearchParams();
  const [shown, show] = useOptimistic(params);
  const change = useCallback(
    (next: URLSearchParams, options: NavigateOptions) =>
      startTransition(() => {
        show(next);
        setParams(next, options);
      }),
    [setParams, show],
  );
  return [shown, change] as const;
}

import { startTransition, useCallback, useOptimistic } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/**
 * The query of the address, and what puts another in its place. The router takes a new one over in a transition;
 * until then this one is ahead of it, so that a field shows at once what was chosen in it, and a second choice builds
 * on the first.
 */
export function useShownParams() {
  const [params, setParams] = useSearchParams();
  const [shown, show] = useOptimistic(params);
  const change = useCallback(
    (next: URLSearchParams, options: NavigateOptions) => {
      startTransition(() => {
        show(next);
        setParams(next, options);
      });
    },
    [setParams, show],
  );
  return [shown, change] as const;
}

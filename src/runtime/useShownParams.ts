import { startTransition, useCallback, useOptimistic } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';
import { useIsStillAt } from './useIsStillAt';

const pathOf = ({ pathname }: Location) => pathname;

/**
 * The query of the address, and what puts another in its place. The router takes a new one over in a transition;
 * until then this one is ahead of it, so that a field shows at once what was chosen in it, and a second choice builds
 * on the first. Where another page was asked for meanwhile, nothing is put in its place.
 */
export function useShownParams() {
  const [params, setParams] = useSearchParams();
  const [shown, show] = useOptimistic(params);
  const isStillHere = useIsStillAt(pathOf);
  const change = useCallback(
    (next: URLSearchParams, options: NavigateOptions) => {
      if (!isStillHere()) return;
      startTransition(() => {
        show(next);
        setParams(next, options);
      });
    },
    [isStillHere, setParams, show],
  );
  return [shown, change] as const;
}

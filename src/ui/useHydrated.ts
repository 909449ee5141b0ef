import { useDeferredValue } from 'react';

/**
 * Returns false until hydration. Because the value is deferred, React renders what depends on it in slices;
 * an external store would force one long task. Components mounted later also start with false.
 */
export const useHydrated = (): boolean => useDeferredValue(true, false);

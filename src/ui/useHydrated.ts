import { useDeferredValue } from 'react';

/**
 * False in prerendered pages and until scripts have taken over: a button that needs them waits disabled. What changes
 * with it is drawn in slices, like the hydration before it; an external store would have it drawn at one go. Also what
 * is mounted later begins with one render of false.
 */
export const useHydrated = (): boolean => useDeferredValue(true, false);

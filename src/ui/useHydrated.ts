import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in prerendered pages and until scripts have taken over: a button that needs them waits disabled. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

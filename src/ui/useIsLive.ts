import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in prerendered pages and until scripts have taken over: a button that needs them waits disabled. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

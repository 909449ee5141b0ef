import { useSyncExternalStore } from 'react';
import type { Preference } from './preference';

/** The choice as it is now, in any tab; null in prerendered pages and until one was made. */
export const usePreference = <T extends string>(preference: Preference<T>): T | null =>
  useSyncExternalStore(preference.watch, preference.read, () => null);

import { useSyncExternalStore } from 'react';
import type { Watched } from '@/data/storage/watched';

/** A stored value, updated when any tab changes it; `first` until hydration. */
export const useWatchedValue = <T, F>({ read, watch }: Watched<T>, first: F): T | F =>
  useSyncExternalStore<T | F>(watch, read, () => first);

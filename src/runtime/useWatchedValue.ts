import { useSyncExternalStore } from 'react';
import type { Watchable } from '@/data/storage/watched';

/** A stored value, updated when any tab changes it; `first` until hydration. */
export const useWatchedValue = <T, F>({ read, watch }: Watchable<T>, first: F): T | F =>
  useSyncExternalStore<T | F>(watch, read, () => first);

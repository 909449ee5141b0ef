import { useSyncExternalStore } from 'react';
import type { Watched } from '@/data/storage/watched';

/** The value as it is now, in any tab; `first` in prerendered pages and the render that hydrates them. */
export const useWatched = <T, F>({ read, watch }: Watched<T>, first: F): T | F =>
  useSyncExternalStore<T | F>(watch, read, () => first);

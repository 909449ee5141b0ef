import { browserStore } from '@/data/storage/keyValueStore';
import { createStorageWatch, stopAll } from '@/data/storage/storageChanges';
import { storageKeys } from '@/data/storage/storageKeys';
import { createListeners } from '@/data/storage/watched';
import type { Progress } from '@/domain/learning/progress';
import { loadChunk } from '@/runtime/loadChunk';
import { useWatched } from '@/runtime/useWatched';
import type * as Loaded from './loadedProgress';

/** The progress and where it leads next. */
interface ShownProgress {
  readonly progress: Progress;
  readonly continuation: (typeof Loaded)['continuation'];
}

const listeners = createListeners();
const watchStorage = createStorageWatch(() => window);
let shown: ShownProgress | null = null;
let isAsked = false;

/** Loads the code that reads progress only if some is stored, so newcomers don't load it. */
function load() {
  if (isAsked) return;
  isAsked = true;
  loadChunk(() => import('./loadedProgress')).then(
    ({ learnerProgress, continuation }) => {
      const notify = () => {
        shown = { progress: learnerProgress.read().progress, continuation };
        listeners.notify();
      };
      learnerProgress.watch(notify);
      notify();
    },
    () => {
      // The page works without it, and the next one that shows progress tries again.
      isAsked = false;
    },
  );
}

function isStored(): boolean {
  try {
    return browserStore.read(storageKeys.progress) !== null;
  } catch {
    return false;
  }
}

const shownProgress = {
  read: () => shown,
  watch(onChange: () => void) {
    const stop = listeners.watch(onChange);
    if (isStored()) load();
    return stopAll(stop, watchStorage(storageKeys.progress, load));
  },
};

/**
 * The visitor's progress, updated when any tab changes it; null in prerendered pages, while loading, and if
 * nothing is stored.
 */
export const useProgress = (): ShownProgress | null => useWatched(shownProgress, null);

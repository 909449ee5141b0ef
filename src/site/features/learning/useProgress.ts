import { browserStore } from '@/data/storage/keyValueStore';
import { createStorageWatch, stopAll } from '@/data/storage/storageChanges';
import { storageKeys } from '@/data/storage/storageKeys';
import { createListeners } from '@/data/storage/watched';
import type { Progress } from '@/domain/learning/progress';
import { loadChunk } from '@/runtime/loadChunk';
import { useWatched } from '@/runtime/useWatched';
import type * as Loaded from './loadedProgress';

/** What a learner has done, and where that leads on. */
interface ShownProgress {
  readonly progress: Progress;
  readonly continuation: (typeof Loaded)['continuation'];
}

const listeners = createListeners();
const watchStorage = createStorageWatch(() => window);
let shown: ShownProgress | null = null;
let isAsked = false;

/** Loads what reads progress: only where there is some, so that newcomers load nothing for it. */
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
      // The page is whole without it; the next one that shows progress asks again.
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
 * What the visitor has done so far, as it is now in any tab; null in prerendered pages, until it is loaded, and where
 * nothing is stored. For pages that show it among other things.
 */
export const useProgress = (): ShownProgress | null => useWatched(shownProgress, null);

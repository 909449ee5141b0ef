import { browserStore } from '@/data/storage/keyValueStore';
import { createStorageWatch, stopAll } from '@/data/storage/storageChanges';
import { storageKeys } from '@/data/storage/storageKeys';
import { createListeners } from '@/data/storage/watched';
import type { Progress } from '@/domain/learning/progress';
import { loadChunk } from '@/runtime/loadChunk';
import { useWatchedValue } from '@/runtime/useWatchedValue';
import type * as Loaded from './loadedProgress';

interface ShownProgress {
  readonly progress: Progress;
  readonly continuation: (typeof Loaded)['continuation'];
}

const listeners = createListeners();
const watchStorage = createStorageWatch(() => window);
let shownState: ShownProgress | null = null;
let loaded: typeof Loaded | null = null;
let isRequested = false;
let stopWatching: (() => void) | null = null;

/** Follows the progress while something shows it. */
function connect() {
  if (!loaded || stopWatching || listeners.isEmpty()) return;
  const { learnerProgress, continuation } = loaded;
  const notify = () => {
    shownState = { progress: learnerProgress.read().progress, continuation };
    listeners.notify();
  };
  stopWatching = learnerProgress.watch(notify);
  notify();
}

/** Loads the code that reads progress: once there is some, so newcomers don't load it. */
export function loadProgress() {
  if (isRequested) return;
  isRequested = true;
  loadChunk(() => import('./loadedProgress')).then(
    (module) => {
      loaded = module;
      connect();
    },
    () => {
      // The page works without it, and the next one that shows progress tries again.
      isRequested = false;
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
  read: () => shownState,
  watch(onChange: () => void) {
    const stop = listeners.watch(onChange);
    if (isStored()) loadProgress();
    connect();
    return stopAll(stop, watchStorage(storageKeys.progress, loadProgress), () => {
      if (!listeners.isEmpty()) return;
      stopWatching?.();
      stopWatching = null;
    });
  },
};

/**
 * The visitor's progress, updated when any tab changes it; null when prerendering, while loading
 * or if nothing is stored.
 */
export const useProgress = (): ShownProgress | null => useWatchedValue(shownProgress, null);

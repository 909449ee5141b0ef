import { browserStore } from '@/data/storage/keyValueStore';
import { browserWatch, stopAll } from '@/data/storage/storageChanges';
import { storageKeys } from '@/data/storage/storageKeys';
import { createListeners, type Watchable } from '@/data/storage/watched';
import type { LearnerProgress } from '@/data/learning/progressStore';
import { loadChunk } from '@/runtime/loadChunk';
import { useWatchedValue } from '@/runtime/useWatchedValue';
import type * as Loaded from './loadedProgress';

const listeners = createListeners();
let loaded: typeof Loaded | null = null;
let isRequested = false;

/** Loads the code that reads progress. Not called until there is progress, so that newcomers don't load that code. */
export function loadProgress() {
  if (isRequested) return;
  isRequested = true;
  loadChunk(() => import('./loadedProgress')).then(
    (module) => {
      loaded = module;
      listeners.notify();
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

/** Keeps `data-begun`, which the script in the head sets, up to date for the styles that depend on it. */
function takeChange() {
  document.documentElement.toggleAttribute('data-begun', isStored());
  loadProgress();
}

const progressCode: Watchable<typeof Loaded | null> = {
  read: () => loaded,
  watch(onChange) {
    if (isStored()) loadProgress();
    return stopAll(listeners.watch(onChange), browserWatch(storageKeys.progress, takeChange));
  },
};

const NOTHING: Watchable<LearnerProgress | null> = { read: () => null, watch: () => () => undefined };

/**
 * The visitor's progress, updated when any tab changes it; null when prerendering, while loading
 * or if nothing is stored.
 */
export function useProgress() {
  const code = useWatchedValue(progressCode, null);
  const known = useWatchedValue(code?.learnerProgress ?? NOTHING, null);
  return code && known && { progress: known.progress, continuation: code.continuation };
}

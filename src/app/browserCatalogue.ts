import { browserStore } from '@/data/browserStore';
import { builtInSeeds, createCatalogue } from '@/data/catalogue';
import type { CollectionEnvironment } from '@/data/collection';
import { createLatestSeeds, fetchPublishedCatalogue } from '@/data/latestSeeds';
import { createLock } from '@/data/lock';
import { report } from '@/data/report';
import { waitFor } from '@/data/simulatedDelays';
import { createStorageWatch, stopAll } from '@/data/storageChanges';

export const browserWatch = createStorageWatch(() => window);

/** The catalogue as the firm published it last. */
export const latestSeeds = createLatestSeeds(builtInSeeds, fetchPublishedCatalogue);

export const browserEnvironment: CollectionEnvironment = {
  store: browserStore,
  now: () => Date.now(),
  wait: waitFor,
  lock: createLock(typeof navigator === 'undefined' ? undefined : navigator.locks),
  watch: (key, onChange) => stopAll(browserWatch(key, onChange), latestSeeds.watch(onChange)),
  report: report.failure,
};

/** The catalogue in this browser's storage; nothing is touched before it is first used. */
export const browserCatalogue = createCatalogue(browserEnvironment, latestSeeds);

import { browserStore } from '@/data/storage/browserStore';
import { builtInSeeds, createCatalogue } from '@/data/catalogue/catalogue';
import type { CollectionEnvironment } from '@/data/catalogue/collection';
import { createLatestSeeds, fetchPublishedCatalogue } from '@/data/catalogue/latestSeeds';
import { createLock } from '@/data/storage/lock';
import { report } from '@/data/report';
import { waitFor } from '@/data/catalogue/simulatedDelays';
import { createStorageWatch, stopAll } from '@/data/storage/storageChanges';

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

import type { CatalogueEnvironment } from '@/data/catalogue/environment';
import { createLatestSeeds } from '@/data/catalogue/latestSeeds';
import { fetchPublishedCatalogue } from '@/data/catalogue/publishedCatalogue';
import { waitFor } from '@/data/catalogue/simulatedDelays';
import { report } from '@/data/report';
import { browserStore } from '@/data/storage/browserStore';
import { createLock } from '@/data/storage/lock';
import { createStorageWatch, stopAll } from '@/data/storage/storageChanges';

export const browserWatch = createStorageWatch(() => window);

/**
 * The catalogue as the firm published it last. It comes as the file beside the site; the same in a script of the
 * build is loaded only where that file does not come.
 */
export const latestSeeds = createLatestSeeds({
  ask: fetchPublishedCatalogue,
  loadBuiltIn: async () => (await import('@/data/catalogue/builtInSeeds')).builtInSeeds,
});

export const browserEnvironment: CatalogueEnvironment = {
  store: browserStore,
  now: () => Date.now(),
  wait: waitFor,
  lock: createLock(typeof navigator === 'undefined' ? undefined : navigator.locks),
  watch: (key, onChange) => stopAll(browserWatch(key, onChange), latestSeeds.watch(onChange)),
  report: report.failure,
};

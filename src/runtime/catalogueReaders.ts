import { createContext, use } from 'react';
import { createLatestSeeds } from '@/data/catalogue/seeds';
import { brokerList, platformList, webinarList } from '@/data/catalogue/lists';
import type { CatalogueReaders } from '@/data/catalogue/ports';
import { fetchPublishedCatalogue } from '@/data/catalogue/publishedCatalogue';
import { createStoredList } from '@/data/catalogue/storedList';
import { browserEnvironment } from '@/data/storage/environment';
import { stopAll } from '@/data/storage/storageChanges';
import { findActiveBySlug, sortPlatforms } from '@/domain/catalogue/platform';

/** The built-in catalogue is loaded only if the site's file can't be. */
export const latestSeeds = createLatestSeeds({
  ask: fetchPublishedCatalogue,
  loadBuiltIn: async () => (await import('@/data/catalogue/builtInSeeds')).builtInSeeds,
});

export const listEnvironment = {
  ...browserEnvironment,
  /** Watching a list also checks the site for a later publication. */
  watch: (key: string, onChange: () => void) => {
    void latestSeeds.load();
    return stopAll(browserEnvironment.watch(key, onChange), latestSeeds.watch(onChange));
  },
};

const platforms = createStoredList(platformList, latestSeeds.platforms, listEnvironment, sortPlatforms);

/** The readers of this browser's lists. Replace the readers to store the lists elsewhere. */
export const browserReaders: CatalogueReaders = {
  platforms: {
    ...platforms,
    getActiveBySlug: (slug) => platforms.one((records) => findActiveBySlug(records, slug)),
  },
  brokers: createStoredList(brokerList, latestSeeds.brokers, listEnvironment),
  webinars: createStoredList(webinarList, latestSeeds.webinars, listEnvironment),
};

/** The lists that visitors see: this browser's, unless a provider supplies others. */
export const CatalogueReadersContext = createContext(browserReaders);

export const useCatalogueReaders = () => use(CatalogueReadersContext);

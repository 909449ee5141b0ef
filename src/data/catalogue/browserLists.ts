import { findActiveBySlug, sortPlatforms, type PlatformDraft } from '@/domain/platform';
import { browserEnvironment, type Environment } from '@/data/storage/environment';
import { stopAll } from '@/data/storage/storageChanges';
import { createLatestSeeds } from './latestSeeds';
import { brokerList, platformList, webinarList } from './lists';
import type { Listings, PlatformListing } from './ports';
import { fetchPublishedCatalogue } from './publishedCatalogue';
import type { CatalogueSeeds } from './seed';
import { createStoredList, type StoredList } from './storedList';

/** The built-in catalogue is loaded only if the site's file can't be. */
export const latestSeeds = createLatestSeeds({
  ask: fetchPublishedCatalogue,
  loadBuiltIn: async () => (await import('./builtInSeeds')).builtInSeeds,
});

export const listEnvironment = {
  ...browserEnvironment,
  /** Watching a list also asks the site for a later publication. */
  watch: (key: string, onChange: () => void) => {
    void latestSeeds.load();
    return stopAll(browserEnvironment.watch(key, onChange), latestSeeds.watch(onChange));
  },
};

export const activeBySlug =
  (platforms: Pick<StoredList<PlatformDraft>, 'one'>): PlatformListing['getActiveBySlug'] =>
  async (slug) =>
    (await platforms.one((records) => findActiveBySlug(records, slug))) ?? null;

export function createListings(environment: Environment, seeds: CatalogueSeeds): Listings {
  const platforms = createStoredList(platformList, seeds.platforms, environment, sortPlatforms);
  return {
    platforms: { ...platforms, getActiveBySlug: activeBySlug(platforms) },
    brokers: createStoredList(brokerList, seeds.brokers, environment),
    webinars: createStoredList(webinarList, seeds.webinars, environment),
  };
}

/** The lists that visitors read. Replace this to store them elsewhere. */
export const browserListings: Listings = createListings(listEnvironment, latestSeeds);

import { findActiveBySlug, inSortOrder, type PlatformDraft } from '@/domain/platform';
import { browserEnvironment, type Environment } from '@/data/storage/environment';
import { stopAll } from '@/data/storage/storageChanges';
import { createLatestSeeds } from './latestSeeds';
import { brokerList, platformList, webinarList } from './lists';
import type { Listings, PlatformListing } from './ports';
import { fetchPublishedCatalogue } from './publishedCatalogue';
import type { CatalogueSeeds } from './seed';
import { createStoredList, type StoredList } from './storedList';

/**
 * The catalogue as the firm published it last. It comes as the file next to the site; the same in a script of the
 * build is loaded only where that file does not come.
 */
export const latestSeeds = createLatestSeeds({
  ask: fetchPublishedCatalogue,
  loadBuiltIn: async () => (await import('./builtInSeeds')).builtInSeeds,
});

export const listEnvironment = {
  ...browserEnvironment,
  /** Whoever shows a list wants to know of a later publication, too: the site is asked while lists take their time. */
  watch: (key: string, onChange: () => void) => {
    void latestSeeds.load();
    return stopAll(browserEnvironment.watch(key, onChange), latestSeeds.watch(onChange));
  },
};

/** Of the platforms, the active one that a slug means; null where there is none. */
export const activeBySlug =
  (platforms: Pick<StoredList<PlatformDraft>, 'one'>): PlatformListing['getActiveBySlug'] =>
  async (slug) =>
    (await platforms.one((records) => findActiveBySlug(records, slug))) ?? null;

/** The lists over a store of this environment, without a way to change them. */
export function createListings(environment: Environment, seeds: CatalogueSeeds): Listings {
  const platforms = createStoredList(platformList, seeds.platforms, environment, inSortOrder);
  return {
    platforms: { ...platforms, getActiveBySlug: activeBySlug(platforms) },
    brokers: createStoredList(brokerList, seeds.brokers, environment),
    webinars: createStoredList(webinarList, seeds.webinars, environment),
  };
}

/** What visitors read. A list that is kept elsewhere takes its place here. */
export const browserListings: Listings = createListings(listEnvironment, latestSeeds);

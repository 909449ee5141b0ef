import { onlyActive, onlyInactive, type CatalogueDraft } from '@/domain/entity';
import { findActiveBySlug, inSortOrder, type PlatformDraft } from '@/domain/platform';
import type { CatalogueEnvironment } from './environment';
import { perList } from './listNames';
import { catalogueLists, platformList, type ListRules } from './lists';
import type { Listing, Listings, PlatformListing } from './ports';
import { createReading, type Reading } from './reading';
import type { CatalogueSeeds, Seed } from './seed';
import { createStoredList } from './storedList';

export const createListing = <D extends CatalogueDraft>(records: Reading<D>): Listing<D> => ({
  listActive: async () => onlyActive(await records.list()),
  listInactive: async () => onlyInactive(await records.list()),
  publishedActive: () => onlyActive(records.published()),
  watch: records.watch,
});

export const createPlatformListing = (platforms: Reading<PlatformDraft>): PlatformListing => ({
  listActive: async () => onlyActive(inSortOrder(await platforms.list())),
  listInactive: async () => onlyInactive(inSortOrder(await platforms.list())),
  publishedActive: () => onlyActive(inSortOrder(platforms.published())),
  getActiveBySlug: async (slug) =>
    (await platforms.one((records) => findActiveBySlug(records, slug))) ?? null,
  watch: platforms.watch,
});

/** The lists over a store of this environment, without a way to change them. */
export function createListings(environment: CatalogueEnvironment, seeds: CatalogueSeeds): Listings {
  const reading = <D extends CatalogueDraft>(rules: ListRules<D>, seed: Seed) =>
    createReading(createStoredList(rules, seed, environment.store), environment);
  return {
    ...(perList((name) => createListing(reading(catalogueLists[name], seeds[name]))) as Listings),
    platforms: createPlatformListing(reading(platformList, seeds.platforms)),
  };
}

import type { CatalogueDraft } from '@/domain/entity';
import { createBrokerListing, type BrokerListing } from './brokerListing';
import type { CatalogueEnvironment } from './environment';
import { brokerList, platformList, type ListRules } from './lists';
import { createPlatformListing, type PlatformListing } from './platformListing';
import { createReading } from './reading';
import type { CatalogueSeeds, Seed } from './seed';
import { createStoredList } from './storedList';

/** What visitors read of the catalogue: the active platforms and partner brokers. */
export interface Listings {
  readonly platforms: PlatformListing;
  readonly brokers: BrokerListing;
}

export function createListings(environment: CatalogueEnvironment, seeds: CatalogueSeeds): Listings {
  const reading = <D extends CatalogueDraft>(rules: ListRules<D>, seed: Seed) =>
    createReading(createStoredList(rules, seed, environment.store), environment);
  return {
    platforms: createPlatformListing(reading(platformList, seeds.platforms)),
    brokers: createBrokerListing(reading(brokerList, seeds.brokers)),
  };
}

import { createBrokerRepository, type BrokerRepository } from './brokerRepository';
import seedFile from './catalogue.json';
import type { CollectionEnvironment } from './collection';
import { createPlatformRepository, type PlatformRepository } from './platformRepository';
import { seedsOf, type CatalogueSeeds } from './seed';

/** What the site stores and shows: platforms and partner brokers, over one storage. */
export interface Catalogue {
  readonly platforms: PlatformRepository;
  readonly brokers: BrokerRepository;
  /** The characters of everything stored under this site's origin. @throws StorageError */
  readonly usedCharacters: () => number;
}

/** The catalogue that the site was built with. */
export const builtInSeeds: CatalogueSeeds = seedsOf(seedFile);

export function createCatalogue(environment: CollectionEnvironment, seeds = builtInSeeds): Catalogue {
  return {
    platforms: createPlatformRepository(environment, seeds.platforms),
    brokers: createBrokerRepository(environment, seeds.brokers),
    usedCharacters: environment.store.usedCharacters,
  };
}

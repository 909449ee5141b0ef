import { createBrokerRepository, type BrokerRepository } from './brokerRepository';
import type { CatalogueEnvironment } from './environment';
import { createPlatformRepository, type PlatformRepository } from './platformRepository';
import type { CatalogueSeeds } from './seed';

/** What an administrator manages: platforms and partner brokers, over one storage. */
export interface Catalogue {
  readonly platforms: PlatformRepository;
  readonly brokers: BrokerRepository;
  /** The characters of everything stored under this site's origin. @throws StorageError */
  readonly usedCharacters: () => number;
}

export const createCatalogue = (environment: CatalogueEnvironment, seeds: CatalogueSeeds): Catalogue => ({
  platforms: createPlatformRepository(environment, seeds.platforms),
  brokers: createBrokerRepository(environment, seeds.brokers),
  usedCharacters: environment.store.usedCharacters,
});

import { createBrokerRepository, type BrokerRepository } from './brokerRepository';
import seedFile from './catalogue.json';
import type { CollectionEnvironment } from './collection';
import { createPlatformRepository, type PlatformRepository } from './platformRepository';

/** What the site stores and shows: platforms and partner brokers, over one storage. */
export interface Catalogue {
  readonly platforms: PlatformRepository;
  readonly brokers: BrokerRepository;
  /** The characters of everything stored under this site's origin. @throws StorageError */
  readonly usedCharacters: () => number;
}

export function createCatalogue(environment: CollectionEnvironment): Catalogue {
  const { revision, platforms, brokers } = seedFile;
  return {
    platforms: createPlatformRepository(environment, { revision, records: platforms }),
    brokers: createBrokerRepository(environment, { revision, records: brokers }),
    usedCharacters: environment.store.usedCharacters,
  };
}

import { createSignalRecord } from '@/data/signals/record';
import { createBrokerRepository } from './brokerRepository';
import type { CatalogueEnvironment } from './environment';
import { perList } from './listNames';
import { catalogueLists } from './lists';
import { signalDraftList } from './storedLists';
import { createPlatformRepository } from './platformRepository';
import type { Catalogue } from './ports';
import { createRepository } from './repository';
import type { CatalogueSeeds } from './seed';

/** The catalogue over a store of this environment. */
export const createCatalogue = (environment: CatalogueEnvironment, seeds: CatalogueSeeds): Catalogue => ({
  ...(perList((name) =>
    createRepository(environment, catalogueLists[name], seeds[name]),
  ) as unknown as Catalogue),
  platforms: createPlatformRepository(environment, seeds.platforms),
  brokers: createBrokerRepository(environment, seeds.brokers),
  signals: createSignalRecord(environment, () => seeds.signals.records),
  signalDrafts: createRepository(environment, signalDraftList, seeds.signalDrafts),
});

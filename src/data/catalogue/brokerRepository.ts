import { brokerTexts, searchIn } from '@/domain/search';
import { createCollection, type WriteMessage } from './collection';
import type { CatalogueEnvironment } from './environment';
import { brokerList } from './lists';
import type { BrokerRepository } from './ports';
import { repositoryOf, writeMessage } from './repository';
import type { Seed } from './seed';

const message: WriteMessage = (operation, kind) =>
  operation === 'add' && kind === 'verify'
    ? 'Broker was not properly saved to storage'
    : writeMessage(brokerList.noun)(operation, kind);

export function createBrokerRepository(environment: CatalogueEnvironment, seed: Seed): BrokerRepository {
  const brokers = createCollection(brokerList, seed, message, environment);
  return {
    ...repositoryOf(brokers, environment),
    search: async (query) => [...searchIn(await brokers.list(), brokerTexts)(query)],
  };
}

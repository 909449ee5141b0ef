import type { Broker, BrokerDraft } from '@/domain/broker';
import { brokerMatches } from '@/domain/search';
import { createBrokerListing, type BrokerListing } from './brokerListing';
import { createCollection, type ManyRecords, type WriteOperation } from './collection';
import type { CatalogueEnvironment } from './environment';
import { brokerList } from './lists';
import type { Seed } from './seed';
import type { StorageErrorKind } from '@/data/storage/storageError';

const FAILED: Record<WriteOperation, string> = {
  add: 'Failed to save broker to storage',
  update: 'Failed to update broker in storage',
  remove: 'Failed to delete broker from storage',
};

function message(operation: WriteOperation, kind: StorageErrorKind): string {
  if (kind === 'serialize') return 'Failed to serialize broker data';
  if (operation === 'add' && kind === 'verify') return 'Broker was not properly saved to storage';
  return FAILED[operation];
}

/** Partner brokers, in the order they were stored. Every write can throw a StorageError, every read too. */
export interface BrokerRepository extends BrokerListing, ManyRecords {
  readonly list: () => Promise<Broker[]>;
  readonly get: (id: string) => Promise<Broker | null>;
  /** By name, description or any feature; all brokers for an empty query. */
  readonly search: (query: string) => Promise<Broker[]>;
  readonly add: (draft: BrokerDraft) => Promise<Broker>;
  /** Null for an unknown id, unlike platforms, which throw: both are specified. */
  readonly update: (id: string, changes: Partial<BrokerDraft>) => Promise<Broker | null>;
  readonly toggleActive: (id: string) => Promise<Broker | null>;
  /** False for an unknown id. */
  readonly remove: (id: string) => Promise<boolean>;
  readonly isCorrupt: () => boolean;
}

export function createBrokerRepository(environment: CatalogueEnvironment, seed: Seed): BrokerRepository {
  const brokers = createCollection(brokerList, seed, message, environment);
  return {
    ...createBrokerListing(brokers),
    list: brokers.list,
    get: async (id) => (await brokers.get(id)) ?? null,
    search: async (query) => (await brokers.list()).filter((broker) => brokerMatches(broker, query)),
    add: (draft) => brokers.add(draft, () => ({ proposedId: environment.now() })),
    update: async (id, changes) => (await brokers.update(id, () => changes)) ?? null,
    toggleActive: async (id) =>
      (await brokers.update(id, ({ isActive }) => ({ isActive: !isActive }))) ?? null,
    remove: async (id) => (await brokers.removeMany([id])).length > 0,
    setActive: brokers.setActive,
    removeMany: brokers.removeMany,
    restore: brokers.restore,
    isCorrupt: brokers.isCorrupt,
  };
}

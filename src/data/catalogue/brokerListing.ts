import type { Broker, BrokerDraft } from '@/domain/broker';
import { onlyActive } from '@/domain/entity';
import type { Reading } from './reading';

/** Partner brokers as visitors read them, in the order they were stored. Every read can throw a StorageError. */
export interface BrokerListing {
  readonly listActive: () => Promise<Broker[]>;
  /** The active ones of the seed, whatever is stored: for pages that are read without scripts. */
  readonly publishedActive: () => Broker[];
  readonly watch: (onChange: () => void) => () => void;
}

export const createBrokerListing = (brokers: Reading<BrokerDraft>): BrokerListing => ({
  listActive: async () => onlyActive(await brokers.list()),
  publishedActive: () => onlyActive(brokers.published()),
  watch: brokers.watch,
});

import { createBrokerRepository } from '@/data/maintenance/catalogue';
import type { Environment } from '@/data/storage/environment';
import type { JsonObject } from '@/data/storage/json';
import type { Seed } from '@/data/catalogue/seeds';
import { anEnvironment, createFailingArea, type FailingArea } from './environment';
import { aBroker } from './records';

/** The list used by tests of lists: its keys, and a repository that accepts any fields, also damaged ones. */
export const entity = {
  key: 'upm_brokers',
  seedKey: 'upm_brokers_seed',
  baseKey: 'upm_brokers_base',
  open: (environment: Environment, seed: Seed) => {
    const brokers = createBrokerRepository(environment, seed);
    return {
      ...brokers,
      add: (fields: JsonObject = {}) => brokers.add(aBroker(fields)),
      update: (id: string, changes: JsonObject) => brokers.update(id, changes),
    };
  },
};

const STORED_AT = '2026-01-01T00:00:00.000Z';

export const aStored = (id: string, fields: JsonObject = {}): JsonObject => ({
  ...aBroker(),
  id,
  createdAt: STORED_AT,
  updatedAt: STORED_AT,
  ...fields,
});

export const NO_SEED: Seed = { revision: 0, records: [] };

export function contentsOf(area: FailingArea): Record<string, string | null> {
  const keys = Array.from({ length: area.length }, (_, index) => area.key(index) ?? '');
  return Object.fromEntries(keys.map((key) => [key, area.getItem(key)]));
}

/** Opens a repository over a stored list: `values`, any `text`, or nothing if `text` is null. */
export function openEntity({
  values = [],
  text = JSON.stringify(values),
  seed = NO_SEED,
  area = createFailingArea(),
  ...overrides
}: Partial<Environment> & {
  values?: readonly unknown[];
  text?: string | null;
  seed?: Seed;
  area?: FailingArea;
} = {}) {
  if (text !== null) area.setItem(entity.key, text);
  const { environment, reported } = anEnvironment({ area, ...overrides });
  return {
    area,
    environment,
    reported,
    repository: entity.open(environment, seed),
    storedText: () => area.getItem(entity.key),
    stored: (): readonly JsonObject[] => JSON.parse(area.getItem(entity.key) ?? '[]') as JsonObject[],
    /** Resolves once all pending writes have finished. */
    settled: () => environment.lock(entity.key, () => Promise.resolve()),
  };
}

import { createBrokerRepository } from '@/data/catalogue/repositories';
import type { ListDamage, RemovedRecord } from '@/data/catalogue/ports';
import type { Environment } from '@/data/storage/environment';
import type { JsonObject } from '@/data/storage/json';
import type { Seed } from '@/data/catalogue/seed';
import type { CatalogueDraft, Stamps } from '@/domain/entity';
import { anEnvironment, createFailingArea, type FailingArea } from './environment';
import { aBroker } from './records';

type Shown = Stamps & CatalogueDraft & { readonly features: string[] };

/** A repository that accepts any fields. */
interface Repository {
  readonly list: () => Promise<readonly Shown[]>;
  readonly listActive: () => Promise<readonly Shown[]>;
  readonly get: (id: string) => Promise<Shown | null>;
  readonly add: (fields?: JsonObject) => Promise<Shown>;
  readonly update: (id: string, changes: JsonObject) => Promise<Shown | null>;
  readonly toggleActive: (id: string) => Promise<Shown | null>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly setActive: (ids: readonly string[], isActive: boolean) => Promise<number>;
  readonly removeMany: (ids: readonly string[]) => Promise<readonly RemovedRecord[]>;
  readonly restore: (removed: readonly RemovedRecord[]) => Promise<number>;
  readonly move: (id: string, behind: string | null) => Promise<void>;
  readonly damage: () => Promise<ListDamage>;
  readonly watch: (onChange: () => void) => () => void;
}

export interface Entity {
  readonly name: 'broker';
  readonly key: string;
  readonly seedKey: string;
  readonly baseKey: string;
  readonly draft: (fields?: JsonObject) => JsonObject;
  readonly open: (environment: Environment, seed: Seed) => Repository;
}

/** The entity used by tests of lists. Accepts invalid fields, so that tests can pass damaged data. */
export const entity: Entity = {
  name: 'broker',
  key: 'upm_brokers',
  seedKey: 'upm_brokers_seed',
  baseKey: 'upm_brokers_base',
  draft: (fields = {}) => ({ ...aBroker(), ...fields }),
  open: (environment, seed) => {
    const brokers = createBrokerRepository(environment, seed);
    return {
      ...brokers,
      add: (fields = {}) => brokers.add(aBroker(fields)),
      update: (id, changes) => brokers.update(id, changes),
    };
  },
};

export const STORED_AT = '2026-01-01T00:00:00.000Z';

export const aStored = (entity: Entity, id: string, fields: JsonObject = {}): JsonObject => ({
  ...entity.draft(),
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
export function openEntity(
  entity: Entity,
  {
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
  } = {},
) {
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

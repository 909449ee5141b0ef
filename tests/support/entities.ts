import { createBrokerRepository } from '@/data/maintenance/repositories';
import type { Environment } from '@/data/storage/environment';
import { versionsForFile } from '@/domain/merge/files';
import type { ListRecord } from '@/domain/merge/versions';
import { changedList } from '@/data/catalogue/changedList';
import type { JsonObject } from '@/data/storage/json';
import { seedsOf, UNKNOWN_SEED, type PublicationMark, type Seed } from '@/data/catalogue/seeds';
import { anEnvironment, createFailingArea, type FailingArea } from './environment';
import { aBroker } from './records';

/** The list used by tests of lists: its keys, and a repository that accepts any fields, even damaged ones. */
export const entity = {
  key: 'upm_brokers',
  versionsKey: 'upm_brokers_versions',
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

export const aStored = (id: string, fields: JsonObject = {}): ListRecord => ({
  ...aBroker(),
  id,
  createdAt: STORED_AT,
  updatedAt: STORED_AT,
  ...fields,
});

export const NO_SEED: Seed = UNKNOWN_SEED;

interface Published extends PublicationMark {
  readonly records: readonly ListRecord[];
}

/** A later publication by somebody who had seen `before` and changed it to these records */
export function aLaterSeed(before: Seed, { records, ...mark }: Published): Seed {
  const options = { orderedBy: 'place', newAuthor: () => 'colleague' } as const;
  const { list } = changedList(before.list(), records, options);
  const file = {
    ...mark,
    brokers: list.records,
    versions: versionsForFile({ brokers: list }, mark.revision),
  };
  return seedsOf(file).brokers;
}

/** A list from a file that an older version of the site wrote without versions */
export const aSeed = ({ records, ...mark }: Published): Seed =>
  seedsOf({ ...mark, brokers: records }).brokers;

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
  seed?: Seed | Published;
  area?: FailingArea;
} = {}) {
  if (text !== null) area.setItem(entity.key, text);
  const { environment, reported } = anEnvironment({ area, ...overrides });
  return {
    area,
    environment,
    reported,
    repository: entity.open(environment, 'list' in seed ? seed : aSeed(seed)),
    storedText: () => area.getItem(entity.key),
    stored: (): readonly JsonObject[] => JSON.parse(area.getItem(entity.key) ?? '[]') as JsonObject[],
    /** Resolves once all pending writes have finished. */
    settled: () => environment.lock(entity.key, () => Promise.resolve()),
  };
}

import { onlyActive, onlyInactive, type CatalogueDraft, type Stored } from '@/domain/catalogue/entity';
import { simulatedDelays, type Environment } from '@/data/storage/environment';
import { readableValues } from '@/data/storage/json';
import { writeAll } from '@/data/storage/keyValueStore';
import { writeFailure } from '@/data/storage/storageError';
import { recordsOf, type ListEntry } from './entries';
import type { ListRules } from './lists';
import type { ListDamage, CatalogueReader } from './ports';
import { CatalogueUnavailableError } from './publishedCatalogue';
import type { Seed } from './seeds';
import { createVersionedList, storedValuesOf, type VersionedListStore } from './versionedList';

/** Reads the list again on every call. */
export interface StoredList<D extends CatalogueDraft> extends CatalogueReader<D> {
  /** Waits for the first seed if necessary. */
  readonly ready: () => Promise<void>;
  readonly versioned: VersionedListStore<D>;
  readonly toEntries: (values: readonly unknown[]) => readonly ListEntry<D>[];
  /**
   * Records with a pending seed applied; empty if there isn't one.
   * @throws StorageError
   */
  readonly pendingRecords: () => Stored<D>[];
  /**
   * Takes 500 ms.
   * @throws StorageError, CatalogueUnavailableError if nothing is known of the list yet
   */
  readonly list: () => Promise<Stored<D>[]>;
  /**
   * Takes 200 ms.
   * @throws StorageError
   */
  readonly one: (find: (records: Stored<D>[]) => Stored<D> | undefined) => Promise<Stored<D> | null>;
  /** @throws StorageError */
  readonly damage: () => Promise<ListDamage>;
  /** Why the displayed seed couldn't be stored */
  readonly seedFailure: () => Error | null;
}

export type SortRecords<D> = (records: readonly Stored<D>[]) => Stored<D>[];

/** Stores the list that follows the site's file, which is shown from memory until then. Returns why that failed. */
async function storeSeed<D extends CatalogueDraft>(
  key: string,
  versioned: VersionedListStore<D>,
  seed: Seed,
  { store, wait, lock, report }: Environment,
): Promise<Error | null> {
  try {
    await lock(key, async () => {
      await wait(simulatedDelays.write);
      const followed = versioned.followed(seed);
      if (followed) writeAll(store, versioned.texts(followed.list, undefined, followed.isReplacement));
    });
    return null;
  } catch (error) {
    report(writeFailure(key, error, () => `The seed of ${key} was not stored.`));
    return error instanceof Error ? error : new Error(String(error));
  }
}

export function createStoredList<D extends CatalogueDraft>(
  rules: ListRules<D>,
  seed: Seed,
  environment: Environment,
  inOrder: SortRecords<D> = (records) => [...records],
): StoredList<D> {
  const { wait, watch } = environment;
  const { key } = rules;
  const versioned = createVersionedList(rules, environment);
  const { toEntries } = versioned;
  const toRecords = (values: readonly unknown[]) => recordsOf(toEntries(values));
  let seeding: Promise<void> | undefined;
  let seedFailure: Error | null = null;

  async function ready(): Promise<void> {
    if (seed.arrives && versioned.isUnpublished()) await seed.arrives();
  }

  function shown(): { readonly values: readonly unknown[]; readonly isSeeded: boolean } {
    const { text, values } = versioned.read();
    if (text === null && seed.arrives && seed.revision === 0)
      throw new CatalogueUnavailableError('unreachable');
    const followed = versioned.followed(seed);
    return {
      values: followed ? storedValuesOf(followed.list) : readableValues(values),
      isSeeded: followed !== null,
    };
  }

  function current(): Stored<D>[] {
    const { values, isSeeded } = shown();
    if (isSeeded)
      seeding ??= storeSeed(key, versioned, seed, environment).then((failure) => {
        seedFailure = failure;
        seeding = undefined;
      });
    return toRecords(values);
  }

  async function list(): Promise<Stored<D>[]> {
    await Promise.all([wait(simulatedDelays.list), ready()]);
    return inOrder(current());
  }

  return {
    ready,
    versioned,
    toEntries,
    pendingRecords: () => toRecords(versioned.followed(seed)?.list.records ?? []),
    list,
    listActive: async () => onlyActive(await list()),
    listInactive: async () => onlyInactive(await list()),
    async peekActive() {
      await seed.arrives?.();
      return onlyActive(inOrder(toRecords(shown().values)));
    },
    publishedActive: () => onlyActive(inOrder(toRecords(seed.records))),
    async one(find) {
      await Promise.all([wait(simulatedDelays.one), ready()]);
      return find(current()) ?? null;
    },
    async damage() {
      await ready();
      const { values } = versioned.read();
      return {
        isCorrupt: values === 'corrupt',
        unreadable: toEntries(readableValues(values)).filter(({ record }) => record === null).length,
      };
    },
    seedFailure: () => seedFailure,
    watch: (onChange) => watch(key, onChange),
  };
}

import type { CatalogueDraft, Stored } from '@/domain/entity';
import { formatJson } from '@/data/storage/json';
import { writeFailure } from '@/data/storage/writeFailure';
import type { CatalogueEnvironment } from './environment';
import type { ListDamage } from './ports';
import { keepAside } from '@/data/storage/keepAside';
import { ledgerOf, readLedger } from './seed';
import { simulatedDelays } from './simulatedDelays';
import { readableValues, type StoredList } from './storedList';

/** The records of a list, without a way to change them. */
export interface Reading<D extends CatalogueDraft> {
  /** All readable records in stored order, after 500 ms. @throws StorageError when storage cannot be read */
  readonly list: () => Promise<Stored<D>[]>;
  /** The records of the seed, whatever is stored: for pages that are read without scripts. */
  readonly published: () => Stored<D>[];
  /** The record that `find` finds, after 200 ms. @throws StorageError when storage cannot be read */
  readonly one: (find: (records: Stored<D>[]) => Stored<D> | undefined) => Promise<Stored<D> | undefined>;
  /** What of it cannot be read. @throws StorageError when storage cannot be read */
  readonly damage: () => Promise<ListDamage>;
  /** Why the seed that is shown could not be stored; null where it could. */
  readonly seedFailure: () => Error | null;
  /** Calls back when another tab may have changed the list; returns the way to stop. */
  readonly watch: (onChange: () => void) => () => void;
}

export function createReading<D extends CatalogueDraft>(
  { key, seedKey, seed, ready, read, pendingSeed, toEntries, toRecords }: StoredList<D>,
  { store, wait, lock, watch, report }: CatalogueEnvironment,
): Reading<D> {
  let seeding: Promise<void> | undefined;
  let seedFailure: Error | null = null;

  /** Stores the seed, or what a newer one changes. Until that is done, lists show the same from memory. */
  async function storeSeed(): Promise<void> {
    try {
      await lock(key, async () => {
        await wait(simulatedDelays.write);
        const { text } = read();
        const seeded = pendingSeed();
        if (seeded === null) return;
        const newText = formatJson(seeded.values);
        if (seeded.isReplacement && text !== null && text !== newText) keepAside(store, key, text);
        const writeLedger = () => {
          store.write(
            seedKey,
            formatJson(ledgerOf(seed, readLedger(store.read(seedKey)), seeded.agreedOrder)),
          );
        };
        // A new list after its ledger, as one without would never follow a later seed; an old list before it,
        // as one that could not be written would else count as up to date.
        if (text === null) writeLedger();
        store.write(key, newText);
        if (text !== null) writeLedger();
      });
      seedFailure = null;
    } catch (error) {
      seedFailure = error instanceof Error ? error : new Error(String(error));
      report(writeFailure(key, error, () => `The seed of ${key} was not stored.`));
    }
  }

  function current(): Stored<D>[] {
    const seeded = pendingSeed();
    if (seeded === null) return toRecords(readableValues(read().values));
    seeding ??= storeSeed().finally(() => {
      seeding = undefined;
    });
    return toRecords(seeded.values);
  }

  return {
    async list() {
      await Promise.all([wait(simulatedDelays.list), ready()]);
      return current();
    },
    published: () => toRecords(seed.records),
    async one(find) {
      await Promise.all([wait(simulatedDelays.one), ready()]);
      return find(current());
    },
    async damage() {
      await ready();
      const { values } = read();
      return {
        isCorrupt: values === 'corrupt',
        unreadable: toEntries(readableValues(values)).filter(({ record }) => record === null).length,
      };
    },
    seedFailure: () => seedFailure,
    watch: (onChange) => watch(key, onChange),
  };
}

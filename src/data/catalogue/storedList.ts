import type { CatalogueDraft, Stored } from '@/domain/entity';
import type { KeyValueStore } from '@/data/storage/keyValueStore';
import { readEntries, recordsOf, type Entry } from './entries';
import { createListReader, type ParsedList } from './parseList';
import type { ListRules } from './lists';
import { NO_SEED_TAKEN, readLedger, seededList, type Seed, type SeededList } from './seed';

/** A list as it is in storage, which is the only copy: each call reads it afresh. */
export interface StoredList<D extends CatalogueDraft> extends ListRules<D> {
  readonly seed: Seed;
  /** Settles when it can be read: at once, unless it waits for its first seed. */
  readonly ready: () => Promise<void>;
  /** The stored text, and what is in it; nothing changes the values. @throws StorageError */
  readonly read: () => { readonly text: string | null; readonly values: ParsedList };
  /** What a seed makes of the stored list, or null when there is nothing to take. @throws StorageError */
  readonly pendingSeed: () => SeededList | null;
  readonly toEntries: (values: readonly unknown[]) => Entry<D>[];
  readonly toRecords: (values: readonly unknown[]) => Stored<D>[];
}

/** The values of a list, none for one that is not there or cannot be read. */
export const readableValues = (values: ParsedList): readonly unknown[] =>
  values === null || values === 'corrupt' ? [] : values;

export function createStoredList<D extends CatalogueDraft>(
  rules: ListRules<D>,
  seed: Seed,
  store: KeyValueStore,
): StoredList<D> {
  const { key, seedKey, draftSchema } = rules;
  const toEntries = (values: readonly unknown[]) => readEntries(values, draftSchema);
  const read = createListReader(store, key);

  const takesItsFirstSeed = () =>
    store.read(key) === null ||
    (readLedger(store.read(seedKey)) ?? NO_SEED_TAKEN).revision === NO_SEED_TAKEN.revision;

  return {
    ...rules,
    seed,
    async ready() {
      if (seed.arrives && takesItsFirstSeed()) await seed.arrives();
    },
    read,
    pendingSeed: () => seededList(read().values, seedKey, seed, store),
    toEntries,
    toRecords: (values) => recordsOf(toEntries(values)),
  };
}

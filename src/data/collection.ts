import * as v from 'valibot';
import { isoTime, uniqueId, type CatalogueDraft, type Stored } from '@/domain/entity';
import { parseList, readEntries, recordsOf, toValue, type Entry } from './entries';
import { formatJson, isJsonObject, parseJson, throughJson, type JsonObject } from './json';
import type { KeyValueStore } from './keyValueStore';
import type { Lock } from './lock';
import { ledgerOf, NO_SEED_TAKEN, readLedger, takeSeed, type Seed, type SeedLedger } from './seed';
import { simulatedDelays, type Wait } from './simulatedDelays';
import type { WatchStorage } from './storageChanges';
import { StorageError, type StorageErrorKind } from './storageError';
import { quarantineKey } from './storageKeys';

/*
 * Records of one entity under one storage key. Storage is the only copy: every operation reads it afresh, so
 * nothing here can be stale and no tab ever saves a list from memory.
 *
 * A write takes the lock, waits the simulated delay, and only then reads, changes, writes and reads back with
 * nothing asynchronous in between. The wait must stay inside the lock and before the read: browsers hand a write
 * to other tabs a moment after it happened, so a lock alone still loses updates.
 */

export type WriteOperation = 'add' | 'update' | 'remove';

/** Everything from outside that a collection uses. */
export interface CollectionEnvironment {
  readonly store: KeyValueStore;
  /** The clock, in milliseconds since 1970. */
  readonly now: () => number;
  readonly wait: Wait;
  readonly lock: Lock;
  readonly watch: WatchStorage;
  /** Told of failures that nobody waits for. */
  readonly report: (error: unknown) => void;
}

export interface CollectionRules<D extends CatalogueDraft> {
  readonly key: string;
  readonly seedKey: string;
  readonly draftSchema: v.GenericSchema<unknown, D>;
  readonly seed: Seed;
  /** The sentence for a failed write. */
  readonly message: (operation: WriteOperation, kind: StorageErrorKind) => string;
}

/** What a new record takes from the list it joins: the id to try first, and fields that depend on the others. */
interface Admission {
  readonly proposedId: number;
  readonly fields?: object;
}

export interface Collection<D extends CatalogueDraft> {
  /** All readable records in stored order, after 500 ms. @throws StorageError when storage cannot be read */
  readonly list: () => Promise<Stored<D>[]>;
  /** All readable records at once, for finding an id. @throws StorageError when storage cannot be read */
  readonly current: () => Stored<D>[];
  /** The records of the seed, whatever is stored: for pages that are read without scripts. */
  readonly published: () => Stored<D>[];
  /** One record, after 200 ms. @throws StorageError when storage cannot be read */
  readonly get: (id: string) => Promise<Stored<D> | undefined>;
  /** @throws StorageError when nothing was written */
  readonly add: (draft: D, admit: (records: Stored<D>[]) => Admission) => Promise<Stored<D>>;
  /** Undefined for an unknown id. `id` and `createdAt` never change. @throws StorageError when nothing was written */
  readonly update: (id: string, changes: (record: Stored<D>) => object) => Promise<Stored<D> | undefined>;
  /** Changes the records for which `changes` gives something. @throws StorageError when nothing was written */
  readonly updateEach: (
    changes: (records: Stored<D>[]) => (record: Stored<D>) => object | null,
  ) => Promise<void>;
  /** False for an unknown id. @throws StorageError when nothing was written */
  readonly remove: (id: string) => Promise<boolean>;
  /** Whether a text stands under the key that is not a JSON list; it is shown as empty and kept before a write. */
  readonly isCorrupt: () => boolean;
  /** Calls back when another tab may have changed the list; returns the way to stop. */
  readonly watch: (onChange: () => void) => () => void;
}

const withoutStamps = ({ id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...rest }: JsonObject) =>
  rest;

export function createCollection<D extends CatalogueDraft>(
  { key, seedKey, draftSchema, seed, message }: CollectionRules<D>,
  { store, now, wait, lock, watch, report }: CollectionEnvironment,
): Collection<D> {
  const toEntries = (values: readonly unknown[]) => readEntries(values, draftSchema);

  function storedLedger(): SeedLedger | null {
    const text = store.read(seedKey);
    try {
      return text === null ? null : readLedger(parseJson(text));
    } catch {
      return null;
    }
  }

  /** What the seed makes of the stored text, or null when there is nothing to take from it. */
  function seededValues(text: string | null): readonly unknown[] | null {
    if (text === null) return seed.records;
    const values = parseList(text);
    const ledger = storedLedger();
    if (values === null || values === 'corrupt' || ledger === null || ledger.revision >= seed.revision)
      return null;
    return takeSeed(values, ledger, seed);
  }

  /** Keeps a text that could not be read before it is written over; throws, so that nothing is, if it cannot. */
  function quarantine(text: string): void {
    for (let copy = 1; ; copy += 1) {
      const kept = store.read(quarantineKey(key, copy));
      if (kept === text) return;
      if (kept !== null) continue;
      store.write(quarantineKey(key, copy), text);
      return;
    }
  }

  /** The error to throw for a failed write; one that is not storage's own is passed on as it is. */
  function failure(operation: WriteOperation, error: unknown): unknown {
    const isLockTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    const kind = error instanceof StorageError ? error.kind : isLockTimeout ? 'busy' : null;
    return kind === null ? error : new StorageError(kind, key, message(operation, kind), error);
  }

  function serialise<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw new StorageError('serialize', key, `Not every value for ${key} can be written as JSON.`, error);
    }
  }

  /** A list that starts without its seed is marked, so that the seed still joins it; not worth failing for. */
  function markUnseeded(): void {
    try {
      store.write(seedKey, formatJson(NO_SEED_TAKEN));
    } catch (error) {
      report(error);
    }
  }

  /** The whole write path. `change` gives null when there is nothing to write. */
  async function mutate<T>(
    operation: WriteOperation,
    change: (entries: readonly Entry<D>[]) => { entries: readonly Entry<D>[] | null; result: T },
  ): Promise<T> {
    try {
      return await lock(key, async () => {
        await wait(simulatedDelays.write);
        const before = store.read(key);
        const values = parseList(before);
        const { entries, result } = change(values === null || values === 'corrupt' ? [] : toEntries(values));
        if (entries === null) return result;
        const text = serialise(() => formatJson(entries.map(toValue)));
        if (before !== null && values === 'corrupt') quarantine(before);
        if (before === null) markUnseeded();
        store.write(key, text);
        return result;
      });
    } catch (error) {
      throw failure(operation, error);
    }
  }

  let seeding: Promise<void> | undefined;

  /** Stores the seed, or what a newer one changes. Until that is done, lists show the same from memory. */
  async function storeSeed(): Promise<void> {
    try {
      await lock(key, async () => {
        await wait(simulatedDelays.write);
        const before = store.read(key);
        const values = seededValues(before);
        if (values === null) return;
        const writeLedger = () => {
          store.write(seedKey, formatJson(ledgerOf(seed)));
        };
        // A new list after its ledger, as one without would never follow a later seed; an old list before it,
        // as one that could not be written would else count as up to date.
        if (before === null) writeLedger();
        store.write(key, formatJson(values));
        if (before !== null) writeLedger();
      });
    } catch (error) {
      report(failure('add', error));
    }
  }

  function read(): Stored<D>[] {
    const text = store.read(key);
    const seeded = seededValues(text);
    if (seeded !== null) {
      seeding ??= storeSeed().finally(() => {
        seeding = undefined;
      });
      return recordsOf(toEntries(seeded));
    }
    const values = parseList(text);
    return values === null || values === 'corrupt' ? [] : recordsOf(toEntries(values));
  }

  /** The entry with `changes` made: only the fields they name are written, all others stay as they are stored. */
  function changed({ value, record }: Entry<D>, changes: object): Entry<D> {
    if (record === null || !isJsonObject(value)) return { value, record };
    return serialise(() => {
      const named = withoutStamps(throughJson(changes) as JsonObject);
      const draft = v.parse(draftSchema, { ...record, ...named });
      const normalised = Object.fromEntries(
        Object.entries(draft).filter(([field]) => Object.hasOwn(named, field)),
      );
      const updatedAt = isoTime(now());
      return {
        value: { ...value, ...named, ...normalised, id: record.id, updatedAt },
        record: { ...draft, id: record.id, createdAt: record.createdAt, updatedAt },
      };
    });
  }

  return {
    published: () => recordsOf(toEntries(seed.records)),
    async list() {
      await wait(simulatedDelays.list);
      return read();
    },

    current: read,

    async get(id) {
      await wait(simulatedDelays.one);
      return read().find((record) => record.id === id);
    },

    add: (draft, admit) =>
      mutate('add', (entries) => {
        // With those a seed is still to bring, so that none of them finds its id taken.
        const awaited = toEntries(seededValues(store.read(key)) ?? []);
        const records = recordsOf([...entries, ...awaited]);
        const { proposedId, fields } = admit(records);
        const filledIn = serialise(() => withoutStamps(throughJson({ ...draft, ...fields }) as JsonObject));
        const normalised = serialise(() => v.parse(draftSchema, filledIn));
        const id = uniqueId(proposedId, new Set(records.map((record) => record.id)));
        const time = isoTime(now());
        const record = { ...normalised, id, createdAt: time, updatedAt: time };
        return { entries: [...entries, { value: { ...filledIn, ...record }, record }], result: record };
      }),

    update: (id, changes) =>
      mutate('update', (entries) => {
        const index = entries.findIndex(({ record }) => record?.id === id);
        const entry = entries[index];
        if (!entry?.record) return { entries: null, result: undefined };
        const next = changed(entry, changes(entry.record));
        return { entries: entries.with(index, next), result: next.record ?? undefined };
      }),

    updateEach: (changes) =>
      mutate('update', (entries) => {
        const changesOf = changes(recordsOf(entries));
        const next = entries.map((entry) => {
          const named = entry.record && changesOf(entry.record);
          return named ? changed(entry, named) : entry;
        });
        return {
          entries: next.some((entry, index) => entry !== entries[index]) ? next : null,
          result: undefined,
        };
      }),

    remove: (id) =>
      mutate('remove', (entries) => {
        const index = entries.findIndex(({ record }) => record?.id === id);
        return index < 0
          ? { entries: null, result: false }
          : { entries: entries.toSpliced(index, 1), result: true };
      }),

    isCorrupt: () => parseList(store.read(key)) === 'corrupt',

    watch: (onChange) => watch(key, onChange),
  };
}

import * as v from 'valibot';
import { isoTime, uniqueId, type CatalogueDraft, type Stored } from '@/domain/entity';
import { formatJson, isJsonObject, asEntered, type JsonObject } from '@/data/storage/json';
import { StorageError, type StorageErrorKind } from '@/data/storage/storageError';
import { writeKeepingBase } from '@/data/publishing/baseCopies';
import { writeFailure } from '@/data/storage/writeFailure';
import { recordsOf, toValue, type Entry } from './entries';
import type { CatalogueEnvironment } from './environment';
import { inOrderOf } from '@/domain/listOrder';
import type { ListRules } from './lists';
import type { Changes, ManyRecords } from './ports';
import { keepAside } from '@/data/storage/keepAside';
import { createReading, type Reading } from './reading';
import { NO_SEED_TAKEN, type Seed } from './seed';
import { simulatedDelays } from './simulatedDelays';
import { createStoredList, readableValues } from './storedList';

/*
 * Records of one entity under one storage key. Storage is the only copy: every operation reads it afresh, so
 * nothing here can be stale and no tab ever saves a list from memory.
 *
 * A write takes the lock, waits the simulated delay, and only then reads, changes, writes and reads back with
 * nothing asynchronous in between. The wait must stay inside the lock and before the read: browsers hand a write
 * to other tabs a moment after it happened, so a lock alone still loses updates.
 */

export type WriteOperation = 'add' | 'update' | 'remove';

/** The sentence for a failed write. */
export type WriteMessage = (operation: WriteOperation, kind: StorageErrorKind) => string;

/** What a new record takes from the list it joins: the id to try first, and fields that depend on the others. */
interface Admission {
  readonly proposedId: number;
  readonly fields?: object;
}

export interface Collection<D extends CatalogueDraft> extends Reading<D>, ManyRecords {
  /** One record, after 200 ms. @throws StorageError when storage cannot be read */
  readonly get: (id: string) => Promise<Stored<D> | undefined>;
  /** @throws StorageError when nothing was written */
  readonly add: (draft: D, admit: (records: Stored<D>[]) => Admission) => Promise<Stored<D>>;
  /**
   * Undefined for an unknown id. `id` and `createdAt` never change; where no field is named, nothing does.
   * @throws StorageError when nothing was written, and whatever `changes` throws
   */
  readonly update: (id: string, changes: Changes<D>) => Promise<Stored<D> | undefined>;
  /**
   * Changes the records for which `changes` gives something, and tells how many.
   * @param ids those that were asked about
   * @throws StorageError
   */
  readonly updateEach: (
    ids: readonly string[],
    changes: (records: Stored<D>[]) => (record: Stored<D>) => object | null,
  ) => Promise<number>;
  /**
   * Puts the records into the order of the ids that `orderOf` gives for them; what cannot be read stays in its place.
   * @param ids the records that were moved
   * @throws StorageError
   */
  readonly arrange: (
    ids: readonly string[],
    orderOf: (records: Stored<D>[]) => readonly string[],
  ) => Promise<void>;
}

/** Changes a record to this state, or to the one it is not in. */
export const activity =
  (isActive?: boolean) =>
  (stored: CatalogueDraft): { readonly isActive?: boolean } =>
    stored.isActive === isActive ? {} : { isActive: isActive ?? !stored.isActive };

const withoutStamps = ({ id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...rest }: JsonObject) =>
  rest;

export function createCollection<D extends CatalogueDraft>(
  rules: ListRules<D>,
  seed: Seed,
  message: WriteMessage,
  environment: CatalogueEnvironment,
): Collection<D> {
  const { store, now, wait, lock, report } = environment;
  const stored = createStoredList(rules, seed, store);
  const { key, seedKey, draftSchema, toEntries, toRecords } = stored;
  const reading = createReading(stored, environment);

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

  /** A record that is shown from a seed for which there was no room cannot be changed: it is not stored yet. */
  function refuseUnstored(ids: readonly string[], entries: readonly Entry<D>[]): void {
    const failure = reading.seedFailure();
    if (failure === null) return;
    const stored = new Set(recordsOf(entries).map(({ id }) => id));
    const shown = new Set(withPendingSeed([]).map(({ id }) => id));
    if (ids.some((id) => shown.has(id) && !stored.has(id))) throw failure;
  }

  /** The whole write path, for these records. `change` gives null when there is nothing to write. */
  async function mutate<T>(
    operation: WriteOperation,
    ids: readonly string[],
    change: (entries: readonly Entry<D>[]) => { entries: readonly Entry<D>[] | null; result: T },
  ): Promise<T> {
    try {
      return await lock(key, async () => {
        await Promise.all([wait(simulatedDelays.write), stored.ready()]);
        const { text: before, values } = stored.read();
        const entriesBefore = toEntries(readableValues(values));
        refuseUnstored(ids, entriesBefore);
        const { entries, result } = change(entriesBefore);
        if (entries === null) return result;
        const staying = new Set(entries);
        const leaving = entriesBefore.filter((entry) => !staying.has(entry)).map(({ value }) => value);
        const text = serialise(() => formatJson(entries.map(toValue)));
        if (before !== null && values === 'corrupt') keepAside(store, key, before);
        if (before === null) markUnseeded();
        writeKeepingBase(environment, [[rules, leaving]], () => {
          store.write(key, text);
        });
        return result;
      });
    } catch (error) {
      throw writeFailure(key, error, (kind) => message(operation, kind));
    }
  }

  /** The entry with `changes` made: only the fields they name are written, all others stay as they are stored. */
  function applyChanges({ value, record }: Entry<D>, changes: object): Entry<D> {
    if (record === null || !isJsonObject(value)) return { value, record };
    return serialise(() => {
      const named = withoutStamps(asEntered(changes) as JsonObject);
      const draft = v.parse(draftSchema, { ...record, ...named });
      const normalised = Object.fromEntries(
        Object.entries(draft).filter(([field]) => Object.hasOwn(named, field)),
      );
      // A clock that was set back changes nothing before it was made.
      const updatedAt = isoTime(Math.max(now(), Date.parse(record.createdAt) || -Infinity));
      return {
        value: { ...value, ...named, ...normalised, id: record.id, updatedAt },
        record: { ...draft, id: record.id, createdAt: record.createdAt, updatedAt },
      };
    });
  }

  /** The records, with those a seed is still to bring, so that none of them finds its id taken. */
  const withPendingSeed = (entries: readonly Entry<D>[]): Stored<D>[] => [
    ...recordsOf(entries),
    ...toRecords(stored.pendingSeed()?.values ?? []),
  ];

  const updateEach: Collection<D>['updateEach'] = (ids, changes) =>
    mutate('update', ids, (entries) => {
      const changesOf = changes(recordsOf(entries));
      let count = 0;
      const next = entries.map((entry) => {
        const named = entry.record && changesOf(entry.record);
        if (!named) return entry;
        count += 1;
        return applyChanges(entry, named);
      });
      return { entries: count === 0 ? null : next, result: count };
    });

  return {
    ...reading,

    get: (id) => reading.one((records) => records.find((record) => record.id === id)),

    add: (draft, admit) =>
      mutate('add', [], (entries) => {
        const records = withPendingSeed(entries);
        const { proposedId, fields } = admit(records);
        const filledIn = serialise(() => withoutStamps(asEntered({ ...draft, ...fields }) as JsonObject));
        const normalised = serialise(() => v.parse(draftSchema, filledIn));
        const id = uniqueId(proposedId, new Set(records.map((record) => record.id)));
        const time = isoTime(now());
        const record = { ...normalised, id, createdAt: time, updatedAt: time };
        return { entries: [...entries, { value: { ...filledIn, ...record }, record }], result: record };
      }),

    update: (id, changes) =>
      mutate('update', [id], (entries) => {
        const index = entries.findIndex(({ record }) => record?.id === id);
        const entry = entries[index];
        if (!entry?.record) return { entries: null, result: undefined };
        const named = typeof changes === 'function' ? changes(entry.record) : changes;
        if (Object.keys(named).length === 0) return { entries: null, result: entry.record };
        const next = applyChanges(entry, named);
        return { entries: entries.with(index, next), result: next.record ?? undefined };
      }),

    updateEach,

    arrange: (ids, orderOf) =>
      mutate('update', ids, (entries) => {
        const readable = entries.flatMap((entry) =>
          entry.record === null ? [] : [{ id: entry.record.id, entry }],
        );
        const order = inOrderOf(readable, orderOf(recordsOf(entries))).values();
        const next = entries.map((entry) => (entry.record && order.next().value?.entry) ?? entry);
        const isSame = next.every((entry, index) => entry === entries[index]);
        return { entries: isSame ? null : next, result: undefined };
      }),

    setActive(ids, isActive) {
      const named = new Set(ids);
      return updateEach(
        ids,
        () => (record) => (named.has(record.id) && record.isActive !== isActive ? { isActive } : null),
      );
    },

    removeMany: (ids) =>
      mutate('remove', ids, (entries) => {
        const named = new Set(ids);
        const removed = entries.flatMap((entry, index) => {
          const { record } = entry;
          return record !== null && named.has(record.id)
            ? [{ id: record.id, name: record.name, index, value: toValue(entry) }]
            : [];
        });
        const places = new Set(removed.map(({ index }) => index));
        return {
          entries: removed.length === 0 ? null : entries.filter((_entry, index) => !places.has(index)),
          result: removed,
        };
      }),

    restore: (removed) =>
      mutate('add', [], (entries) => {
        const taken = new Set(withPendingSeed(entries).map(({ id }) => id));
        const next = [...entries];
        // From the first place to the last, so that each finds those before it already back.
        for (const { id, index, value } of removed.toSorted((a, b) => a.index - b.index)) {
          if (taken.has(id)) continue;
          taken.add(id);
          next.splice(index, 0, { value, record: null });
        }
        const result = next.length - entries.length;
        return { entries: result === 0 ? null : next, result };
      }),
  };
}

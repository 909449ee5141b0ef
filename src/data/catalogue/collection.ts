import * as v from 'valibot';
import { isoTime, uniqueId, type CatalogueDraft, type Stored } from '@/domain/catalogue/entity';
import type { RemovedRecord as RemovedVersions } from '@/domain/merge/changes';
import type { ListRecord } from '@/domain/merge/versions';
import { sortByIds, orderWithMoved } from '@/domain/catalogue/listOrder';
import { preview } from '@/domain/text/preview';
import { simulatedDelays, type Environment } from '@/data/storage/environment';
import { sanitise, isJsonObject, readableValues, type JsonObject } from '@/data/storage/json';
import { writeAll } from '@/data/storage/keyValueStore';
import { StorageError, writeFailure, type StorageErrorKind } from '@/data/storage/storageError';
import { changedList } from './changedList';
import { recordsOf, toValue, type Entry } from './entries';
import type { Seed } from './seeds';
import type { ListRules } from './lists';
import { NotFoundError, type Changes, type Importable, type RemovedRecord, type Repository } from './ports';
import { createStoredList, type SortRecords, type StoredList } from './storedList';
import { listOptions } from './versionedList';

/*
 * Storage is the only copy of a list: every operation reads it again, and no tab saves a list from memory. A
 * write takes the lock, waits for the simulated delay, and only then reads, changes, writes and reads back
 * synchronously. The wait must stay inside the lock and before the read: other tabs see a write a moment
 * after it happened, so a lock alone would still lose updates.
 */

type WriteOperation = 'add' | 'update' | 'remove';

const FAILURE_MESSAGES: Record<WriteOperation, (noun: string) => string> = {
  add: (noun) => `Failed to save ${noun} to storage`,
  update: (noun) => `Failed to update ${noun} in storage`,
  remove: (noun) => `Failed to delete ${noun} from storage`,
};

const MAX_NAME_CHARACTERS = 60;

const toggleVerb = (isActive: boolean) => (isActive ? 'Activated' : 'Deactivated');

/** The first id to try, and fields that depend on the other records */
interface Admission {
  readonly proposedId: number;
  readonly fields?: object;
}

export interface Collection<D extends CatalogueDraft>
  extends Repository<D>, Importable<D>, Pick<StoredList<D>, 'one'> {
  /** @throws StorageError if nothing was written */
  readonly admit: (draft: D, admission: (records: Stored<D>[]) => Admission) => Promise<Stored<D>>;
  /**
   * Changes the records for which `changes` returns fields, and returns their number.
   * @param actionOf describes the change for the log
   * @throws StorageError
   */
  readonly updateEach: (
    ids: readonly string[],
    changes: (records: Stored<D>[]) => (record: Stored<D>) => object | null,
    actionOf: (count: number) => string | null,
  ) => Promise<number>;
}

interface CollectionOptions<D> {
  /** The message if an added record isn't stored although the browser reported no error */
  readonly notKept?: string;
  /** Display order, if it isn't the stored one */
  readonly inOrder?: SortRecords<D>;
}

interface Outcome<D, T> {
  /** Null if there is nothing to write */
  readonly entries: readonly Entry<D>[] | null;
  readonly result: T;
  /** For the log; null if nothing was done */
  readonly action: string | null;
  /** Deleted records that are brought back */
  readonly restored?: readonly RemovedRecord[];
  /** Replaces the result once deletions have versions, by id */
  readonly afterwards?: (removed: ReadonlyMap<string, RemovedVersions>) => T;
}

const withoutStamps = ({ id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...rest }: JsonObject) =>
  rest;

export function createCollection<D extends CatalogueDraft>(
  rules: ListRules<D>,
  seed: Seed,
  environment: Environment,
  { notKept, inOrder }: CollectionOptions<D> = {},
): Collection<D> {
  const { store, now, wait, lock, log } = environment;
  const { key, noun, draftSchema } = rules;
  const stored = createStoredList(rules, seed, environment, inOrder);

  const actionOnOne = (verb: string, { name }: Pick<CatalogueDraft, 'name'>): string =>
    `${verb} the ${noun} “${preview(name, MAX_NAME_CHARACTERS)}”`;

  const actionOnSome = (verb: string, count: number): string | null =>
    count === 0 ? null : `${verb} ${noun}s: ${String(count)}`;

  function failureMessage(operation: WriteOperation, kind: StorageErrorKind): string {
    if (kind === 'serialize') return `Failed to serialize ${noun} data`;
    return (operation === 'add' && kind === 'verify' && notKept) || FAILURE_MESSAGES[operation](noun);
  }

  function serialise<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw new StorageError('serialize', key, `Not every value for ${key} can be written as JSON.`, error);
    }
  }

  /** Throws if a record comes from a seed that didn't fit into storage. */
  function refuseUnstored(ids: readonly string[], entries: readonly Entry<D>[]): void {
    const failure = stored.seedFailure();
    if (failure === null) return;
    const held = new Set(recordsOf(entries).map(({ id }) => id));
    const shown = new Set(withPendingSeed([]).map(({ id }) => id));
    if (ids.some((id) => shown.has(id) && !held.has(id))) throw failure;
  }

  /** Returns what undoing a deletion needs, by id. */
  function write(
    entries: readonly Entry<D>[],
    isRestarted: boolean,
    restored: readonly RemovedRecord[] = [],
  ) {
    const { versioned } = stored;
    const before = isRestarted ? versioned.taken(seed) : versioned.current();
    const records = entries.filter(({ record }) => record !== null).map(toValue) as ListRecord[];
    const back = restored.flatMap(({ versions }) => versions ?? []);
    const { list, removed } = changedList(before, records, listOptions(environment, rules), back);
    const next = list.records.values();
    // Unreadable values keep their places.
    const values = entries.map(({ value, record }) => (record === null ? value : next.next().value));
    writeAll(
      store,
      serialise(() => versioned.texts({ ...before, ...list }, values)),
    );
    return removed;
  }

  async function mutate<T>(
    operation: WriteOperation,
    ids: readonly string[],
    change: (entries: readonly Entry<D>[]) => Outcome<D, T>,
  ): Promise<T> {
    try {
      const { result, action } = await lock(key, async () => {
        await Promise.all([wait(simulatedDelays.write), stored.ready()]);
        const { values } = stored.versioned.read();
        // Without the published records, the next publication would delete them.
        const isRestarted = values === 'corrupt' && seed.revision > 0;
        const entriesBefore = stored.toEntries(isRestarted ? seed.records : readableValues(values));
        refuseUnstored(ids, entriesBefore);
        const outcome = change(entriesBefore);
        if (outcome.entries === null) return outcome;
        const removed = write(outcome.entries, isRestarted, outcome.restored);
        return { ...outcome, result: outcome.afterwards?.(removed) ?? outcome.result };
      });
      if (action !== null) log?.(action);
      return result;
    } catch (error) {
      throw writeFailure(key, error, (kind) => failureMessage(operation, kind));
    }
  }

  /** Writes only the named fields; the others stay as stored. */
  function applyChanges({ value, record }: Entry<D>, changes: object): Entry<D> {
    if (record === null || !isJsonObject(value)) return { value, record };
    return serialise(() => {
      const named = withoutStamps(sanitise(changes) as JsonObject);
      const draft = v.parse(draftSchema, { ...record, ...named });
      const normalised = Object.fromEntries(
        Object.entries(draft).filter(([field]) => Object.hasOwn(named, field)),
      );
      // The clock may have been set back since the record was created.
      const updatedAt = isoTime(Math.max(now(), Date.parse(record.createdAt) || -Infinity));
      return {
        value: { ...value, ...named, ...normalised, id: record.id, updatedAt },
        record: { ...draft, id: record.id, createdAt: record.createdAt, updatedAt },
      };
    });
  }

  /** Includes a pending seed, so that its ids aren't reused. */
  const withPendingSeed = (entries: readonly Entry<D>[]): Stored<D>[] => [
    ...recordsOf(entries),
    ...stored.pendingRecords(),
  ];

  const updateEach: Collection<D>['updateEach'] = (ids, changes, actionOf) =>
    mutate('update', ids, (entries) => {
      const changesOf = changes(recordsOf(entries));
      let count = 0;
      const next = entries.map((entry) => {
        const named = entry.record && changesOf(entry.record);
        if (!named) return entry;
        count += 1;
        return applyChanges(entry, named);
      });
      return { entries: count === 0 ? null : next, result: count, action: actionOf(count) };
    });

  function newEntry(draft: object, proposedId: number, taken: ReadonlySet<string>) {
    const filledIn = serialise(() => withoutStamps(sanitise(draft) as JsonObject));
    const normalised = serialise(() => v.parse(draftSchema, filledIn));
    const time = isoTime(now());
    const record = { ...normalised, id: uniqueId(proposedId, taken), createdAt: time, updatedAt: time };
    return { value: { ...filledIn, ...record }, record };
  }

  const admit: Collection<D>['admit'] = (draft, admission) =>
    mutate('add', [], (entries) => {
      const records = withPendingSeed(entries);
      const { proposedId, fields } = admission(records);
      const entry = newEntry({ ...draft, ...fields }, proposedId, new Set(records.map(({ id }) => id)));
      return {
        entries: [...entries, entry],
        result: entry.record,
        action: actionOnOne('Added', entry.record),
      };
    });

  const changeMany: Collection<D>['changeMany'] = (verb, changes) =>
    mutate('update', [], (entries) => {
      const { added = [], changed = new Map<string, Partial<D>>(), removed } = changes(recordsOf(entries));
      const taken = new Set(withPendingSeed(entries).map(({ id }) => id));
      let proposedId = now();
      const newEntries = added.map((draft) => {
        const entry = newEntry(draft, proposedId, taken);
        proposedId = Number(entry.record.id) + 1;
        return entry;
      });
      const kept = entries.filter(({ record }) => record === null || !removed?.has(record.id));
      const next = kept.map((entry) => {
        const named = entry.record && changed.get(entry.record.id);
        return named ? applyChanges(entry, named) : entry;
      });
      const changedEntries = next.filter((entry, place) => entry !== kept[place]);
      const written = [...changedEntries, ...newEntries];
      const count = written.length + entries.length - kept.length;
      return {
        entries: count === 0 ? null : [...next, ...newEntries],
        result: recordsOf(written),
        action: actionOnSome(verb, count),
      };
    });

  const updateOne = (id: string, changes: Changes<D>, verbOf: (result: Stored<D>) => string) =>
    mutate('update', [id], (entries) => {
      const index = entries.findIndex(({ record }) => record?.id === id);
      const entry = entries[index];
      if (!entry?.record) return { entries: null, result: null, action: null };
      const named = typeof changes === 'function' ? changes(entry.record) : changes;
      const isSame = Object.keys(named).length === 0;
      const next = isSame ? entry : applyChanges(entry, named);
      return {
        entries: isSame ? null : entries.with(index, next),
        result: next.record,
        action: next.record && actionOnOne(verbOf(next.record), next.record),
      };
    });

  const removeMany: Repository<D>['removeMany'] = (ids) =>
    mutate<readonly RemovedRecord[]>('remove', ids, (entries) => {
      const named = new Set(ids);
      const removed = entries.flatMap((entry, index) => {
        const { record } = entry;
        return record !== null && named.has(record.id)
          ? [{ id: record.id, name: record.name, index, value: toValue(entry) }]
          : [];
      });
      const places = new Set(removed.map(({ index }) => index));
      const [first, ...others] = removed;
      return {
        entries: first ? entries.filter((_entry, index) => !places.has(index)) : null,
        result: removed,
        afterwards: (versions) => removed.map((one) => ({ ...one, versions: versions.get(one.id) })),
        action:
          first && others.length === 0
            ? actionOnOne('Deleted', first)
            : actionOnSome('Deleted', removed.length),
      };
    });

  return {
    ...stored,
    get: async (id) => (await stored.one((records) => records.find((record) => record.id === id))) ?? null,
    add: (draft) => admit(draft, () => ({ proposedId: now() })),
    admit,
    update: (id, changes) => updateOne(id, changes, () => 'Changed'),
    toggleActive: (id, isActive) =>
      updateOne(
        id,
        (record) =>
          (record.isActive === isActive ? {} : { isActive: isActive ?? !record.isActive }) as Partial<D>,
        (toggled) => toggleVerb(toggled.isActive),
      ),
    remove: async (id) => (await removeMany([id])).length > 0,
    removeMany,
    updateEach,
    changeMany,

    move: (id, behind) =>
      mutate('update', [id, ...(behind === null ? [] : [behind])], (entries) => {
        const wanted = orderWithMoved(recordsOf(entries), id, behind);
        if (!wanted) throw new NotFoundError('One of the records is no longer in the list.');
        const readable = entries.flatMap((entry) =>
          entry.record === null ? [] : [{ id: entry.record.id, entry }],
        );
        const order = sortByIds(readable, wanted).values();
        const next = entries.map((entry) => (entry.record && order.next().value?.entry) ?? entry);
        const isSame = next.every((entry, index) => entry === entries[index]);
        return {
          entries: isSame ? null : next,
          result: undefined,
          action: `Changed the order of the ${noun}s`,
        };
      }),

    setActive(ids, isActive) {
      const named = new Set(ids);
      return updateEach(
        ids,
        () => (record) => (named.has(record.id) && record.isActive !== isActive ? { isActive } : null),
        (count) => actionOnSome(toggleVerb(isActive), count),
      );
    },

    replaceDamaged: () =>
      mutate('update', [], (entries) => ({
        entries,
        result: undefined,
        action: `Replaced the damaged list of ${noun}s`,
      })),

    restore: (removed) =>
      mutate('add', [], (entries) => {
        const taken = new Set(withPendingSeed(entries).map(({ id }) => id));
        const next = [...entries];
        // Earlier records first, so that each index is right.
        for (const { id, index, value } of removed.toSorted((a, b) => a.index - b.index)) {
          if (taken.has(id)) continue;
          taken.add(id);
          next.splice(index, 0, ...stored.toEntries([value]));
        }
        const result = next.length - entries.length;
        return {
          entries: result === 0 ? null : next,
          restored: removed,
          result,
          action: actionOnSome('Restored', result),
        };
      }),
  };
}

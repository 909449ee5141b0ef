import { isoTime, uniqueId, type CatalogueDraft, type Stored } from '@/domain/catalogue/entity';
import type { RemovedRecord as RemovedVersions } from '@/domain/merge/changes';
import type { ListRecord } from '@/domain/merge/versions';
import * as v from 'valibot';
import { simulatedDelays, type Environment } from '@/data/storage/environment';
import { sanitise, isJsonObject, readableValues, type JsonObject } from '@/data/storage/json';
import { writeAll } from '@/data/storage/keyValueStore';
import { StorageError, writeFailure, type StorageErrorKind } from '@/data/storage/storageError';
import { changedList } from './changedList';
import { recordsOf, toStoredValue, type ListEntry } from './entries';
import type { ListRules } from './lists';
import type { RemovedRecord } from './ports';
import type { Seed } from './seeds';
import type { StoredList } from './storedList';
import { listOptions } from './versionedList';

/*
 * Storage is the only copy of a list: every operation reads it again, and no tab saves a list from memory. A write
 * takes the lock, waits for the simulated delay, and only then reads, changes, writes and reads back synchronously. The
 * wait must stay inside the lock and before the read: other tabs see a write a moment after it happens, so a lock alone
 * would still lose updates.
 */

type WriteOperation = 'add' | 'update' | 'remove';

const FAILURE_MESSAGES: Record<WriteOperation, (noun: string) => string> = {
  add: (noun) => `Failed to save ${noun} to storage`,
  update: (noun) => `Failed to update ${noun} in storage`,
  remove: (noun) => `Failed to delete ${noun} from storage`,
};

export interface ChangeOutcome<D, T> {
  /** Null if there is nothing to write */
  readonly entries: readonly ListEntry<D>[] | null;
  readonly result: T;
  /** For the log; null if nothing was done */
  readonly action: string | null;
  /** Deleted records to restore */
  readonly restored?: readonly RemovedRecord[];
  /** Replaces the result once deletions have versions, which are passed by id */
  readonly afterwards?: (removed: ReadonlyMap<string, RemovedVersions>) => T;
}

const withoutStamps = ({ id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...rest }: JsonObject) =>
  rest;

function serialise<T>(key: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new StorageError('serialize', key, `Not every value for ${key} can be written as JSON.`, error);
  }
}

export type ListWriter<D extends CatalogueDraft> = ReturnType<typeof createListWriter<D>>;

/** @param notKept the message if an added record isn't stored although the browser reported no error */
export function createListWriter<D extends CatalogueDraft>(
  rules: ListRules<D>,
  seed: Seed,
  environment: Environment,
  stored: StoredList<D>,
  notKept?: string,
) {
  const { store, wait, lock, log } = environment;
  const { key, noun } = rules;

  function failureMessage(operation: WriteOperation, kind: StorageErrorKind): string {
    if (kind === 'serialize') return `Failed to serialize ${noun} data`;
    return (operation === 'add' && kind === 'verify' && notKept) || FAILURE_MESSAGES[operation](noun);
  }

  /** Throws if a record belongs to a seed that couldn't be stored. */
  function refuseUnstored(ids: readonly string[], entries: readonly ListEntry<D>[]): void {
    const failure = stored.seedFailure();
    if (failure === null) return;
    const held = new Set(recordsOf(entries).map(({ id }) => id));
    const shown = new Set(stored.pendingRecords().map(({ id }) => id));
    if (ids.some((id) => shown.has(id) && !held.has(id))) throw failure;
  }

  /** Writes the entries; returns what is needed to undo deletions, by id. */
  function write(
    entries: readonly ListEntry<D>[],
    isRestarted: boolean,
    restored: readonly RemovedRecord[] = [],
  ) {
    const { versioned } = stored;
    const before = isRestarted ? versioned.taken(seed) : versioned.current();
    const records = entries.filter(({ record }) => record !== null).map(toStoredValue) as ListRecord[];
    const back = restored.flatMap(({ versions }) => versions ?? []);
    const { list, removed } = changedList(before, records, listOptions(environment, rules), back);
    const next = list.records.values();
    // Unreadable values keep their positions.
    const values = entries.map(({ value, record }) => (record === null ? value : next.next().value));
    const texts = serialise(key, () => versioned.texts({ ...before, ...list }, values));
    writeAll(store, texts);
    return removed;
  }

  return {
    rules,
    stored,
    now: environment.now,
    /** Includes a pending seed, so that its ids aren't reused. */
    withPendingSeed: (entries: readonly ListEntry<D>[]): Stored<D>[] => [
      ...recordsOf(entries),
      ...stored.pendingRecords(),
    ],
    /** @param ids the records that must already be stored */
    async mutate<T>(
      operation: WriteOperation,
      ids: readonly string[],
      change: (entries: readonly ListEntry<D>[]) => ChangeOutcome<D, T>,
    ): Promise<T> {
      try {
        const { result, action } = await lock(key, async () => {
          await Promise.all([wait(simulatedDelays.write), stored.ready()]);
          const { values } = stored.versioned.read();
          // If the list restarted without the published records, the next publication would delete them.
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
    },
  };
}

type Rules<D extends CatalogueDraft> = Pick<ListWriter<D>, 'rules' | 'now'>;

/** Returns the entry with only the given fields changed; the others stay as stored. */
export function changedEntry<D extends CatalogueDraft>(
  { value, record }: ListEntry<D>,
  changes: object,
  { rules: { key, draftSchema }, now }: Rules<D>,
): ListEntry<D> {
  if (record === null || !isJsonObject(value)) return { value, record };
  return serialise(key, () => {
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

export function newEntry<D extends CatalogueDraft>(
  draft: object,
  proposedId: number,
  taken: ReadonlySet<string>,
  { rules: { key, draftSchema }, now }: Rules<D>,
) {
  return serialise(key, () => {
    const filledIn = withoutStamps(sanitise(draft) as JsonObject);
    const normalised = v.parse(draftSchema, filledIn);
    const time = isoTime(now());
    const record = { ...normalised, id: uniqueId(proposedId, taken), createdAt: time, updatedAt: time };
    return { value: { ...filledIn, ...record }, record };
  });
}

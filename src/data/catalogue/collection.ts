import type { CatalogueDraft, Stored } from '@/domain/catalogue/entity';
import { sortByIds, orderWithMovedRecord } from '@/domain/catalogue/listOrder';
import { truncate } from '@/domain/text/truncate';
import type { Environment } from '@/data/storage/environment';
import { recordsOf, toStoredValue, type ListEntry } from './entries';
import { changedEntry, createListWriter, newEntry, type ListWriter, type ChangeOutcome } from './listWriter';
import type { ListRules } from './lists';
import {
  NotFoundError,
  type RecordChanges,
  type Importable,
  type RemovedRecord,
  type Repository,
} from './ports';
import type { Seed } from './seeds';
import { createStoredList, type SortRecords, type StoredList } from './storedList';

const MAX_NAME_CHARACTERS = 60;

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

const toggleVerb = (isActive: boolean) => (isActive ? 'Activated' : 'Deactivated');

type Named = Pick<ListRules, 'noun'>;

const actionOnOne = ({ noun }: Named, verb: string, { name }: Pick<CatalogueDraft, 'name'>): string =>
  `${verb} the ${noun} “${truncate(name, MAX_NAME_CHARACTERS)}”`;

const actionOnSome = ({ noun }: Named, verb: string, count: number): string | null =>
  count === 0 ? null : `${verb} ${noun}s: ${String(count)}`;

/** Changes the records for which `changesOf` returns fields. */
const changedEntries = <D extends CatalogueDraft>(
  writer: ListWriter<D>,
  entries: readonly ListEntry<D>[],
  changesOf: (record: Stored<D>) => object | null | undefined,
) =>
  entries.map((entry) => {
    const named = entry.record && changesOf(entry.record);
    return named ? changedEntry(entry, named, writer) : entry;
  });

const idsOf = <D extends CatalogueDraft>(records: readonly Stored<D>[]) =>
  new Set(records.map(({ id }) => id));

/*
 * What each change does to a list's entries
 */

function withAdded<D extends CatalogueDraft>(
  writer: ListWriter<D>,
  entries: readonly ListEntry<D>[],
  draft: D,
  admission: (records: Stored<D>[]) => Admission,
): ChangeOutcome<D, Stored<D>> {
  const records = writer.withPendingSeed(entries);
  const { proposedId, fields } = admission(records);
  const entry = newEntry({ ...draft, ...fields }, proposedId, idsOf(records), writer);
  return {
    entries: [...entries, entry],
    result: entry.record,
    action: actionOnOne(writer.rules, 'Added', entry.record),
  };
}

function withManyChanged<D extends CatalogueDraft>(
  writer: ListWriter<D>,
  entries: readonly ListEntry<D>[],
  verb: string,
  changes: Parameters<Importable<D>['changeMany']>[1],
): ChangeOutcome<D, readonly Stored<D>[]> {
  const { added = [], changed = new Map<string, Partial<D>>(), removed } = changes(recordsOf(entries));
  const taken = idsOf(writer.withPendingSeed(entries));
  let proposedId = writer.now();
  const newEntries = added.map((draft) => {
    const entry = newEntry(draft, proposedId, taken, writer);
    proposedId = Number(entry.record.id) + 1;
    return entry;
  });
  const kept = entries.filter(({ record }) => record === null || !removed?.has(record.id));
  const next = changedEntries(writer, kept, ({ id }) => changed.get(id));
  const written = [...next.filter((entry, place) => entry !== kept[place]), ...newEntries];
  const count = written.length + entries.length - kept.length;
  return {
    entries: count === 0 ? null : [...next, ...newEntries],
    result: recordsOf(written),
    action: actionOnSome(writer.rules, verb, count),
  };
}

function withOneChanged<D extends CatalogueDraft>(
  writer: ListWriter<D>,
  entries: readonly ListEntry<D>[],
  { id, changes, verbOf }: { id: string; changes: RecordChanges<D>; verbOf: (result: Stored<D>) => string },
): ChangeOutcome<D, Stored<D> | null> {
  const index = entries.findIndex(({ record }) => record?.id === id);
  const entry = entries[index];
  if (!entry?.record) return { entries: null, result: null, action: null };
  const named = typeof changes === 'function' ? changes(entry.record) : changes;
  const isSame = Object.keys(named).length === 0;
  const next = isSame ? entry : changedEntry(entry, named, writer);
  return {
    entries: isSame ? null : entries.with(index, next),
    result: next.record,
    action: next.record && actionOnOne(writer.rules, verbOf(next.record), next.record),
  };
}

function withoutSome<D extends CatalogueDraft>(
  rules: Named,
  entries: readonly ListEntry<D>[],
  ids: readonly string[],
): ChangeOutcome<D, readonly RemovedRecord[]> {
  const named = new Set(ids);
  const removed = entries.flatMap((entry, index) => {
    const { record } = entry;
    return record !== null && named.has(record.id)
      ? [{ id: record.id, name: record.name, index, value: toStoredValue(entry) }]
      : [];
  });
  const [first, ...others] = removed;
  return {
    entries: first ? entries.filter(({ record }) => record === null || !named.has(record.id)) : null,
    result: removed,
    afterwards: (versions) => removed.map((one) => ({ ...one, versions: versions.get(one.id) })),
    action:
      first && others.length === 0
        ? actionOnOne(rules, 'Deleted', first)
        : actionOnSome(rules, 'Deleted', removed.length),
  };
}

function withRestored<D extends CatalogueDraft>(
  { rules, stored, withPendingSeed }: ListWriter<D>,
  entries: readonly ListEntry<D>[],
  removed: readonly RemovedRecord[],
): ChangeOutcome<D, number> {
  const taken = idsOf(withPendingSeed(entries));
  const next = [...entries];
  // Lowest index first, so that each index is correct.
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
    action: actionOnSome(rules, 'Restored', result),
  };
}

function withMoved<D extends CatalogueDraft>(
  { noun }: Named,
  entries: readonly ListEntry<D>[],
  id: string,
  behind: string | null,
): ChangeOutcome<D, undefined> {
  const wanted = orderWithMovedRecord(recordsOf(entries), id, behind);
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
}

export function createCollection<D extends CatalogueDraft>(
  rules: ListRules<D>,
  seed: Seed,
  environment: Environment,
  { notKept, inOrder }: CollectionOptions<D> = {},
): Collection<D> {
  const { now } = environment;
  const stored = createStoredList(rules, seed, environment, inOrder);
  const writer = createListWriter(rules, seed, environment, stored, notKept);
  const { mutate } = writer;

  const admit: Collection<D>['admit'] = (draft, admission) =>
    mutate('add', [], (entries) => withAdded(writer, entries, draft, admission));

  const updateOne = (id: string, changes: RecordChanges<D>, verbOf: (result: Stored<D>) => string) =>
    mutate('update', [id], (entries) => withOneChanged(writer, entries, { id, changes, verbOf }));

  const updateEach: Collection<D>['updateEach'] = (ids, changes, actionOf) =>
    mutate('update', ids, (entries) => {
      const next = changedEntries(writer, entries, changes(recordsOf(entries)));
      const count = next.filter((entry, place) => entry !== entries[place]).length;
      return { entries: count === 0 ? null : next, result: count, action: actionOf(count) };
    });

  const removeMany: Repository<D>['removeMany'] = (ids) =>
    mutate('remove', ids, (entries) => withoutSome(rules, entries, ids));

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
    changeMany: (verb, changes) =>
      mutate('update', [], (entries) => withManyChanged(writer, entries, verb, changes)),
    move: (id, behind) =>
      mutate('update', [id, ...(behind === null ? [] : [behind])], (entries) =>
        withMoved(rules, entries, id, behind),
      ),
    setActive(ids, isActive) {
      const named = new Set(ids);
      return updateEach(
        ids,
        () => (record) => (named.has(record.id) && record.isActive !== isActive ? { isActive } : null),
        (count) => actionOnSome(rules, toggleVerb(isActive), count),
      );
    },
    replaceDamaged: () =>
      mutate('update', [], (entries) => ({
        entries,
        result: undefined,
        action: `Replaced the damaged list of ${rules.noun}s`,
      })),
    restore: (removed) => mutate('add', [], (entries) => withRestored(writer, entries, removed)),
  };
}

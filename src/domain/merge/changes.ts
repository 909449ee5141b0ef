import type { VersionedRecord } from './decide';
import type { Dot } from './dots';
import { isSameField, isSameJson } from './same';
import { fieldOf, setValue, unitsOf, valueAt } from './units';
import { asNewEntry, draftOf, entryOf, identityOf, orderOf, takeDot, tidy, withDot } from './versionedList';
import type { ListOptions, ListRecord, OrderedBy, VersionedList } from './versions';

/** A list that is about to be changed by this browser */
export function startChange(list: VersionedList, { orderedBy, newAuthor }: ListOptions) {
  const draft = draftOf(list);
  let isChanged = false;
  let dot: Dot | undefined;
  /** Returns a dot for a new record. */
  const takeNew = () => {
    isChanged = true;
    return takeDot(draft, newAuthor);
  };
  return {
    draft,
    takeNew,
    /** Returns the one dot for all changes to existing records. */
    takeOne: () => (dot ??= takeNew()),
    /** Returns the list itself if no dot was used. */
    done: () => (isChanged ? tidy(draft, orderedBy) : list),
  };
}

/** Replaces a record's contents. Equivalent values stay as they are; the others get a new dot. */
export function withNewContents(
  { record: before, entry }: VersionedRecord,
  after: ListRecord,
  takeOne: () => Dot,
): VersionedRecord {
  const record = { ...after };
  let changed = entry;
  for (const unit of unitsOf(before, after)) {
    const isSame = [unit, fieldOf(unit)].some((name) =>
      isSameField(valueAt(before, name), valueAt(after, name)),
    );
    if (isSame) setValue(record, unit, valueAt(before, unit));
    else changed = withDot(changed, unit, takeOne());
  }
  return { record, entry: changed };
}

/** A single change to one or more records, given as they are now */
export function replaceRecords(
  list: VersionedList,
  records: readonly ListRecord[],
  options: ListOptions,
): VersionedList {
  const { draft, takeOne, done } = startChange(list, options);
  const given = new Map(records.map((record) => [record.id, record]));
  draft.records = list.records.map((before) => {
    const after = given.get(before.id);
    if (!after) return before;
    const version = { record: before, entry: entryOf(list, before.id) };
    const { record, entry } = withNewContents(version, after, takeOne);
    const isMoved = !isSameField(before.sortOrder, record.sortOrder);
    if (isMoved) draft.versions.order = takeOne();
    if (!isMoved && entry === version.entry) return before;
    draft.versions.records[before.id] = entry;
    return record;
  });
  return done();
}

/** New records go to the end. Each gets a dot of its own, which is a part of its identity. */
export function addRecords(
  list: VersionedList,
  records: readonly ListRecord[],
  options: ListOptions,
): VersionedList {
  const { draft, takeNew, done } = startChange(list, options);
  draft.records.push(...records);
  for (const { id } of records) draft.versions.records[id] = { born: takeNew() };
  return done();
}

/** What is needed to restore a deleted record */
export interface RemovedRecord extends VersionedRecord {
  readonly deletion: Dot;
  /** The ids in the list before the deletion */
  readonly order: readonly string[];
}

export function removeRecords(
  list: VersionedList,
  ids: readonly string[],
  options: ListOptions,
): { readonly list: VersionedList; readonly removed: readonly RemovedRecord[] } {
  const named = new Set(ids);
  const order = list.records.map(({ id }) => id);
  const { draft, takeOne, done } = startChange(list, options);
  const removed = list.records
    .filter(({ id }) => named.has(id))
    .map((record) => ({ record, entry: entryOf(list, record.id), deletion: takeOne(), order }));
  for (const { record, entry, deletion } of removed) {
    draft.versions.gone[identityOf(entry, record.id)] = [deletion];
    Reflect.deleteProperty(draft.versions.records, record.id);
  }
  draft.records = draft.records.filter(({ id }) => !named.has(id));
  return { list: done(), removed };
}

/**
 * Restores deleted records, each after the nearest record that preceded it. If the deletion is no longer the record's
 * latest change, others have seen other versions of it since, so its values count as changed now.
 */
export function undoRemoval(
  list: VersionedList,
  removed: readonly RemovedRecord[],
  options: ListOptions,
): VersionedList {
  const { draft, takeOne, done } = startChange(list, options);
  const here = new Set(list.records.map(({ id }) => id));
  for (const { record, entry, deletion, order } of removed.filter(({ record: { id } }) => !here.has(id))) {
    const neighbour = order.slice(0, order.indexOf(record.id)).findLast((id) => here.has(id));
    const place = draft.records.findIndex(({ id }) => id === neighbour);
    draft.records.splice(place + 1, 0, record);
    here.add(record.id);
    const identity = identityOf(entry, record.id);
    const isLast = isSameJson(list.versions.gone[identity], [deletion]);
    draft.versions.records[record.id] = isLast
      ? { ...entry, alive: takeOne() }
      : asNewEntry(entry, takeOne());
    Reflect.deleteProperty(draft.versions.gone, identity);
  }
  return done();
}

/** Puts the records into this order. */
export function arrange(
  records: readonly ListRecord[],
  ids: readonly string[],
  orderedBy: OrderedBy,
): ListRecord[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  const arranged = ids.flatMap((id) => byId.get(id) ?? []);
  return orderedBy === 'place'
    ? arranged
    : arranged.map((record, index) => ({ ...record, sortOrder: index + 1 }));
}

export function reorder(list: VersionedList, ids: readonly string[], options: ListOptions): VersionedList {
  const { draft, takeOne, done } = startChange(list, options);
  if (isSameJson(orderOf(list, options.orderedBy), ids)) return list;
  draft.records = arrange(draft.records, ids, options.orderedBy);
  draft.versions.order = takeOne();
  return done();
}

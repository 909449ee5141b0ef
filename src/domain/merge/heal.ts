import { startChange } from './changes';
import { checkAt, checkOfCreation, checksIn, orderSumOf, sumOf, withoutIds } from './checks';
import { hasAll, type Dot } from './dots';
import { isObject, isSameJson, ownValue } from './same';
import { unitsOf } from './units';
import { draftOf, entryOf, identityOf, newVersions, orderOf, takeDot, tidy, withDot } from './versionedList';
import type {
  ListDraft,
  ListOptions,
  ListRecord,
  OrderedBy,
  RecordVersions,
  VersionedList,
  Versions,
} from './versions';

/** Whether every value is what its check says */
export function isIntact(list: VersionedList, orderedBy: OrderedBy): boolean {
  const { records, versions } = list;
  return (
    Object.keys(versions.records).length === records.length &&
    versions.orderSum === orderSumOf(orderOf(list, orderedBy)) &&
    records.every((record) => {
      const { sum, lost } = entryOf(list, record.id);
      return !lost && sum === sumOf(record);
    })
  );
}

/** The entry of a record with a dot for each value that doesn't fit its check */
function healEntry(record: ListRecord, entry: RecordVersions, takeOne: () => Dot): RecordVersions {
  const [created, ...checks] = checksIn(entry.sum ?? '');
  if (created === undefined) return entry;
  const units = unitsOf(record);
  let added = units.length - checks.length;
  if (added < 0) {
    // A field was removed, but the checks don't say which.
    const { sum: _sum, fields: _fields, ...kept } = entry;
    return { ...kept, rest: takeOne() };
  }
  let healed = entry;
  let at = 0;
  for (const unit of units) {
    const isSame = checks[at] === checkAt(record, unit);
    if (!isSame) healed = withDot(healed, unit, takeOne());
    if (!isSame && added > 0) added -= 1;
    else at += 1;
  }
  return healed;
}

interface Healing {
  readonly orderedBy: OrderedBy;
  /** Returns the dot of all changes. */
  readonly takeOne: () => Dot;
  /** Returns the entry of a record that was added. */
  readonly takeNew: (record: ListRecord) => RecordVersions;
  /** Whether the stored list has values that can't be read: a missing record may be one of them, and isn't deleted. */
  readonly hasUnreadable?: boolean | undefined;
}

/**
 * Gives a dot to whatever was changed without one: by hand in a file, or in a browser by an older version of the site,
 * by another program, or by a tab that was closed between two writes.
 */
export function heal(
  draft: ListDraft,
  { orderedBy, takeOne, takeNew, hasUnreadable = false }: Healing,
): VersionedList {
  const { records, versions } = draft;
  const ids = new Set(records.map(({ id }) => id));
  const missing: string[] = [];
  for (const [id, entry] of Object.entries(versions.records)) {
    if (ids.has(id)) continue;
    missing.push(id);
    if (hasUnreadable || entry.lost) versions.records[id] = { ...entry, lost: true };
    else {
      versions.gone[identityOf(entry, id)] = [takeOne()];
      Reflect.deleteProperty(versions.records, id);
    }
  }
  const known = new Set<string>();
  for (const record of records) {
    const entry = ownValue(versions.records, record.id);
    const [created] = checksIn(entry?.sum ?? '');
    const isAnother = created !== undefined && created !== checkOfCreation(record);
    if (entry && isAnother) {
      versions.gone[identityOf(entry, record.id)] = [takeOne()];
      missing.push(record.id);
    }
    if (entry && !isAnother) {
      known.add(record.id);
      versions.records[record.id] = healEntry(record, entry, takeOne);
    } else versions.records[record.id] = takeNew(record);
  }
  // New records belong at the end.
  const order = orderOf({ records }, orderedBy);
  const old = order.filter((id) => known.has(id));
  const isAtEnd = isSameJson(order.slice(0, old.length), old);
  const isInOrder = isAtEnd && withoutIds(versions.orderSum ?? '', missing) === orderSumOf(old);
  if (versions.orderSum !== undefined && !isInOrder) versions.order = takeOne();
  return tidy(draft, orderedBy);
}

const isText = (value: unknown) => value === undefined || typeof value === 'string';
const isDot = (value: unknown): value is Dot =>
  Array.isArray(value) &&
  value.length === 2 &&
  typeof value[0] === 'string' &&
  Number.isSafeInteger(value[1]);
const isDotIfAny = (value: unknown) => value === undefined || isDot(value);
const isSeen = (value: unknown): value is Versions['seen'] =>
  isObject(value) && Object.values(value).every((n) => Number.isSafeInteger(n) && Number(n) >= 0);

const isEntry = (value: unknown) =>
  isObject(value) &&
  [value.born, value.alive, value.rest].every(isDotIfAny) &&
  [value.sum, value.first].every(isText) &&
  (value.fields === undefined || (isObject(value.fields) && Object.values(value.fields).every(isDot)));

/** Others, also those whose parts contradict each other, count as missing. */
export const isVersions = (value: unknown): value is Versions =>
  isObject(value) &&
  isSeen(value.seen) &&
  isSeen(value.floor) &&
  hasAll(value.seen, value.floor) &&
  (value.next === undefined ||
    (isObject(value.next) && Number.isSafeInteger(value.next.at) && isSeen(value.next.seen))) &&
  isDotIfAny(value.order) &&
  [value.me, value.orderSum].every(isText) &&
  isObject(value.records) &&
  Object.values(value.records).every(isEntry) &&
  isObject(value.gone) &&
  Object.values(value.gone).every((dots) => Array.isArray(dots) && dots.length > 0 && dots.every(isDot));

/** Without versions, everything may have been typed here, by somebody who has seen nothing. */
function unknownList(records: readonly ListRecord[], { orderedBy, newAuthor }: ListOptions): VersionedList {
  const draft = draftOf({ records, versions: newVersions() });
  const dot = takeDot(draft, newAuthor);
  draft.versions.order = dot;
  for (const { id } of records) draft.versions.records[id] = { alive: dot, rest: dot };
  return tidy(draft, orderedBy);
}

interface StoredList {
  readonly records: readonly ListRecord[];
  readonly versions: unknown;
}

const hasVersions = (list: StoredList): list is VersionedList => isVersions(list.versions);

/** The list of a browser as it is stored, with dots for what was written past the dashboard; itself if it is intact */
export function healed(
  list: StoredList,
  options: ListOptions & Pick<Healing, 'hasUnreadable'>,
): VersionedList {
  if (!hasVersions(list)) return unknownList(list.records, options);
  const { orderedBy, hasUnreadable } = options;
  if (isIntact(list, orderedBy)) return list;
  const { draft, takeOne, takeNew } = startChange(list, options);
  return heal(draft, { orderedBy, takeOne, takeNew: () => ({ born: takeNew() }), hasUnreadable });
}

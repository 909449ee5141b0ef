import { startChange } from './changes';
import {
  unitChecksum,
  creationChecksum,
  checksumsIn,
  orderChecksum,
  recordChecksum,
  orderChecksumWithout,
} from './checks';
import { includesVector, type Dot } from './dots';
import { isObject, isSameJson, ownValue } from './same';
import { fieldOf, unitsOf } from './units';
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

/** Whether every value matches its check */
export function isIntact(list: VersionedList, orderedBy: OrderedBy): boolean {
  const { records, versions } = list;
  return (
    Object.keys(versions.records).length === records.length &&
    versions.orderSum === orderChecksum(orderOf(list, orderedBy)) &&
    records.every((record) => {
      const { sum, lost } = entryOf(list, record.id);
      return !lost && sum === recordChecksum(record);
    })
  );
}

interface Differences {
  /** Units that were changed or added */
  readonly changed: readonly string[];
  /** The neighbours of removed units; undefined at the start or the end of the record */
  readonly gaps: readonly (readonly [after: string | undefined, before: string | undefined])[];
}

/**
 * Checks have no names but follow the order of their units, so if units were added or removed, the checks of the
 * other units still match.
 */
function differencesFrom(checks: readonly string[], record: ListRecord): Differences {
  const units = unitsOf(record);
  const own = units.map((unit) => unitChecksum(record, unit));
  const changed: string[] = [];
  const gaps: Differences['gaps'][number][] = [];
  let after: string | undefined;
  let at = 0;
  /** How many removed units still have to be placed; negative if units were added */
  let left = checks.length - units.length;
  for (const [place, unit] of units.entries()) {
    const skipped = checks.slice(at, at + Math.max(0, left) + 1).indexOf(own[place] ?? '');
    if (skipped >= 0) {
      if (skipped > 0) gaps.push([after, unit]);
      left -= skipped;
      at += skipped + 1;
      after = unit;
      continue;
    }
    changed.push(unit);
    const isAdded = left < 0 && own.slice(place + 1, place + 1 - left).includes(checks[at] ?? '');
    if (isAdded) left += 1;
    else at += 1;
  }
  return { changed, gaps: left > 0 ? [...gaps, [after, undefined]] : gaps };
}

/** The units of all records, in the order of their checks */
function unitNames(records: readonly ListRecord[]): string[] {
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  return [...new Set(records.flatMap((record) => unitsOf(record)))].sort(
    (a, b) => compare(fieldOf(a), fieldOf(b)) || compare(a, b),
  );
}

/** The entry of a record, with a dot for each value that doesn't match its check */
function healEntry(
  record: ListRecord,
  entry: RecordVersions,
  records: readonly ListRecord[],
  takeOne: () => Dot,
): RecordVersions {
  const [created, ...checks] = checksumsIn(entry.sum ?? '');
  if (created === undefined) return entry;
  const { changed, gaps } = differencesFrom(checks, record);
  const healed = changed.reduce((all, unit) => withDot(all, unit, takeOne()), entry);
  if (gaps.length === 0) return healed;
  // The name of a removed unit is only known from other records.
  const names = unitNames(records);
  const removed = gaps.map(([after, before]) =>
    names
      .slice(
        after === undefined ? 0 : names.indexOf(after) + 1,
        before === undefined ? undefined : names.indexOf(before),
      )
      .filter((unit) => !changed.includes(unit)),
  );
  if (removed.every((units) => units.length > 0))
    return removed.flat().reduce((all, unit) => withDot(all, unit, takeOne()), healed);
  const { sum: _sum, fields: _fields, ...kept } = entry;
  return { ...kept, rest: takeOne() };
}

interface Healing {
  readonly orderedBy: OrderedBy;
  /** Returns the dot that all changes get. */
  readonly takeOne: () => Dot;
  /** Returns the entry of a record that was added. */
  readonly takeNew: (record: ListRecord) => RecordVersions;
  /** Whether the stored list has values that can't be read: a missing record may be one, so it isn't deleted. */
  readonly hasUnreadable?: boolean | undefined;
}

/**
 * Gives a dot to whatever was changed without one: by hand in a file, or in a browser by an older version of the site,
 * by another program, or by a tab that was closed between two writes.
 */
export function healDraft(
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
    const [created] = checksumsIn(entry?.sum ?? '');
    const isAnother = created !== undefined && created !== creationChecksum(record);
    if (entry && isAnother) {
      versions.gone[identityOf(entry, record.id)] = [takeOne()];
      missing.push(record.id);
    }
    if (entry && !isAnother) {
      known.add(record.id);
      versions.records[record.id] = healEntry(record, entry, records, takeOne);
    } else versions.records[record.id] = takeNew(record);
  }
  // New records belong at the end.
  const order = orderOf({ records }, orderedBy);
  const old = order.filter((id) => known.has(id));
  const isAtEnd = isSameJson(order.slice(0, old.length), old);
  const isInOrder = isAtEnd && orderChecksumWithout(versions.orderSum ?? '', missing) === orderChecksum(old);
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

/** Whether a value is valid; anything else, such as parts that contradict each other, counts as missing. */
export const isVersions = (value: unknown): value is Versions =>
  isObject(value) &&
  isSeen(value.seen) &&
  isSeen(value.floor) &&
  includesVector(value.seen, value.floor) &&
  (value.next === undefined ||
    (isObject(value.next) && Number.isSafeInteger(value.next.at) && isSeen(value.next.seen))) &&
  isDotIfAny(value.order) &&
  [value.me, value.orderSum].every(isText) &&
  isObject(value.records) &&
  Object.values(value.records).every(isEntry) &&
  isObject(value.gone) &&
  Object.values(value.gone).every((dots) => Array.isArray(dots) && dots.length > 0 && dots.every(isDot));

/** Without versions, everything may have been typed in this browser by somebody who has seen no other changes. */
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

/**
 * A browser's list as stored, with dots for whatever was written without the dashboard; unchanged if it is
 * intact
 */
export function healStoredList(
  list: StoredList,
  options: ListOptions & Pick<Healing, 'hasUnreadable'>,
): VersionedList {
  if (!hasVersions(list)) return unknownList(list.records, options);
  const { orderedBy, hasUnreadable } = options;
  if (isIntact(list, orderedBy)) return list;
  const { draft, takeOne, takeNew } = startChange(list, options);
  return healDraft(draft, { orderedBy, takeOne, takeNew: () => ({ born: takeNew() }), hasUnreadable });
}

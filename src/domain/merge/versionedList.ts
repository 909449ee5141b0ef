import { orderChecksum, recordChecksum } from './checks';
import {
  FLOOR,
  includesDot,
  isManualEdit,
  isSameDot,
  laterDot,
  type Dot,
  type DotOrFloor,
  type VersionVector,
} from './dots';
import { ownValue } from './same';
import { fieldOf, isCheckboxUnit } from './units';
import type { ListDraft, ListRecord, OrderedBy, RecordVersions, VersionedList, Versions } from './versions';

export const draftOf = ({ records, versions }: VersionedList): ListDraft => ({
  records: [...records],
  versions: {
    ...versions,
    seen: { ...versions.seen },
    records: { ...versions.records },
    gone: { ...versions.gone },
  },
});

export const entryOf = ({ versions }: VersionedList, id: string): RecordVersions =>
  ownValue(versions.records, id) ?? {};

/** An identity that is the same in all versions of a record, even if its id changes */
export const identityOf = ({ born, first }: RecordVersions, id: string): string =>
  `${born ? born.join('.') : ''}#${first ?? id}`;

/** The dot of all units that have no other dot */
export function inheritedDot(floor: VersionVector, { rest, born }: RecordVersions): DotOrFloor {
  const dot = rest ?? born ?? FLOOR;
  return dot !== FLOOR && includesDot(floor, dot) ? FLOOR : dot;
}

export const aliveDot = ({ alive, born }: RecordVersions): DotOrFloor => alive ?? born ?? FLOOR;

/** Returns a function for the dots of a unit: several only if a group of checkboxes is merged as a whole. */
export function dotsOf({ versions }: VersionedList, entry: RecordVersions): (unit: string) => DotOrFloor[] {
  const { fields = {} } = entry;
  const inherited = inheritedDot(versions.floor, entry);
  const boxes = Object.entries(fields).filter(([name]) => isCheckboxUnit(name));
  return (unit) => [
    ownValue(fields, unit) ?? ownValue(fields, fieldOf(unit)) ?? inherited,
    ...boxes.flatMap(([name, dot]) => (name.startsWith(`${unit}/`) ? [dot] : [])),
  ];
}

/** Whether the value was typed into a file rather than entered in a browser */
export function isManuallyEdited(list: VersionedList, id: string, unit: string): boolean {
  const dot = dotsOf(list, entryOf(list, id))(unit).reduce(laterDot, FLOOR);
  return dot !== FLOOR && isManualEdit(dot[0]);
}

/** Gives a dot to a unit, or to a group and all its boxes. */
export function withDot(entry: RecordVersions, unit: string, dot: Dot): RecordVersions {
  const others = Object.entries(entry.fields ?? {}).filter(([name]) => !name.startsWith(`${unit}/`));
  return { ...entry, sum: undefined, fields: { ...Object.fromEntries(others), [unit]: dot } };
}

/** The entry of the same record, with one new dot for all its values */
export const asNewEntry = ({ born, first }: RecordVersions, dot: Dot): RecordVersions => ({
  born,
  first,
  alive: dot,
  rest: dot,
});

/** Takes this browser's next number. */
export function takeDot({ versions }: ListDraft, newAuthor: () => string): Dot {
  versions.me ??= newAuthor();
  const n = 1 + Math.max(0, ...Object.values(versions.seen));
  versions.seen[versions.me] = n;
  return [versions.me, n];
}

/** The place of a record without a sort order: after all others */
export const UNORDERED = Number.MAX_SAFE_INTEGER;

export const sortOrderOf = ({ sortOrder }: ListRecord): number =>
  typeof sortOrder === 'number' ? sortOrder : UNORDERED;

/** The ids of the records in the order of the list */
export function orderOf({ records }: Pick<VersionedList, 'records'>, orderedBy: OrderedBy): string[] {
  const sorted =
    orderedBy === 'place' ? records : records.toSorted((a, b) => sortOrderOf(a) - sortOrderOf(b));
  return sorted.map(({ id }) => id);
}

export const identitiesIn = (list: VersionedList, orderedBy: OrderedBy): string[] =>
  orderOf(list, orderedBy).map((id) => identityOf(entryOf(list, id), id));

const sortedByKey = <T>(pairs: readonly (readonly [string, T])[]): Record<string, T> =>
  Object.fromEntries(pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** An entry without redundant dots: those under the floor, and those that are inherited anyway */
function tidyEntry(record: ListRecord, entry: RecordVersions, floor: VersionVector): RecordVersions {
  const { born, first, fields = {} } = entry;
  const isBirth = (dot: Dot) => born !== undefined && isSameDot(dot, born);
  const alive = entry.alive && !isBirth(entry.alive) ? entry.alive : undefined;
  const rest = entry.rest && !includesDot(floor, entry.rest) && !isBirth(entry.rest) ? entry.rest : undefined;
  const inherited = inheritedDot(floor, { born, rest });
  const own = Object.entries(fields).filter(([name, dot]) => {
    const above = (isCheckboxUnit(name) ? ownValue(fields, fieldOf(name)) : undefined) ?? inherited;
    return !isSameDot(dot, above) && !(above === FLOOR && includesDot(floor, dot));
  });
  return {
    sum: entry.sum ?? recordChecksum(record),
    ...(born && { born }),
    ...(first !== undefined && { first }),
    ...(alive && { alive }),
    ...(rest && { rest }),
    ...(own.length > 0 && { fields: sortedByKey(own) }),
  };
}

/** Writes the checks that are missing, and leaves out every redundant dot. */
export function tidy(draft: ListDraft, orderedBy: OrderedBy): VersionedList {
  const { records, versions } = draft;
  const lost = Object.entries(versions.records).filter(([, entry]) => entry.lost);
  const kept = records.map((record) => {
    const entry = tidyEntry(record, entryOf(draft, record.id), versions.floor);
    return [record.id, entry] as const;
  });
  return {
    records,
    versions: {
      ...versions,
      orderSum: orderChecksum(orderOf(draft, orderedBy)),
      records: Object.fromEntries([...lost, ...kept]),
      gone: sortedByKey(Object.entries(versions.gone)),
    },
  };
}

export const newVersions = (given: Partial<Versions> = {}): Versions => ({
  seen: {},
  floor: {},
  records: {},
  gone: {},
  ...given,
});

/** A list that nobody has changed yet */
export const newList = (records: readonly ListRecord[], orderedBy: OrderedBy): VersionedList =>
  tidy(draftOf({ records, versions: newVersions() }), orderedBy);

import { arrange, startChange } from './changes';
import { joinVectors, type Dot, type VersionVector } from './dots';
import { isSameField, isSameJson, type MergeRecord } from './same';
import { unitsOf, valueAt } from './units';
import { draftOf, newVersions, orderOf, tidy, withDot } from './versionedList';
import type {
  FileMarks,
  ListOptions,
  ListRecord,
  OrderedBy,
  RecordVersions,
  VersionedList,
} from './versions';

/*
 * Reads what older versions of the site stored and published. This file can be deleted one release after the one that
 * introduced versions, but not before 1 June 2027, by when every browser in use will have opened that release.
 */

/** What an older version of the site published is one change, by this author, with the revision as its number. */
const oldAuthor = (publication = ''): string => `old-${publication}`;

/** Adds the publications with these marks, such as `7:1f2e3d4c`, to what has been seen. */
const withMarks = (seen: VersionVector, marks: readonly string[] = []): VersionVector =>
  marks.reduce((all, mark) => {
    const [revision, publication] = mark.split(':');
    return joinVectors(all, { [oldAuthor(publication)]: Number(revision) });
  }, seen);

/** A list from a file without versions: one change, which has seen the publications that the file includes */
export function unversionedListIn(
  records: readonly ListRecord[],
  { revision, publication, ancestors }: FileMarks,
  orderedBy: OrderedBy,
  lost: readonly string[],
): VersionedList {
  const author = oldAuthor(publication);
  const floor = { [author]: revision };
  const versions = newVersions({
    seen: withMarks(floor, ancestors),
    floor,
    order: [author, revision],
    records: Object.fromEntries(lost.filter(Boolean).map((id) => [id, { lost: true }])),
  });
  return tidy(draftOf({ records, versions }), orderedBy);
}

/** A list as an older version of the site stored it */
export interface OlderList {
  readonly records: readonly ListRecord[];
  /** `upm_<list>_seed`: the file that was merged last, and the hash of each record in it */
  readonly ledger: {
    readonly revision: number;
    readonly publication?: string | undefined;
    readonly superseded?: readonly string[] | undefined;
    readonly records: readonly (readonly [id: string, hash: string])[];
    /** Others' versions of records that were changed on both sides, and that nobody was asked about; null if deleted */
    readonly unasked?: Readonly<Record<string, MergeRecord | null>> | undefined;
    readonly unaskedOrder?: readonly string[] | undefined;
  };
  /** `upm_<list>_base`: records as they were before this browser changed them, by id */
  readonly copies?: Readonly<Record<string, MergeRecord>> | undefined;
  /** `upm_download`: marks of files that contain whatever was in this list */
  readonly downloads?: readonly string[] | undefined;
  /** Ids of values that can't be read; '' for a value without an id, which may be any missing record */
  readonly unreadable?: readonly string[] | undefined;
}

const withDots = (units: readonly string[], dot: () => Dot): RecordVersions =>
  units.reduce<RecordVersions>((entry, unit) => withDot(entry, unit, dot()), {});

/** The records, each with the sort order of its earlier version if there is one */
const withNumbersOf = (
  records: readonly ListRecord[],
  versionOf: (record: ListRecord) => MergeRecord | null | undefined,
): ListRecord[] =>
  records.map((record) => ({ ...record, sortOrder: (versionOf(record) ?? record).sortOrder }));

/** The order in which others had published the list, if it was changed on both sides */
function unaskedOrderOf(
  records: readonly ListRecord[],
  { ledger: { unasked = {}, unaskedOrder }, copies = {} }: Omit<OlderList, 'records'>,
  orderedBy: OrderedBy,
): readonly string[] | undefined {
  if (orderedBy === 'place') return unaskedOrder;
  const isMoved = records.some(
    ({ id }) => unasked[id] && copies[id] && unasked[id].sortOrder !== copies[id].sortOrder,
  );
  const published = withNumbersOf(records, ({ id }) => unasked[id] ?? copies[id]);
  return isMoved ? orderOf({ records: published }, orderedBy) : undefined;
}

/**
 * What others had published, as a list that hasn't seen this browser's changes, so that there is a question about
 * whatever both have changed.
 * @param changedUnits returns the units of a record that others changed
 */
function unaskedList(
  list: VersionedList,
  seen: VersionVector,
  older: Omit<OlderList, 'records'>,
  changedUnits: (id: string, version: MergeRecord) => readonly string[],
  orderedBy: OrderedBy,
): VersionedList {
  const { publication = '', revision, unasked = {} } = older.ledger;
  const unaskedOrder = unaskedOrderOf(list.records, older, orderedBy);
  const dot: Dot = [`unasked-${publication}`, revision];
  const { records, versions } = draftOf(list);
  versions.me = undefined;
  versions.seen = { ...seen, [dot[0]]: dot[1] };
  const all = new Map(records.map((record) => [record.id, record]));
  for (const [id, version] of Object.entries(unasked)) {
    if (version === null) {
      all.delete(id);
      Reflect.deleteProperty(versions.records, id);
      versions.gone[`#${id}`] = [dot];
      continue;
    }
    versions.records[id] = all.has(id) ? withDots(changedUnits(id, version), () => dot) : { rest: dot };
    Reflect.deleteProperty(versions.gone, `#${id}`);
    const { sortOrder = version.sortOrder } = all.get(id) ?? version;
    all.set(id, { ...version, id, ...(orderedBy === 'sortOrder' && { sortOrder }) });
  }
  if (!unaskedOrder) return tidy({ records: [...all.values()], versions }, orderedBy);
  versions.order = dot;
  const rest = orderOf({ records: [...all.values()] }, orderedBy).filter((id) => !unaskedOrder.includes(id));
  return tidy(
    { records: arrange([...all.values()], [...unaskedOrder, ...rest], orderedBy), versions },
    orderedBy,
  );
}

/**
 * Makes versions from a ledger and base copies.
 * @param hashOf the hash in the ledger
 * @returns the list; and what others had published and nobody was asked about, as one more list to merge with
 */
export function migrateList(
  { records, ...older }: OlderList,
  hashOf: (record: ListRecord) => string,
  options: ListOptions,
): { readonly list: VersionedList; readonly unasked: VersionedList | null } {
  const { ledger, copies = {}, downloads, unreadable = [] } = older;
  const author = oldAuthor(ledger.publication);
  const floor = { [author]: ledger.revision };
  const seen = withMarks(withMarks(floor, ledger.superseded), downloads);
  const versions = newVersions({ seen, floor, order: [author, ledger.revision] });
  const { draft, takeOne, takeNew } = startChange({ records, versions }, options);
  const { orderedBy } = options;
  const hashes = new Map(ledger.records);
  const { unasked = {}, unaskedOrder } = ledger;

  const isChanged = (id: string, version: ListRecord | MergeRecord, unit: string) =>
    !copies[id] || !isSameField(valueAt(version, unit), valueAt(copies[id], unit));
  for (const record of records) {
    const { id } = record;
    if (!hashes.has(id)) draft.versions.records[id] = { born: takeNew() };
    else if (hashes.get(id) !== hashOf(record)) {
      const published = unasked[id] === undefined ? copies[id] : unasked[id];
      const units = unitsOf(record, published ?? record).filter((unit) => isChanged(id, record, unit));
      draft.versions.records[id] = withDots(units, takeOne);
    }
  }
  const ids = new Set(records.map(({ id }) => id));
  const taken = ledger.records.map(([id]) => id);
  for (const id of taken) {
    if (ids.has(id)) continue;
    if (unreadable.includes(id) || unreadable.includes('')) draft.versions.records[id] = { lost: true };
    else draft.versions.gone[`#${id}`] = [takeOne()];
  }
  // What others had deleted has no place in their order.
  const shared = records.filter(({ id }) => hashes.has(id) && unasked[id] !== null);
  const order = orderOf({ records: shared }, orderedBy);
  const numbered = withNumbersOf(shared, ({ id }) => copies[id]);
  const before =
    orderedBy === 'place'
      ? taken.filter((id) => order.includes(id))
      : orderOf({ records: numbered }, orderedBy);
  if (!isSameJson(before, order)) draft.versions.order = takeOne();
  const list = tidy(draft, orderedBy);
  if (Object.keys(unasked).length === 0 && !unaskedOrder) return { list, unasked: null };

  return {
    list,
    unasked: unaskedList(
      list,
      seen,
      older,
      (id, version) => {
        const mine = records.find((record) => record.id === id);
        return mine ? unitsOf(mine, version).filter((unit) => isChanged(id, version, unit)) : [];
      },
      orderedBy,
    ),
  };
}

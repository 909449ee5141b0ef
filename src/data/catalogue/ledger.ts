import { sortByIds } from '@/domain/listOrder';
import { formatJson, isJsonObject, parseJson, type JsonObject } from '@/data/storage/json';
import { quarantineKeyFor } from '@/data/storage/copyToQuarantine';
import type { KeyedText, KeyValueStore } from '@/data/storage/keyValueStore';
import { catalogueLists, listNames } from './lists';
import type { PublicationMark, Seed } from './seeds';

/** 53-bit cyrb53 hash in base 36, only meant to detect changes */
export function hashOf(record: unknown): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (const unit of JSON.stringify(record)) {
    const code = unit.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

export const idOf = (value: unknown): string =>
  isJsonObject(value) && typeof value.id === 'string' ? value.id : '';

/** Compares creation times, because an id may be used twice. */
export const isSameRecord = (mine: unknown, published: JsonObject): boolean =>
  isJsonObject(mine) && mine.createdAt === published.createdAt;

/**
 * Identifies a published file, as `7:1f2e3d4c5b6a7980`. One that was edited by hand keeps its id, with a higher
 * revision.
 */
export const markOf = ({ revision, publication = '' }: PublicationMark): string =>
  `${String(revision)}:${publication}`;

export const revisionIn = (mark: string): number => Number.parseInt(mark, 10);

/** About 2 kB. Publications before these are compared by revision. */
const MAX_ANCESTORS = 100;

/** The latest of these marks, each once */
export const latestMarks = (marks: readonly string[]): readonly string[] =>
  [...new Set(marks)]
    .filter((mark) => revisionIn(mark) > 0)
    .toSorted((a, b) => revisionIn(b) - revisionIn(a))
    .slice(0, MAX_ANCESTORS);

const isPair = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

const isListOfPairs = (value: unknown) => Array.isArray(value) && value.every(isPair);

/**
 * Which seed a browser has taken, with the hash of each record, or UNKNOWN_HASH if it isn't known what the
 * stored record is based on.
 */
export interface SeedLedger extends PublicationMark {
  /** Marks of the publications it includes or replaced */
  readonly superseded?: readonly string[] | undefined;
  readonly records: readonly (readonly [id: string, hash: string])[];
  /**
   * Published versions of records that both sides have changed, by id, until somebody is asked; null if deleted
   */
  readonly unasked?: Readonly<Record<string, JsonObject | null>> | undefined;
  /** The published order, as ids, if both sides have changed it, until somebody is asked */
  readonly unaskedOrder?: readonly string[] | undefined;
  /** The last few published or downloaded files whose changes the list contains, latest first */
  readonly known?: readonly KnownFile[] | undefined;
  /** Records as they are in a known file, from before they were changed, latest first */
  readonly copies?: readonly JsonObject[] | undefined;
}

/**
 * A file that may be on the site, or that others may build on. Each record in the list is based on the version in
 * the file, unless its hash is UNKNOWN_HASH.
 */
export interface KnownFile {
  readonly mark: string;
  /** Marks of the files that it includes, if they are known or don't have a lower revision */
  readonly includes: readonly string[];
  /** In the file's order */
  readonly records: SeedLedger['records'];
}

/** What both sides have changed, and nobody has been asked about yet */
export interface Unasked {
  /** Published versions: null if deleted, undefined if not known */
  readonly records: ReadonlyMap<string, JsonObject | null | undefined>;
  /** The published order, if both sides changed it */
  readonly order?: readonly string[] | undefined;
}

/** Matches no record */
export const UNKNOWN_HASH = '';

const isStringArray = (value: unknown) =>
  Array.isArray(value) && value.every((part) => typeof part === 'string');

const isUnasked = (value: unknown) =>
  isJsonObject(value) && Object.values(value).every((record) => record === null || isJsonObject(record));

const isLedger = (value: unknown): value is SeedLedger =>
  isJsonObject(value) &&
  Number.isFinite(value.revision) &&
  (value.publication === undefined || typeof value.publication === 'string') &&
  (value.superseded === undefined || isStringArray(value.superseded)) &&
  (value.unasked === undefined || isUnasked(value.unasked)) &&
  (value.unaskedOrder === undefined || isStringArray(value.unaskedOrder)) &&
  isListOfPairs(value.records);

export const EMPTY_LEDGER: SeedLedger = { revision: 0, records: [] };

/** Returns null if the text isn't a ledger. */
export function readLedger(text: string | null): SeedLedger | null {
  try {
    const value = text === null ? null : parseJson(text);
    return isLedger(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * The ledger with the highest revision of all lists
 * @throws StorageError
 */
export const latestLedger = (store: Pick<KeyValueStore, 'read'>): SeedLedger =>
  listNames
    .map((name) => readLedger(store.read(catalogueLists[name].seedKey)) ?? EMPTY_LEDGER)
    .reduce((latest, ledger) => (ledger.revision > latest.revision ? ledger : latest));

/**
 * Marks of the publications that every stored list includes. A page takes only the lists that it shows.
 * @throws StorageError
 */
export function includedInAll(store: Pick<KeyValueStore, 'read'>): readonly string[] {
  const ledgers = listNames.flatMap((name) => readLedger(store.read(catalogueLists[name].seedKey)) ?? []);
  const [first = [], ...others] = ledgers.map((ledger) => [markOf(ledger), ...(ledger.superseded ?? [])]);
  return first.filter((mark) => others.every((marks) => marks.includes(mark)));
}

/** Returns the ledger after the published versions of records and their order were asked about. */
export function withAnswers({ unasked = {}, unaskedOrder = [], ...ledger }: SeedLedger): SeedLedger {
  const records = ledger.records.flatMap(([id, hash]) => {
    if (hash !== UNKNOWN_HASH || !Object.hasOwn(unasked, id)) return [[id, hash] as const];
    return unasked[id] ? [[id, hashOf(unasked[id])] as const] : [];
  });
  const ordered = sortByIds(
    records.map(([id, hash]) => ({ id, hash })),
    unaskedOrder,
  );
  return { ...ledger, records: ordered.map(({ id, hash }) => [id, hash]) };
}

/** Returns null if there is nothing to ask about. */
export function unaskedIn({ records, unasked = {}, unaskedOrder }: SeedLedger): Unasked | null {
  const ids = records.flatMap(([id, hash]) => (hash === UNKNOWN_HASH ? [id] : []));
  if (ids.length === 0 && !unaskedOrder) return null;
  const versions = ids.map((id) => [id, Object.hasOwn(unasked, id) ? unasked[id] : undefined] as const);
  return { records: new Map(versions), order: unaskedOrder };
}

/**
 * Includes a copy of the old ledger if it's unreadable.
 * @throws StorageError
 */
export function serialiseLedger(store: KeyValueStore, seedKey: string, ledger: SeedLedger): KeyedText[] {
  const text = store.read(seedKey);
  const copyKey = text !== null && readLedger(text) === null ? quarantineKeyFor(store, seedKey, text) : null;
  return [
    ...(text !== null && copyKey !== null ? [[copyKey, text] as const] : []),
    [seedKey, formatJson(ledger)],
  ];
}

/**
 * Replaces a missing ledger. Any record may have been published or added here, unless its id belongs to a
 * different one in `seed`.
 * @param copied ids of the base copies; those without a record were deleted here
 */
export function unknownLedger(values: readonly unknown[], copied: Iterable<string>, seed: Seed): SeedLedger {
  const published = new Map(seed.records.map((record) => [idOf(record), record]));
  const isUnknown = (value: unknown) => {
    const record = published.get(idOf(value));
    return idOf(value) !== '' && (record === undefined || isSameRecord(value, record));
  };
  const here = new Set(values.map(idOf));
  const ids = [...values.filter(isUnknown).map(idOf), ...[...copied].filter((id) => !here.has(id))];
  return { ...EMPTY_LEDGER, records: ids.map((id) => [id, UNKNOWN_HASH]) };
}

const isKnownFile = (value: unknown): value is KnownFile =>
  isJsonObject(value) &&
  typeof value.mark === 'string' &&
  isStringArray(value.includes) &&
  isListOfPairs(value.records);

/** Returns what to note of the files that a file includes. */
const includedIn = (
  mark: string,
  known: readonly string[],
  ancestors: readonly string[] = [],
): readonly string[] =>
  ancestors.filter((other) => known.includes(other) || revisionIn(other) >= revisionIn(mark));

/** The known files, latest first, and what was taken */
export function knownFiles(ledger: SeedLedger): readonly KnownFile[] {
  const known = Array.isArray(ledger.known) ? ledger.known.filter(isKnownFile) : [];
  const mark = markOf(ledger);
  return ledger.revision === 0 || known.some((file) => file.mark === mark)
    ? known
    : [...known, { mark, includes: includedIn(mark, [], ledger.superseded), records: ledger.records }];
}

/** About 150 kB in all */
const MAX_HASHES = 5000;
const MAX_FILES = 20;

/** The first file stays: an old build that is uploaded again may have its lists. */
function withKnown(ledger: SeedLedger, file: KnownFile): SeedLedger {
  let left = MAX_HASHES;
  const known = [file, ...knownFiles(ledger).filter(({ mark }) => mark !== file.mark)];
  const isKept = ({ records }: KnownFile, place: number) =>
    place === 0 || place === known.length - 1 || (place < MAX_FILES && (left -= records.length) > 0);
  return { ...ledger, known: known.filter(isKept) };
}

const hashesOf = (records: readonly JsonObject[]): SeedLedger['records'] =>
  records.map((record) => [idOf(record), hashOf(record)]);

const marksIn = (ledger: SeedLedger): readonly string[] => knownFiles(ledger).map(({ mark }) => mark);

/** Returns the ledger once the list contains the changes of a file that isn't taken. */
export const withFile = (ledger: SeedLedger, { records, ancestors = [], ...mark }: Seed): SeedLedger =>
  withKnown(ledger, {
    mark: markOf(mark),
    includes: includedIn(markOf(mark), marksIn(ledger), ancestors),
    records: hashesOf(records),
  });

/** Returns the ledger once others may get these records in a file that was made here. */
export function withOwnFile(
  ledger: SeedLedger,
  { ancestors = [], ...mark }: PublicationMark & Pick<Seed, 'ancestors'>,
  records: readonly JsonObject[],
): SeedLedger {
  const known = marksIn(ledger);
  // Another tab may have taken a file since.
  const included = includedIn(markOf(mark), known, ancestors);
  const includes = isBasedOn(ledger, ancestors) ? [...new Set([...known, ...included])] : included;
  return withKnown(ledger, { mark: markOf(mark), includes, records: hashesOf(records) });
}

/** Returns the ledger with the latest known file only, for a storage that is almost full; more will be asked. */
export const withLatestOnly = ({ known, copies: _, ...ledger }: SeedLedger): SeedLedger => ({
  ...ledger,
  known: known?.slice(0, 1),
});

/** Whether a file with these ancestors includes what was taken. */
export const isBasedOn = (ledger: SeedLedger, ancestors: readonly string[] = []): boolean =>
  ancestors.includes(markOf(ledger));

const MAX_COPIES = 100;

/** The copies of records, each version once */
export const copiesIn = ({ copies }: SeedLedger): readonly JsonObject[] =>
  Array.isArray(copies) ? copies.filter(isJsonObject) : [];

/** Returns the ledger with copies of these records, as far as a known file contains them. */
export function withCopies(ledger: SeedLedger, records: readonly JsonObject[]): SeedLedger {
  const keyOf = (id: string, hash: string) => `${id} ${hash}`;
  const known = new Set(
    knownFiles(ledger).flatMap((file) => file.records.map(([id, hash]) => keyOf(id, hash))),
  );
  const all = new Map(
    [...records, ...copiesIn(ledger)].map((record) => [keyOf(idOf(record), hashOf(record)), record]),
  );
  const copies = [...all].flatMap(([key, record]) => (known.has(key) ? [record] : [])).slice(0, MAX_COPIES);
  return { ...ledger, ...(copies.length > 0 && { copies }) };
}

/**
 * Returns the ledger with what was known before it.
 * @param copies of records as they were before, which are no longer kept elsewhere
 */
export function withTaken(
  ledger: SeedLedger,
  before: SeedLedger,
  { ancestors = [] }: Seed,
  copies: readonly JsonObject[],
): SeedLedger {
  const mark = markOf(ledger);
  const last = knownFiles(before).find((file) => file.mark === markOf(before));
  const included = [...ancestors, markOf(before), ...(last?.includes ?? [])].filter((one) => one !== mark);
  const includes = [...new Set(includedIn(mark, marksIn(before), included))];
  const taken = { mark, includes, records: ledger.records };
  const known = knownFiles(before);
  const after = { ...ledger, copies: before.copies };
  if (mark !== markOf(before)) return withCopies(withKnown({ ...after, known }, taken), copies);
  // An open list may have taken it already.
  return before.known
    ? withCopies(
        { ...after, known: known.map((file) => (file.mark === mark ? { ...file, ...taken } : file)) },
        copies,
      )
    : ledger;
}

/**
 * The latest known files that a file is or includes. Each of them has changes that the others don't include.
 * @param marks of the file and its ancestors
 */
export function commonFiles(ledger: SeedLedger, marks: readonly string[]): readonly KnownFile[] {
  const common = knownFiles(ledger).filter((file) => marks.includes(file.mark));
  return common.filter(
    ({ mark }) => !common.some((file) => file.mark !== mark && file.includes.includes(mark)),
  );
}

/** @param before the ledger it replaces */
export function ledgerOf(seed: Seed, before: SeedLedger = EMPTY_LEDGER): SeedLedger {
  const { revision, publication, ancestors = [] } = seed;
  const mark = markOf(seed);
  const superseded = latestMarks([...ancestors, ...(before.superseded ?? []), markOf(before)]).filter(
    (other) => other !== mark && !other.endsWith(':'),
  );
  return {
    revision,
    ...(publication !== undefined && { publication }),
    ...(superseded.length > 0 && { superseded }),
    records: hashesOf(seed.records),
  };
}

export function untouchedSince(ledger: SeedLedger): (value: unknown) => boolean {
  const hashes = new Map(ledger.records);
  return (value) => hashes.get(idOf(value)) === hashOf(value);
}

import { formatJson, isJsonObject, parseJson, type JsonObject } from '@/data/storage/json';
import { quarantineKeyFor } from '@/data/storage/copyToQuarantine';
import type { KeyedText, KeyValueStore } from '@/data/storage/keyValueStore';
import { readUnsettled } from './unsettled';
import { catalogueLists, listNames, perPart, publishedParts, type PerPart } from './lists';

interface PublicationMark {
  /** Increases with each publication; simultaneous ones may share it */
  readonly revision: number;
  /** 16 random hexadecimal digits; older versions of the site leave it out */
  readonly publication?: string | undefined;
}

/**
 * One list's part of a published file. A later one may arrive while a page is open, so read what belongs
 * together synchronously.
 */
export interface Seed extends PublicationMark {
  /** Marks of the publications it includes, latest first; older versions of the site leave them out */
  readonly ancestors?: readonly string[] | undefined;
  /** The build may be older than the site's file of the same revision. */
  readonly isBuiltIn?: boolean | undefined;
  readonly records: readonly JsonObject[];
  /** Resolves once the seed has arrived or failed to load; until then, the revision is 0. */
  readonly arrives?: () => Promise<void>;
}

export type CatalogueSeeds = PerPart<Seed>;

type SeedFile = PublicationMark & Pick<Seed, 'ancestors'> & Partial<PerPart<readonly JsonObject[]>>;

export const UNKNOWN_SEED: Seed = { revision: 0, records: [] };

/** Parts that are never published get an unknown seed. */
export const seedsOf = (
  { revision, publication, ancestors, ...lists }: SeedFile,
  isBuiltIn = false,
): CatalogueSeeds =>
  perPart((name) => {
    const records = publishedParts.some((part) => part === name) ? lists[name] : undefined;
    return records ? { revision, publication, ancestors, isBuiltIn, records } : UNKNOWN_SEED;
  });

/** Returns null if nothing is known, since an empty list can be published, too. */
export const knownRecords = ({ revision, records }: Seed): readonly JsonObject[] | null =>
  revision === 0 ? null : records;

export const UNKNOWN_SEEDS: CatalogueSeeds = perPart(() => UNKNOWN_SEED);

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
  /** Whether the order was changed so that it isn't known which one others have */
  readonly isMoved?: true | undefined;
  /**
   * Published versions of records that both sides have changed, by id, until somebody is asked; null if deleted
   */
  readonly unasked?: Readonly<Record<string, JsonObject | null>> | undefined;
  /** What the last few publications replaced, latest first */
  readonly replaced?: readonly Replaced[] | undefined;
}

/** Hashes of the records that a publication changed as they were before it, or ABSENT_HASH if it added them */
interface Replaced {
  /** Mark of the publication before it */
  readonly mark: string;
  readonly records: SeedLedger['records'];
}

export type Unasked = ReadonlyMap<string, JsonObject | null | undefined>;

/** Matches no record */
export const UNKNOWN_HASH = '';

/** Changed by a publication with an unknown outcome, so no copy is its base */
export const UNSETTLED_HASH = '?';

const ABSENT_HASH = '-';

const isStringArray = (value: unknown) =>
  Array.isArray(value) && value.every((part) => typeof part === 'string');

const isReplaced = (value: unknown) =>
  isJsonObject(value) && typeof value.mark === 'string' && isListOfPairs(value.records);

const isLedger = (value: unknown): value is SeedLedger =>
  isJsonObject(value) &&
  Number.isFinite(value.revision) &&
  (value.publication === undefined || typeof value.publication === 'string') &&
  (value.superseded === undefined || isStringArray(value.superseded)) &&
  (value.unasked === undefined || isJsonObject(value.unasked)) &&
  (value.replaced === undefined || (Array.isArray(value.replaced) && value.replaced.every(isReplaced))) &&
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
 * Marks the records of an unsettled publication.
 * @throws StorageError
 */
export function ledgerIn(store: Pick<KeyValueStore, 'read'>, seedKey: string): SeedLedger | null {
  const ledger = readLedger(store.read(seedKey));
  const unsettled = readUnsettled(store);
  if (ledger === null || unsettled === null || unsettled.revision <= ledger.revision) return ledger;
  const hashes = new Map(ledger.records);
  for (const id of unsettled.changed[seedKey] ?? []) hashes.set(id, UNSETTLED_HASH);
  return { ...ledger, records: [...hashes] };
}

/**
 * The ledger with the highest revision of all lists
 * @throws StorageError
 */
export const latestLedger = (store: Pick<KeyValueStore, 'read'>): SeedLedger =>
  listNames
    .map((name) => readLedger(store.read(catalogueLists[name].seedKey)) ?? EMPTY_LEDGER)
    .reduce((latest, ledger) => (ledger.revision > latest.revision ? ledger : latest));

/** Whether a record's base is unknown because of an unsettled publication */
export const isUnsettledIn = (ledger: SeedLedger): ((id: string) => boolean) => {
  const hashes = new Map(ledger.records);
  return (id) => hashes.get(id) === UNSETTLED_HASH;
};

/** Returns the ledger after these records were taken from others without what they are based on. */
export function withUnknown(ledger: SeedLedger, ids: readonly string[]): SeedLedger {
  const hashes = new Map(ledger.records);
  for (const id of ids) hashes.set(id, UNKNOWN_HASH);
  return { ...ledger, isMoved: true, records: [...hashes] };
}

/**
 * Records that both sides have changed, which nobody has been asked about yet, with their published versions:
 * null if deleted, undefined if not known
 */
export const unaskedIn = ({ records, unasked = {} }: SeedLedger): Unasked =>
  new Map(
    records.flatMap(([id, hash]) =>
      hash === UNKNOWN_HASH ? [[id, Object.hasOwn(unasked, id) ? unasked[id] : undefined]] : [],
    ),
  );

/**
 * Hashes of the records, by id, in the latest publication that both the file and what was taken here include.
 * Returns null if it isn't known.
 */
export function commonHashes(
  { records, replaced = [] }: SeedLedger,
  { ancestors = [] }: Seed,
): ReadonlyMap<string, string> | null {
  const latest = replaced.findIndex(({ mark }) => ancestors.includes(mark));
  if (latest === -1) return null;
  const earlier = replaced.slice(0, latest + 1).flatMap((step) => step.records);
  const hashes = new Map([...records, ...earlier]);
  return new Map([...hashes].filter(([, hash]) => hash !== ABSENT_HASH));
}

export function changedSince(ledger: SeedLedger, records: readonly JsonObject[]): readonly string[] {
  const here = new Map(records.map((record) => [idOf(record), hashOf(record)]));
  const there = new Map(ledger.records);
  return [...new Set([...here.keys(), ...there.keys()])].filter((id) => here.get(id) !== there.get(id));
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

/** Returns an empty map if the copies can't be read. */
export function readBaseCopies(store: Pick<KeyValueStore, 'read'>, baseKey: string): Map<string, JsonObject> {
  const text = store.read(baseKey);
  try {
    const copies = text === null ? {} : parseJson(text);
    const records = isJsonObject(copies) ? Object.entries(copies) : [];
    return new Map(records.flatMap(([id, record]) => (isJsonObject(record) ? [[id, record] as const] : [])));
  } catch {
    return new Map();
  }
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

/**
 * Identifies a published file, as `7:1f2e3d4c5b6a7980`. One that was edited by hand keeps its id, with a higher
 * revision.
 */
export const markOf = ({ revision, publication = '' }: PublicationMark): string =>
  `${String(revision)}:${publication}`;

/** About 2 kB. Publications before these are compared by revision. */
const MAX_ANCESTORS = 100;

/** The latest of these marks, each once */
export const latestMarks = (marks: readonly string[]): readonly string[] =>
  [...new Set(marks)]
    .filter((mark) => Number.parseInt(mark, 10) > 0)
    .toSorted((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
    .slice(0, MAX_ANCESTORS);

const MAX_REPLACED = 5;

/** Returns what a publication with these records replaces. */
function replacedBy(records: SeedLedger['records'], before: SeedLedger): readonly Replaced[] {
  const [old, next] = [new Map(before.records), new Map(records)];
  const changed = [...new Set([...old.keys(), ...next.keys()])]
    .filter((id) => old.get(id) !== next.get(id))
    .map((id) => [id, old.get(id) ?? ABSENT_HASH] as const);
  return [{ mark: markOf(before), records: changed }, ...(before.replaced ?? [])].slice(0, MAX_REPLACED);
}

/** @param before the ledger it replaces */
export function ledgerOf(seed: Seed, before: SeedLedger = EMPTY_LEDGER): SeedLedger {
  const { revision, publication, ancestors = [] } = seed;
  const mark = markOf(seed);
  const superseded = latestMarks([...ancestors, ...(before.superseded ?? []), markOf(before)]).filter(
    (other) => other !== mark && !other.endsWith(':'),
  );
  const records = seed.records.map((record) => [idOf(record), hashOf(record)] as const);
  const isAnother = before.revision > 0 && markOf(before) !== mark;
  const replaced = isAnother ? replacedBy(records, before) : before.replaced;
  return {
    revision,
    ...(publication !== undefined && { publication }),
    ...(superseded.length > 0 && { superseded }),
    ...(replaced && { replaced }),
    records,
  };
}

/** Whether the ancestors go back to this revision; the oldest may have been cut off, or not been known. */
const ancestorsReach = (ancestors: readonly string[], revision: number): boolean =>
  ancestors.some((mark) => Number.parseInt(mark, 10) <= revision);

/**
 * How a published file relates to the last one taken. A fork was published on an old build: neither includes
 * the other. Files with unknown ancestors are compared by revision.
 */
export function relationTo(taken: Seed | SeedLedger, seed: Seed): 'later' | 'same' | 'older' | 'fork' {
  const { publication, isBuiltIn = false, ancestors } = seed;
  const included =
    ('superseded' in taken ? taken.superseded : 'ancestors' in taken ? taken.ancestors : []) ?? [];
  const isSame = publication === taken.publication;
  const isIncluded = included.includes(markOf(seed));
  if (ancestors && publication !== undefined && taken.publication !== undefined && !isSame) {
    if (ancestors.includes(markOf(taken))) return 'later';
    if (isIncluded) return 'older';
    if (ancestorsReach(ancestors, taken.revision)) return 'fork';
  }
  if (seed.revision !== taken.revision) return seed.revision > taken.revision ? 'later' : 'older';
  return isSame || isIncluded || isBuiltIn || publication === undefined ? 'same' : 'later';
}

/** Whether the file is older than the last one taken, or a fork of it */
export const isMissingFrom = (taken: Seed | SeedLedger, seed: Seed): boolean =>
  ['older', 'fork'].includes(relationTo(taken, seed));

export function untouchedSince(ledger: SeedLedger): (value: unknown) => boolean {
  const hashes = new Map(ledger.records);
  return (value) => hashes.get(idOf(value)) === hashOf(value);
}

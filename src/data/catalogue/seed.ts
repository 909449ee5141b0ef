import { inOrderOf } from '@/domain/listOrder';
import { mergeOrder } from '@/domain/merge/order';
import { formatJson, isJsonObject, parseJson, type JsonObject, type ParsedList } from '@/data/storage/json';
import { quarantineKeyFor } from '@/data/storage/keepAside';
import type { KeyedText, KeyValueStore } from '@/data/storage/keyValueStore';
import { storageKeys } from '@/data/storage/storageKeys';
import { readUnsettled } from './unsettled';
import { catalogueLists, listNames, perPart, publishedParts, type PerPart } from './lists';

/** What identifies a publication. */
interface PublicationMark {
  /** Grows with each publication, but two made at once may share one. */
  readonly revision: number;
  /** 16 hexadecimal digits, drawn at random; missing in a file that an older version of the site has made. */
  readonly publication?: string | undefined;
}

/**
 * One entity's share of the seed file: records with fixed ids.
 * A newer one may arrive while a page is open: what must belong together is read with nothing asynchronous between.
 */
export interface Seed extends PublicationMark {
  /** Whether it comes with the build, which may be older than the file of the same revision on the site. */
  readonly isBuiltIn?: boolean | undefined;
  readonly records: readonly JsonObject[];
  /** Settles once it is there, or cannot be had; missing where it is there from the start. Until then the revision is 0. */
  readonly arrives?: () => Promise<void>;
}

/** The seeds of all lists and of the record of signals, which are published together. */
export type CatalogueSeeds = PerPart<Seed>;

type SeedFile = PublicationMark & Partial<PerPart<readonly JsonObject[]>>;

/** The seed of a list of which nothing is published, as far as is known: nothing to take. */
export const UNKNOWN_SEED: Seed = { revision: 0, records: [] };

/** The shares of a seed file. What is never published has none. */
export const seedsOf = ({ revision, publication, ...lists }: SeedFile, isBuiltIn = false): CatalogueSeeds =>
  perPart((name) => {
    const records = publishedParts.some((part) => part === name) ? lists[name] : undefined;
    return records ? { revision, publication, isBuiltIn, records } : UNKNOWN_SEED;
  });

/** The records of a seed; null while none is known, as an empty list is published, too. */
export const knownRecords = ({ revision, records }: Seed): readonly JsonObject[] | null =>
  revision === 0 ? null : records;

/** What is known before the site has answered. */
export const UNKNOWN_SEEDS: CatalogueSeeds = perPart(() => UNKNOWN_SEED);

const isPair = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

const isListOfPairs = (value: unknown) => Array.isArray(value) && value.every(isPair);

/**
 * Which seed a browser has taken, and what each of its records looked like: pairs of id and hash. The hash is
 * UNKNOWN_HASH where it isn't known what the record stored here was made from.
 */
export interface SeedLedger extends PublicationMark {
  /** Other publications of the same revision that were taken before: a tab that still holds one must not bring it back. */
  readonly superseded?: readonly string[] | undefined;
  readonly records: readonly (readonly [id: string, hash: string])[];
}

/** No record has it. */
const UNKNOWN_HASH = '';

/** No record has it either: it was changed by a publication that may or may not have arrived, so no copy is its base. */
const UNSETTLED_HASH = '?';

const isListOfTexts = (value: unknown) =>
  Array.isArray(value) && value.every((part) => typeof part === 'string');

const isLedger = (value: unknown): value is SeedLedger =>
  isJsonObject(value) &&
  Number.isFinite(value.revision) &&
  (value.publication === undefined || typeof value.publication === 'string') &&
  (value.superseded === undefined || isListOfTexts(value.superseded)) &&
  isListOfPairs(value.records);

/** The ledger of a list that began without a seed: any seed is news to it. */
export const NO_SEED_TAKEN: SeedLedger = { revision: 0, records: [] };

/** The stored ledger, or null for anything that is not one. */
export function readLedger(text: string | null): SeedLedger | null {
  try {
    const value = text === null ? null : parseJson(text);
    return isLedger(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * The stored ledger, without the hashes of records that an unsettled publication changed; null where there is none.
 * @throws StorageError when storage cannot be read
 */
export function ledgerIn(store: Pick<KeyValueStore, 'read'>, seedKey: string): SeedLedger | null {
  const ledger = readLedger(store.read(seedKey));
  const unsettled = readUnsettled(store);
  if (ledger === null || unsettled === null || unsettled.revision <= ledger.revision) return ledger;
  const hashes = new Map(ledger.records);
  for (const id of unsettled.changed[seedKey] ?? []) hashes.set(id, UNSETTLED_HASH);
  return { ...ledger, records: [...hashes] };
}

/** The highest revision that this browser has taken of any list. @throws StorageError when storage cannot be read */
export const takenRevision = (store: Pick<KeyValueStore, 'read'>): number =>
  Math.max(...listNames.map((name) => readLedger(store.read(catalogueLists[name].seedKey))?.revision ?? 0));

/** Whether nobody knows what the record with this id was made from: no copy of an earlier state is its base. */
export const isUnsettledIn = (ledger: SeedLedger): ((id: string) => boolean) => {
  const hashes = new Map(ledger.records);
  return (id) => hashes.get(id) === UNSETTLED_HASH;
};

/** The ids of records that were changed, added or removed since the seed of `ledger`. */
export function changedSince(ledger: SeedLedger, records: readonly JsonObject[]): readonly string[] {
  const here = new Map(records.map((record) => [idOf(record), hashOf(record)]));
  const there = new Map(ledger.records);
  return [...new Set([...here.keys(), ...there.keys()])].filter((id) => here.get(id) !== there.get(id));
}

/** What to write for storing a ledger: also a copy of the text that it replaces, if that can't be read. @throws StorageError */
export function ledgerTexts(store: KeyValueStore, seedKey: string, ledger: SeedLedger): KeyedText[] {
  const text = store.read(seedKey);
  const copyKey = text !== null && readLedger(text) === null ? quarantineKeyFor(store, seedKey, text) : null;
  return [
    ...(text !== null && copyKey !== null ? [[copyKey, text] as const] : []),
    [seedKey, formatJson(ledger)],
  ];
}

/** The 53-bit cyrb53 hash of a record's JSON, in base 36: enough to notice a changed record, no more. */
function hashOf(record: unknown): string {
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

/** Whether two records with one id began as one: a creation time is as good as a fingerprint. */
const isSameRecord = (mine: unknown, published: JsonObject): boolean =>
  isJsonObject(mine) && mine.createdAt === published.createdAt;

/**
 * What takes the place of a missing ledger: any record of the list may have been published or added here, but for
 * one whose id belongs to another record in `seed`.
 */
export function unknownLedger(values: readonly unknown[], seed: Seed): SeedLedger {
  const published = new Map(seed.records.map((record) => [idOf(record), record]));
  const isUnknown = (value: unknown) => {
    const record = published.get(idOf(value));
    return idOf(value) !== '' && (record === undefined || isSameRecord(value, record));
  };
  return { ...NO_SEED_TAKEN, records: values.filter(isUnknown).map((value) => [idOf(value), UNKNOWN_HASH]) };
}

/**
 * The ledger of a list that is as `seed` has it, but for what was changed since.
 * @param before the ledger that this one replaces
 */
export function ledgerOf(seed: Seed, before: SeedLedger | null = null): SeedLedger {
  const { revision, publication } = seed;
  const superseded =
    before?.revision === revision
      ? [...(before.superseded ?? []), before.publication ?? ''].filter(
          (other) => !['', publication].includes(other),
        )
      : [];
  return {
    revision,
    ...(publication !== undefined && { publication }),
    ...(superseded.length > 0 && { superseded }),
    records: seed.records.map((record) => [idOf(record), hashOf(record)]),
  };
}

/**
 * The ledger of a list that holds these values once it has taken `seed`. For records that differ from the seed's, which
 * differ from those of `before`, publishing has to ask: with the seed's hash, they would count as changed from it here.
 * @param order the ids in the order that both sides last agreed on, where that is not the seed's
 */
function ledgerKeeping(
  values: readonly unknown[],
  before: SeedLedger,
  seed: Seed,
  order: readonly string[],
): SeedLedger {
  const ledger = ledgerOf(seed, before);
  const [agreed, published] = [new Map(before.records), new Map(ledger.records)];
  const here = new Map(values.toReversed().map((value) => [idOf(value), hashOf(value)]));
  const unknown = (id: string) => (agreed.get(id) === UNSETTLED_HASH ? UNSETTLED_HASH : UNKNOWN_HASH);
  const records = ledger.records.map(([id, hash]) => ({
    id,
    hash: [here.get(id), agreed.get(id)].includes(hash) ? hash : unknown(id),
  }));
  const kept = [...agreed.keys()].filter((id) => here.has(id) && !published.has(id));
  return {
    ...ledger,
    records: [
      ...inOrderOf(records, order).map(({ id, hash }) => [id, hash] as const),
      ...kept.map((id) => [id, unknown(id)] as const),
    ],
  };
}

/** Whether a seed is newer than another one, or than the one that was taken last. */
export function isNews(seed: Seed, taken: Seed | SeedLedger): boolean {
  if (seed.revision !== taken.revision) return seed.revision > taken.revision;
  const { publication = '', isBuiltIn = false } = seed;
  if (publication === '' || isBuiltIn || publication === taken.publication) return false;
  return !('superseded' in taken && taken.superseded?.includes(publication));
}

/** Whether a stored value is as it was published when `ledger` was written. */
export function untouchedSince(ledger: SeedLedger): (value: unknown) => boolean {
  const hashes = new Map(ledger.records);
  return (value) => hashes.get(idOf(value)) === hashOf(value);
}

/**
 * The stored values as they are once `seed` is taken over the older one of `ledger`: records nobody touched
 * follow the new seed (or leave with it), new ones come in, changed ones stay as they are, deleted ones stay away.
 * They come in the seed's order, or in the one they were put into here; what has no id comes last.
 */
function takeSeed(
  values: readonly unknown[],
  ledger: SeedLedger,
  seed: Seed,
): Omit<SeededList, 'isReplacement'> {
  const published = new Set(ledger.records.map(([id]) => id));
  // Of several records with one id the first has it, as in lists.
  const stored = new Map(values.toReversed().map((value) => [idOf(value), value]));
  const isUntouched = untouchedSince(ledger);

  const seeded: unknown[] = seed.records.flatMap((record) => {
    const id = idOf(record);
    const mine = stored.get(id);
    if (published.has(id)) return mine === undefined ? [] : [isUntouched(mine) ? record : mine];
    // Under a new record's id there may be what was published from this very browser, or another record altogether.
    return [isSameRecord(mine, record) ? mine : record];
  });
  const taken = new Set(seeded);
  const others = values.filter((value) => !taken.has(value) && !isUntouched(value));
  const taking = [...seeded, ...others];
  const kept = new Set(taking.map(idOf).filter((id) => id !== ''));
  const [base, mine, theirs] = [[...published], [...new Set(values.map(idOf))], seed.records.map(idOf)];
  const { ids, isConflict } = mergeOrder(base, mine, theirs, kept, undefined);
  const order = isConflict ? mergeOrder(base, mine, theirs, kept, 'mine').ids : ids;
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = (value: unknown) => places.get(idOf(value)) ?? order.length;
  return {
    values: taking.toSorted((a, b) => placeOf(a) - placeOf(b)),
    ledger: () => ledgerKeeping(taking, ledger, seed, isConflict ? base : []),
  };
}

/** What administrators leave behind: their activity, copies of what they changed, and their session. */
const TRACES: readonly string[] = [
  storageKeys.activity,
  storageKeys.adminToken,
  storageKeys.adminData,
  ...Object.values(catalogueLists).map(({ baseKey }) => baseKey),
];

/** Whether an administrator may have changed something in this browser. @throws StorageError when storage cannot be read */
const wasAdministered = (store: Pick<KeyValueStore, 'read'>): boolean =>
  TRACES.some((key) => store.read(key) !== null);

/** What a seed makes of a stored list. */
export interface SeededList {
  readonly values: readonly unknown[];
  /** Whether the stored text gives way to them whole, so that it has to be kept aside. */
  readonly isReplacement: boolean;
  /** The ledger to store with them; where both sides have changed the order, in the one that they last agreed on. */
  readonly ledger: () => SeedLedger;
}

/**
 * What the seed makes of a list, or null when there is nothing to take from it. A list without a ledger gives way to
 * the seed where no administrator was at work, as nobody here can have changed it; else all that is not as published
 * counts as changed here. An empty list is never filled again.
 * @throws StorageError when storage cannot be read
 */
export function seededList(
  stored: ParsedList,
  seedKey: string,
  seed: Seed,
  store: Pick<KeyValueStore, 'read'>,
): SeededList | null {
  if (seed.revision === 0 || stored === 'corrupt') return null;
  const ledger = ledgerIn(store, seedKey);
  if (stored === null)
    return { values: seed.records, isReplacement: false, ledger: () => ledgerOf(seed, ledger) };
  if (ledger !== null)
    return isNews(seed, ledger) ? { ...takeSeed(stored, ledger, seed), isReplacement: false } : null;
  if (stored.length === 0) return null;
  return wasAdministered(store)
    ? { ...takeSeed(stored, unknownLedger(stored, seed), seed), isReplacement: false }
    : { values: seed.records, isReplacement: true, ledger: () => ledgerOf(seed) };
}

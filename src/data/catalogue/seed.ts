import type { ParsedList } from './entries';
import { isJsonObject, parseJson, type JsonObject } from '@/data/storage/json';

/**
 * One entity's share of the seed file: records with fixed ids, and the number that grows with each publication.
 * A newer one may arrive while a page is open: what must belong together is read with nothing asynchronous between.
 */
export interface Seed {
  readonly revision: number;
  readonly records: readonly JsonObject[];
  /** Settles once it is there, or cannot be had; missing where it is there from the start. Until then the revision is 0. */
  readonly arrives?: () => Promise<void>;
}

/** The seeds of both lists, which are published together. */
export interface CatalogueSeeds {
  readonly platforms: Seed;
  readonly brokers: Seed;
}

/** The shares of both entities in a seed file. */
export const seedsOf = (file: {
  readonly revision: number;
  readonly platforms: readonly JsonObject[];
  readonly brokers: readonly JsonObject[];
}): CatalogueSeeds => ({
  platforms: { revision: file.revision, records: file.platforms },
  brokers: { revision: file.revision, records: file.brokers },
});

/** What is known before the site has told: nothing to take. */
export const UNKNOWN_SEEDS: CatalogueSeeds = {
  platforms: { revision: 0, records: [] },
  brokers: { revision: 0, records: [] },
};

const isPair = (value: unknown) =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

const isListOfPairs = (value: unknown) => Array.isArray(value) && value.every(isPair);

/** Which seed a browser has taken, and what each of its records looked like: pairs of id and hash. */
export interface SeedLedger {
  readonly revision: number;
  readonly records: readonly (readonly [id: string, hash: string])[];
}

const isLedger = (value: unknown): value is SeedLedger =>
  isJsonObject(value) && Number.isFinite(value.revision) && isListOfPairs(value.records);

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

/** The 53-bit cyrb53 hash of a record's JSON, in base 36: tells an untouched record from a changed one, no more. */
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

const idOf = (value: unknown): string =>
  isJsonObject(value) && typeof value.id === 'string' ? value.id : '';

/** Whether two records with one id began as one: a creation time is as good as a fingerprint. */
const isSameRecord = (mine: unknown, published: JsonObject): boolean =>
  isJsonObject(mine) && (mine.createdAt === published.createdAt || hashOf(mine) === hashOf(published));

export const ledgerOf = (seed: Seed): SeedLedger => ({
  revision: seed.revision,
  records: seed.records.map((record) => [idOf(record), hashOf(record)]),
});

/**
 * The stored values as they stand once `seed` is taken over the older one of `ledger`: records nobody touched
 * follow the new seed (or leave with it), new ones come in, changed ones stay as they are, deleted ones stay away.
 * Seeded records come first, in the seed's order; everything else keeps its order behind them.
 */
function takeSeed(values: readonly unknown[], ledger: SeedLedger, seed: Seed): unknown[] {
  const hashes = new Map(ledger.records);
  // Of several records with one id the first has it, as in lists.
  const stored = new Map(values.toReversed().map((value) => [idOf(value), value]));
  const isUntouched = (value: unknown) => hashes.get(idOf(value)) === hashOf(value);

  const seeded: unknown[] = seed.records.flatMap((record) => {
    const id = idOf(record);
    const mine = stored.get(id);
    if (hashes.has(id)) return mine === undefined ? [] : [isUntouched(mine) ? record : mine];
    // Under a new record's id may stand what was published from this very browser, or another record altogether.
    return [mine !== undefined && isSameRecord(mine, record) ? mine : record];
  });
  const taken = new Set(seeded);
  const others = values.filter((value) => !taken.has(value) && !isUntouched(value));
  return [...seeded, ...others];
}

/** What the seed makes of a stored list, or null when there is nothing to take from it. */
export function seededValues(
  stored: ParsedList,
  ledgerText: string | null,
  seed: Seed,
): readonly unknown[] | null {
  if (seed.revision === 0) return null;
  if (stored === null) return seed.records;
  const ledger = readLedger(ledgerText);
  if (stored === 'corrupt' || ledger === null || ledger.revision >= seed.revision) return null;
  return takeSeed(stored, ledger, seed);
}

import { isJsonObject, type JsonObject } from '@/data/storage/json';
import { perPart, publishedParts, type PerPart } from './lists';

export interface PublicationMark {
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

/** About 2 kB. Publications before these are compared by revision. */
const MAX_ANCESTORS = 100;

/** The latest of these marks, each once */
export const latestMarks = (marks: readonly string[]): readonly string[] =>
  [...new Set(marks)]
    .filter((mark) => Number.parseInt(mark, 10) > 0)
    .toSorted((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
    .slice(0, MAX_ANCESTORS);

/** A seed or a ledger */
interface Taken extends PublicationMark, Pick<Seed, 'ancestors'> {
  readonly superseded?: readonly string[] | undefined;
}

/** Whether the ancestors go back to this revision; the oldest may have been cut off, or not been known. */
const ancestorsReach = (ancestors: readonly string[], revision: number): boolean =>
  ancestors.some((mark) => Number.parseInt(mark, 10) <= revision);

/**
 * How a published file relates to the last one taken. A fork was published on an old build: neither includes
 * the other. Files with unknown ancestors are compared by revision.
 */
export function relationTo(taken: Taken, seed: Seed): 'later' | 'same' | 'older' | 'fork' {
  const { publication, isBuiltIn = false, ancestors } = seed;
  const included = taken.superseded ?? taken.ancestors ?? [];
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
export const isMissingFrom = (taken: Taken, seed: Seed): boolean =>
  ['older', 'fork'].includes(relationTo(taken, seed));

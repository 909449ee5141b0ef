import { createListeners } from '@/data/storage/watched';
import type { JsonObject } from '@/data/storage/json';
import { markOf, revisionIn } from './ledger';
import { partNames, perPart, publishedParts, type PartName, type PerPart } from './lists';
import {
  parsePublishedCatalogue,
  UnpublishedError,
  type PublishedCatalogue,
  type UnpublishedReason,
} from './publishedCatalogue';

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

/** A seed or a ledger */
interface Taken extends PublicationMark, Pick<Seed, 'ancestors'> {
  readonly superseded?: readonly string[] | undefined;
}

/** Whether the ancestors go back to this revision; the oldest may have been cut off, or not been known. */
const ancestorsReach = (ancestors: readonly string[], revision: number): boolean =>
  ancestors.some((mark) => revisionIn(mark) <= revision);

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

/**
 * Latest seeds known to this page; empty until the site has answered or {@link LatestSeeds.prime} was called
 */
export interface LatestSeeds extends CatalogueSeeds {
  /** Ignores seeds that aren't newer. */
  readonly prime: (seeds: CatalogueSeeds) => void;
  /**
   * Asks the site once per visit, and falls back to the build. Never rejects: if both fail, the next call
   * tries again.
   */
  readonly load: () => Promise<void>;
  readonly refresh: () => Promise<'loaded' | UnpublishedReason>;
  /** What the site had when it was last asked, even if that is older; null if it had nothing */
  readonly onSite: () => CatalogueSeeds | null;
  /** Whether the site has answered; until then, the seeds are those of the build. */
  readonly siteAnswer: () => 'pending' | 'unanswered' | 'answered';
  /** Returns what the site has now, or null. Never rejects, and leaves the seeds unchanged. */
  readonly fetchPublished: () => Promise<Pick<PublishedCatalogue, 'revision' | 'publication'> | null>;
  /** Calls back when newer seeds arrive after a list was read. */
  readonly watch: (onChange: () => void) => () => void;
}

interface SeedSources {
  readonly ask: () => Promise<string>;
  readonly loadBuiltIn: () => Promise<CatalogueSeeds>;
}

export function createLatestSeeds({ ask, loadBuiltIn }: SeedSources): LatestSeeds {
  let latest = UNKNOWN_SEEDS;
  let onSite: CatalogueSeeds | null = null;
  let answer: 'loaded' | UnpublishedReason | null = null;
  let wasRead = false;
  let firstAnswer: Promise<void> | undefined;
  const { notify, watch } = createListeners();

  const share = (entity: PartName): Seed => ({
    get revision() {
      wasRead = true;
      return latest[entity].revision;
    },
    get publication() {
      return latest[entity].publication;
    },
    get ancestors() {
      return latest[entity].ancestors;
    },
    get isBuiltIn() {
      return latest[entity].isBuiltIn;
    },
    get records() {
      wasRead = true;
      return latest[entity].records;
    },
    async arrives() {
      if (latest[entity].revision === 0) await load();
    },
  });

  function prime(seeds: CatalogueSeeds): void {
    const known = latest;
    const isLater = (name: PartName) => relationTo(known[name], seeds[name]) === 'later';
    if (!partNames.some(isLater)) return;
    latest = perPart((name) => (isLater(name) ? seeds[name] : known[name]));
    if (wasRead) notify();
  }

  async function refresh(): Promise<'loaded' | UnpublishedReason> {
    try {
      onSite = seedsOf(parsePublishedCatalogue(await ask()));
      prime(onSite);
      answer = 'loaded';
    } catch (error) {
      onSite = null;
      answer = error instanceof UnpublishedError ? error.reason : 'unreachable';
    }
    return answer;
  }

  async function firstLoad(): Promise<void> {
    // A file that is older than a list doesn't contain it, but the build does.
    if ((await refresh()) === 'loaded' && publishedParts.every((name) => latest[name].revision > 0)) return;
    try {
      prime(await loadBuiltIn());
    } catch {
      firstAnswer = undefined;
    }
  }

  async function load(): Promise<void> {
    firstAnswer ??= firstLoad();
    await firstAnswer;
  }

  return {
    ...perPart(share),
    prime,
    load,
    refresh,
    onSite: () => onSite,
    siteAnswer() {
      if (latest.platforms.revision > 0 && !latest.platforms.isBuiltIn) return 'answered';
      if (answer === null) return 'pending';
      return answer === 'unreachable' ? 'unanswered' : 'answered';
    },
    async fetchPublished() {
      try {
        return parsePublishedCatalogue(await ask());
      } catch {
        return null;
      }
    },
    watch,
  };
}

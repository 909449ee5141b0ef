import { partNames, perPart, publishedParts, type PartName } from './lists';
import {
  parsePublishedCatalogue,
  UnpublishedError,
  type PublishedCatalogue,
  type UnpublishedReason,
} from './publishedCatalogue';
import { createListeners } from '@/data/storage/watched';
import { relationTo, seedsOf, UNKNOWN_SEEDS, type CatalogueSeeds, type Seed } from './seed';

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
    onSite = null;
    try {
      onSite = seedsOf(parsePublishedCatalogue(await ask()));
      prime(onSite);
      answer = 'loaded';
    } catch (error) {
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

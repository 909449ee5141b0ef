import { partNames, perPart, publishedParts, type PartName } from './lists';
import {
  parsePublishedCatalogue,
  UnpublishedError,
  type PublishedCatalogue,
  type UnpublishedReason,
} from './publishedCatalogue';
import { createListeners } from '@/data/storage/watched';
import { isNews, seedsOf, UNKNOWN_SEEDS, type CatalogueSeeds, type Seed } from './seed';

/** The newest seeds this page knows: none until the site has answered or {@link LatestSeeds.prime} was given some. */
export interface LatestSeeds extends CatalogueSeeds {
  /** Takes these for the latest, unless newer ones are known. */
  readonly prime: (seeds: CatalogueSeeds) => void;
  /**
   * Asks the site once per visit; those it was built with take the place of an answer. Never rejects: with neither,
   * the next call asks again.
   */
  readonly load: () => Promise<void>;
  /** Asks the site again: whether it said what was published, or why not. */
  readonly refresh: () => Promise<'told' | UnpublishedReason>;
  /** What the site gives now, whatever is known here; null where it gives none. Never rejects. */
  readonly askSite: () => Promise<Pick<PublishedCatalogue, 'revision' | 'publication'> | null>;
  /** Calls back when newer seeds came too late for a list that was read before; returns the way to stop. */
  readonly watch: (onChange: () => void) => () => void;
}

interface SeedSources {
  /** Gives the text of the published catalogue, or rejects. */
  readonly ask: () => Promise<string>;
  /** Gives what the site was built with, or rejects. */
  readonly loadBuiltIn: () => Promise<CatalogueSeeds>;
}

export function createLatestSeeds({ ask, loadBuiltIn }: SeedSources): LatestSeeds {
  let latest = UNKNOWN_SEEDS;
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
    if (!partNames.some((name) => isNews(seeds[name], known[name]))) return;
    latest = perPart((name) => (isNews(seeds[name], known[name]) ? seeds[name] : known[name]));
    if (wasRead) notify();
  }

  async function refresh(): Promise<'told' | UnpublishedReason> {
    try {
      prime(seedsOf(parsePublishedCatalogue(await ask())));
      return 'told';
    } catch (error) {
      return error instanceof UnpublishedError ? error.reason : 'unreachable';
    }
  }

  async function firstLoad(): Promise<void> {
    // A file that was published before the site knew a list does not hold it; the build does.
    if ((await refresh()) === 'told' && publishedParts.every((name) => latest[name].revision > 0)) return;
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
    async askSite() {
      try {
        return parsePublishedCatalogue(await ask());
      } catch {
        return null;
      }
    },
    watch,
  };
}

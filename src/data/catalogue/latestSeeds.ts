import { parsePublishedCatalogue } from './publishedCatalogue';
import { seedsOf, UNKNOWN_SEEDS, type CatalogueSeeds, type Seed } from './seed';

/** The newest seeds this page knows: none until the site has answered or {@link LatestSeeds.learn} was told some. */
export interface LatestSeeds extends CatalogueSeeds {
  /** Takes these for the latest, unless newer ones are known. */
  readonly learn: (seeds: CatalogueSeeds) => void;
  /**
   * Asks the site once per visit; those it was built with stand in for an answer. Never rejects: with neither,
   * the next call asks again.
   */
  readonly load: () => Promise<void>;
  /** Asks the site again; false without an answer that can be read. */
  readonly refresh: () => Promise<boolean>;
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
  const listeners = new Set<() => void>();

  const share = (entity: keyof CatalogueSeeds): Seed => ({
    get revision() {
      wasRead = true;
      return latest[entity].revision;
    },
    get records() {
      wasRead = true;
      return latest[entity].records;
    },
    async arrives() {
      if (latest === UNKNOWN_SEEDS) await load();
    },
  });

  function learn(seeds: CatalogueSeeds): void {
    if (seeds.platforms.revision <= latest.platforms.revision) return;
    latest = seeds;
    if (wasRead) for (const listener of listeners) listener();
  }

  async function refresh(): Promise<boolean> {
    try {
      learn(seedsOf(parsePublishedCatalogue(await ask())));
      return true;
    } catch {
      return false;
    }
  }

  async function firstLoad(): Promise<void> {
    if (await refresh()) return;
    try {
      learn(await loadBuiltIn());
    } catch {
      firstAnswer = undefined;
    }
  }

  async function load(): Promise<void> {
    firstAnswer ??= firstLoad();
    await firstAnswer;
  }

  return {
    platforms: share('platforms'),
    brokers: share('brokers'),
    learn,
    load,
    refresh,
    watch(onChange) {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
  };
}

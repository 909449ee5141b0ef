import { MAX_FILE_BYTES, parsePublishedCatalogue } from './catalogueFile';
import { seedsOf, type CatalogueSeeds, type Seed } from './seed';

/** The newest seeds this page knows: those it was built with, until the site answers with ones published later. */
export interface LatestSeeds extends CatalogueSeeds {
  /** Asks the site once per visit. Never rejects: without an answer the known seeds stay. */
  readonly load: () => Promise<void>;
  /** Asks the site again; false without an answer that can be read. */
  readonly refresh: () => Promise<boolean>;
  /** Calls back when newer seeds came too late for a list that was read before; returns the way to stop. */
  readonly watch: (onChange: () => void) => () => void;
}

/** @param ask gives the text of the published catalogue, or rejects */
export function createLatestSeeds(builtIn: CatalogueSeeds, ask: () => Promise<string>): LatestSeeds {
  let latest = builtIn;
  let wasRead = false;
  let firstAnswer: Promise<unknown> | undefined;
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
  });

  async function refresh(): Promise<boolean> {
    try {
      const published = parsePublishedCatalogue(await ask());
      if (published.revision <= latest.platforms.revision) return true;
      latest = seedsOf(published);
      if (wasRead) for (const listener of listeners) listener();
      return true;
    } catch {
      // Whatever the reason, visitors have the catalogue the site was built with.
      return false;
    }
  }

  return {
    platforms: share('platforms'),
    brokers: share('brokers'),
    async load() {
      firstAnswer ??= refresh();
      await firstAnswer;
    },
    refresh,
    watch(onChange) {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
  };
}

const GIVE_UP_MS = 3000;

/**
 * The catalogue that stands beside the site, or was put there since it was built.
 * @throws Error where there is none, it is too large or does not come in time
 */
export async function fetchPublishedCatalogue(): Promise<string> {
  const response = await fetch(`${import.meta.env.BASE_URL}catalogue.json`, {
    cache: 'no-cache',
    signal: AbortSignal.timeout(GIVE_UP_MS),
  });
  const size = Number(response.headers.get('content-length'));
  if (!response.ok || size > MAX_FILE_BYTES) {
    await response.body?.cancel();
    throw new Error(`The published catalogue was answered with ${String(response.status)}.`);
  }
  return response.text();
}

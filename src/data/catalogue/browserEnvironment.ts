import type { CatalogueEnvironment } from './environment';
import { createLatestSeeds } from './latestSeeds';
import { fetchPublishedCatalogue } from './publishedCatalogue';
import { waitFor } from './simulatedDelays';
import { randomHex } from '@/data/randomHex';
import { report } from '@/data/report';
import type { Digest } from '@/data/signals/chain';
import { browserStore } from '@/data/storage/browserStore';
import { createLock } from '@/data/storage/lock';
import { createStorageWatch, stopAll } from '@/data/storage/storageChanges';

/** `crypto.subtle` is missing over plain http, whatever its type says. */
function browserDigest(): Digest | null {
  const { subtle } = crypto as Partial<Pick<Crypto, 'subtle'>>;
  return subtle ? (bytes) => subtle.digest('SHA-256', bytes) : null;
}

export const browserWatch = createStorageWatch(() => window);

/**
 * The catalogue as the firm published it last. It comes as the file beside the site; the same in a script of the
 * build is loaded only where that file does not come.
 */
export const latestSeeds = createLatestSeeds({
  ask: fetchPublishedCatalogue,
  loadBuiltIn: async () => (await import('./builtInSeeds')).builtInSeeds,
});

export const browserEnvironment: CatalogueEnvironment = {
  store: browserStore,
  now: () => Date.now(),
  newPublicationId: randomHex,
  digest: browserDigest(),
  wait: waitFor,
  lock: createLock(typeof navigator === 'undefined' ? undefined : navigator.locks),
  watch: (key, onChange) => stopAll(browserWatch(key, onChange), latestSeeds.watch(onChange)),
  report: report.failure,
};

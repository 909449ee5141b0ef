import { browserStore } from '@/data/browserStore';
import { createCatalogue } from '@/data/catalogue';
import { createLock } from '@/data/lock';
import { report } from '@/data/report';
import { waitFor } from '@/data/simulatedDelays';
import { createStorageWatch } from '@/data/storageChanges';

export const browserWatch = createStorageWatch(() => window);

/** The catalogue in this browser's storage; nothing is touched before it is first used. */
export const browserCatalogue = createCatalogue({
  store: browserStore,
  now: () => Date.now(),
  wait: waitFor,
  lock: createLock(typeof navigator === 'undefined' ? undefined : navigator.locks),
  watch: browserWatch,
  report: report.failure,
});

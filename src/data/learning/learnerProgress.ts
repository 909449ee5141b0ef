import { waitFor } from '@/data/catalogue/simulatedDelays';
import { randomHex } from '@/data/randomHex';
import { report } from '@/data/report';
import { browserStore } from '@/data/storage/browserStore';
import { createLock } from '@/data/storage/lock';
import { createStorageWatch } from '@/data/storage/storageChanges';
import { createProgressStore } from './progressStore';

/** What the visitor of this browser has learnt. */
export const learnerProgress = createProgressStore({
  store: browserStore,
  now: () => Date.now(),
  wait: waitFor,
  lock: createLock(typeof navigator === 'undefined' ? undefined : navigator.locks),
  watch: createStorageWatch(() => window),
  report: report.failure,
});

/** Tells the notes of this tab from those of others. */
export const tabId = randomHex();

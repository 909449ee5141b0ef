import { randomHex } from '@/data/randomHex';
import { browserEnvironment, type Environment } from '@/data/storage/environment';
import { formatJson, isJsonObject, parseJson } from '@/data/storage/json';
import { isLockTimeout } from '@/data/storage/lock';
import { copyToQuarantine } from '@/data/storage/copyToQuarantine';
import { storageProblemOf, type StorageProblem } from '@/data/storage/storageProblem';
import { storageKeys } from '@/data/storage/storageKeys';
import { createListeners } from '@/data/storage/watched';
import { canonicalJson } from '@/domain/merge/canonicalJson';
import { withOpenedPage } from '@/domain/learning/changes';
import { isUntouched } from '@/domain/learning/done';
import {
  mergeProgress,
  progressIn,
  PROGRESS_VERSION,
  type Progress,
  type StoredProgress,
} from '@/domain/learning/progress';

export function parseStoredProgress(text: string | null): StoredProgress | 'corrupt' | null {
  if (text === null) return null;
  try {
    const parsed = parseJson(text);
    return isJsonObject(parsed) ? parsed : 'corrupt';
  } catch {
    return 'corrupt';
  }
}

export interface LearnerProgress {
  readonly progress: Progress;
  readonly storageProblem: StorageProblem | null;
}

/** Time that browsers may take to show a write to other tabs */
const SETTLING_MS = 30;

const { progress: KEY } = storageKeys;

const isNewer = ({ version }: StoredProgress) => typeof version === 'number' && version > PROGRESS_VERSION;

/**
 * Values are only ever merged, so the order and number of writes don't matter: a tab whose entries are
 * missing from storage writes them again.
 */
export function createProgressStore(environment: Environment) {
  const { store, now, wait, lock, watch, report, persist } = environment;
  const listeners = createListeners();
  let known: StoredProgress = {};
  /** Whether progress was stored when last read; if it has gone since, it was reset. */
  let wasStored = false;
  let storageProblem: StorageProblem | null = null;
  let isStarted = false;
  let opened: string | null = null;
  let shown: LearnerProgress = { progress: progressIn(known), storageProblem };

  function notify() {
    shown = { progress: progressIn(known), storageProblem };
    listeners.notify();
  }

  function attempt<T>(action: () => T): T | null {
    try {
      return action();
    } catch (error) {
      storageProblem = storageProblemOf(error);
      report(error);
      return null;
    }
  }

  /** Returns false if nothing is stored. */
  function takeStored(): boolean {
    const read = attempt(() => ({ text: store.read(KEY) }));
    if (read === null) return true;
    if (!store.isPersistent()) storageProblem = 'unkept';
    const found = parseStoredProgress(read.text);
    if (found === null) {
      if (wasStored) known = {};
      wasStored = false;
      if (storageProblem === 'damaged' || storageProblem === 'newer') storageProblem = null;
    } else if (found === 'corrupt') storageProblem = 'damaged';
    else {
      known = mergeProgress(known, found);
      wasStored = true;
      if (isNewer(found)) storageProblem = 'newer';
    }
    return found !== null;
  }

  function write() {
    attempt(() => {
      if (storageProblem === 'newer' || Object.keys(known).length === 0) return;
      const text = store.read(KEY);
      const found = parseStoredProgress(text);
      if (found !== null && found !== 'corrupt' && canonicalJson(found) === canonicalJson(known)) return;
      if (text !== null && found === 'corrupt') copyToQuarantine(store, KEY, text);
      store.write(KEY, formatJson(JSON.parse(canonicalJson(known))));
      if (text === null) persist();
      wasStored = true;
      if (storageProblem === 'full' || storageProblem === 'refused') storageProblem = null;
    });
  }

  function sync(written?: string | null) {
    const isStored = takeStored();
    const elsewhere = parseStoredProgress(written ?? null);
    // The other tab may have closed after writing from a stale read, so this tab merges that text, too.
    if (isStored && elsewhere !== null && elsewhere !== 'corrupt' && !isNewer(elsewhere))
      known = mergeProgress(known, elsewhere);
    write();
    notify();
  }

  function look(written?: string | null) {
    // A tab in the back/forward cache misses resets, so only what is still stored is kept.
    if (written === undefined && wasStored && storageProblem === null) known = {};
    sync(written);
  }

  async function settle() {
    await lock(KEY, async () => {
      await wait(SETTLING_MS);
      sync();
    });
  }

  function start() {
    if (isStarted) return;
    isStarted = true;
    // The watch is never stopped: a reset must be noticed even while no page shows progress.
    watch(KEY, look);
    takeStored();
    shown = { progress: progressIn(known), storageProblem };
  }

  /** Merges the result of `make` into the progress. */
  function change(make: (progress: Progress, now: number) => StoredProgress) {
    start();
    takeStored();
    known = mergeProgress(known, make(progressIn(known), now()));
    const progress = progressIn(known);
    if (opened !== null && !isUntouched(progress) && progress.opened[opened] === undefined)
      known = mergeProgress(known, withOpenedPage(progress, opened, now()));
    notify();
    write();
    notify();
    settle().catch((error: unknown) => {
      // The tab that held the lock has already synced.
      if (!isLockTimeout(error)) report(error);
    });
  }

  return {
    read() {
      start();
      return shown;
    },
    watch(onChange: () => void) {
      const isFirst = listeners.isEmpty();
      const stop = listeners.watch(onChange);
      if (isStarted && isFirst) sync();
      start();
      return stop;
    },
    change,
    /** Records the page as opened; not stored until there is other progress. */
    open(id: string) {
      start();
      opened = id;
      if (!isUntouched(shown.progress)) change((progress, time) => withOpenedPage(progress, id, time));
    },
    /** Includes fields that this version doesn't use. */
    stored: () => known,
    /** Returns the deleted progress, or null if it couldn't be deleted. */
    reset(): StoredProgress | null {
      start();
      takeStored();
      if (storageProblem === 'newer') return null;
      const before = known;
      const isGone = attempt(() => {
        const text = store.read(KEY);
        if (text !== null && parseStoredProgress(text) === 'corrupt') copyToQuarantine(store, KEY, text);
        store.remove(KEY);
        return true;
      });
      if (isGone !== null) {
        known = {};
        wasStored = false;
      }
      notify();
      return isGone === null ? null : before;
    },
  };
}

export const learnerProgress = createProgressStore(browserEnvironment);

export const tabId = randomHex();

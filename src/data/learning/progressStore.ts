import { randomHex } from '@/data/randomHex';
import { browserEnvironment, type Environment } from '@/data/storage/environment';
import { formatJson, isJsonObject, parseJson } from '@/data/storage/json';
import { isLockTimeout } from '@/data/storage/lock';
import { keepAside } from '@/data/storage/keepAside';
import { StorageError } from '@/data/storage/storageError';
import { storageKeys } from '@/data/storage/storageKeys';
import { createListeners, type Watched } from '@/data/storage/watched';
import { canonical } from '@/domain/canonicalJson';
import { withOpened } from '@/domain/learning/changes';
import { isUntouched } from '@/domain/learning/done';
import {
  joinProgress,
  progressIn,
  PROGRESS_VERSION,
  type Progress,
  type StoredProgress,
} from '@/domain/learning/progress';

/** Stored progress; null where nothing is stored, 'corrupt' where the text is not a JSON object. */
export function storedProgressIn(text: string | null): StoredProgress | 'corrupt' | null {
  if (text === null) return null;
  try {
    const parsed = parseJson(text);
    return isJsonObject(parsed) ? parsed : 'corrupt';
  } catch {
    return 'corrupt';
  }
}

/**
 * Why progress is not kept as it should be.
 * - `unkept`: the browser stores nothing for this site
 * - `full`: no room is left
 * - `refused`: storage cannot be read or written
 * - `damaged`: what was stored could not be read, and is set aside
 * - `newer`: a newer edition of the site has written it, so this one must not
 */
export type KeepingTrouble = 'unkept' | 'full' | 'refused' | 'damaged' | 'newer';

/** What a learner has done, as this tab knows it. */
export interface LearnerProgress {
  readonly progress: Progress;
  readonly trouble: KeepingTrouble | null;
}

export interface ProgressStore extends Watched<LearnerProgress> {
  /** Joins what `make` gives to what there is, and stores it where the browser lets us. */
  readonly change: (make: (progress: Progress, now: number) => StoredProgress) => void;
  /** Notes that a lesson or quiz is being read: kept as soon as anything else is. */
  readonly open: (id: string) => void;
  /** All that is known, with whatever else is in it. */
  readonly stored: () => StoredProgress;
  /** Forgets everything, here and in storage, and gives what it was; null where storage refused. */
  readonly reset: () => StoredProgress | null;
}

/** How long browsers may take to show other tabs what was written. */
const SETTLING_MS = 30;

const { progress: KEY } = storageKeys;

const isNewer = ({ version }: StoredProgress) => typeof version === 'number' && version > PROGRESS_VERSION;

/**
 * One record of progress in all tabs. Values only ever join, so that neither the order of writes nor their repetition
 * matters: a tab that finds something of its own missing writes it again.
 */
export function createProgressStore(environment: Environment): ProgressStore {
  const { store, now, wait, lock, watch, report } = environment;
  const listeners = createListeners();
  let known: StoredProgress = {};
  /** Whether storage had some: finding nothing after that means that it was reset. */
  let wasStored = false;
  let trouble: KeepingTrouble | null = null;
  let isStarted = false;
  let opened: string | null = null;
  let shown: LearnerProgress = { progress: progressIn(known), trouble };

  function notify() {
    shown = { progress: progressIn(known), trouble };
    listeners.notify();
  }

  /** Failures are kept as text with the progress, which continues in memory. */
  function attempt<T>(action: () => T): T | null {
    try {
      return action();
    } catch (error) {
      trouble = error instanceof StorageError && error.kind === 'quota' ? 'full' : 'refused';
      report(error);
      return null;
    }
  }

  /** Joins what is stored to what is known; false where nothing is stored. */
  function takeStored(): boolean {
    const read = attempt(() => ({ text: store.read(KEY) }));
    if (read === null) return true;
    if (!store.isPersistent()) trouble = 'unkept';
    const found = storedProgressIn(read.text);
    if (found === null) {
      if (wasStored) known = {};
      wasStored = false;
      if (trouble === 'damaged' || trouble === 'newer') trouble = null;
    } else if (found === 'corrupt') trouble = 'damaged';
    else {
      known = joinProgress(known, found);
      wasStored = true;
      if (isNewer(found)) trouble = 'newer';
    }
    return found !== null;
  }

  /** Writes what is known if some of it is not in storage. */
  function write() {
    attempt(() => {
      if (trouble === 'newer' || Object.keys(known).length === 0) return;
      const text = store.read(KEY);
      const found = storedProgressIn(text);
      if (found !== null && found !== 'corrupt' && canonical(found) === canonical(known)) return;
      if (text !== null && found === 'corrupt') keepAside(store, KEY, text);
      store.write(KEY, formatJson(JSON.parse(canonical(known))));
      wasStored = true;
      if (trouble === 'full' || trouble === 'refused') trouble = null;
    });
  }

  function sync(written?: string | null) {
    const isStored = takeStored();
    const elsewhere = storedProgressIn(written ?? null);
    // A tab that wrote from a stale read may have closed: what it wrote was announced, and is stored again.
    if (isStored && elsewhere !== null && elsewhere !== 'corrupt' && !isNewer(elsewhere))
      known = joinProgress(known, elsewhere);
    write();
    notify();
  }

  /** Looks at storage after another tab wrote to it, or after this one slept in the back/forward cache. */
  function look(written?: string | null) {
    // While frozen, it heard of no reset: what it knew is either still stored, or was reset.
    if (written === undefined && wasStored && trouble === null) known = {};
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
    // For as long as the tab is open: a reset must not pass unseen while no page shows progress.
    watch(KEY, look);
    takeStored();
    shown = { progress: progressIn(known), trouble };
  }

  function change(make: (progress: Progress, now: number) => StoredProgress) {
    start();
    takeStored();
    known = joinProgress(known, make(progressIn(known), now()));
    const progress = progressIn(known);
    if (opened !== null && !isUntouched(progress) && progress.opened[opened] === undefined)
      known = joinProgress(known, withOpened(progress, opened, now()));
    notify();
    write();
    notify();
    settle().catch((error: unknown) => {
      // Another tab that holds the lock for long has settled it itself.
      if (!isLockTimeout(error)) report(error);
    });
  }

  return {
    read() {
      start();
      return shown;
    },
    watch(onChange) {
      const isFirst = listeners.isEmpty();
      const stop = listeners.watch(onChange);
      if (isStarted && isFirst) sync();
      start();
      return stop;
    },
    change,
    open(id) {
      start();
      opened = id;
      if (!isUntouched(shown.progress)) change((progress, time) => withOpened(progress, id, time));
    },
    stored: () => known,
    reset() {
      start();
      takeStored();
      if (trouble === 'newer') return null;
      const before = known;
      const isGone = attempt(() => {
        const text = store.read(KEY);
        if (text !== null && storedProgressIn(text) === 'corrupt') keepAside(store, KEY, text);
        store.remove(KEY);
        return true;
      });
      if (isGone === null) {
        notify();
        return null;
      }
      known = {};
      wasStored = false;
      notify();
      return before;
    },
  };
}

/** What the visitor of this browser has learnt. */
export const learnerProgress = createProgressStore(browserEnvironment);

/** Identifies the notes of this tab. */
export const tabId = randomHex();

import { copyToQuarantine } from '@/data/storage/copyToQuarantine';
import { browserEnvironment, type Environment } from '@/data/storage/environment';
import { formatJson } from '@/data/storage/json';
import { MAX_STORED_CHARACTERS } from '@/data/storage/quota';
import { storageKeys } from '@/data/storage/storageKeys';
import { storageProblemOf, type StorageProblem } from '@/data/storage/storageProblem';
import { createListeners } from '@/data/storage/watched';
import {
  mergeJournals,
  MAX_JOURNAL_TRADES,
  NO_JOURNAL,
  countTrades,
  type Journal,
} from '@/domain/journal/journal';
import { parseJournal, toStoredJournal } from './storedJournal';

export interface JournalState {
  readonly journal: Journal;
  readonly storageProblem: StorageProblem | null;
}

/** Time that browsers may take to show a write to other tabs */
const SETTLING_MS = 30;

const { journal: KEY } = storageKeys;

type JournalEnvironment = Pick<Environment, 'store' | 'wait' | 'lock' | 'watch' | 'report' | 'persist'>;

/** Storage is the only copy: what can't be written isn't kept. */
export function createJournalStore(environment: JournalEnvironment) {
  const { store, wait, lock, watch, report, persist } = environment;
  const listeners = createListeners();
  let text: string | null = null;
  let shown: JournalState = { journal: NO_JOURNAL, storageProblem: null };
  let isStarted = false;

  function look() {
    const problem = store.isPersistent() ? null : 'unkept';
    try {
      const stored = store.read(KEY);
      // A journal can be large, so it is parsed again only if its text has changed.
      if (stored === null || stored !== text) {
        const found = parseJournal(stored);
        const isReadable = found !== null && typeof found !== 'string';
        text = isReadable ? stored : null;
        shown = {
          journal: isReadable ? found : NO_JOURNAL,
          storageProblem: found === 'newer' ? 'newer' : found === 'corrupt' ? 'damaged' : problem,
        };
      } else shown = { ...shown, storageProblem: problem };
    } catch (error) {
      shown = { ...shown, storageProblem: storageProblemOf(error) };
      report(error);
    }
  }

  function notice() {
    look();
    listeners.notify();
  }

  function start() {
    if (isStarted) return;
    isStarted = true;
    watch(KEY, notice);
    look();
  }

  /** Returns why nothing was written; null if it was. */
  function write(make: (journal: Journal) => Journal): StorageProblem | null {
    look();
    if (shown.storageProblem === 'newer') return 'newer';
    try {
      const before = store.read(KEY);
      if (shown.storageProblem === 'damaged' && before !== null) copyToQuarantine(store, KEY, before);
      const next = make(shown.journal);
      const written = formatJson(toStoredJournal(next));
      store.write(KEY, written);
      if (before === null) persist();
      text = written;
      shown = { journal: next, storageProblem: null };
      return null;
    } catch (error) {
      report(error);
      return storageProblemOf(error);
    }
  }

  function roomFor(journal: Journal) {
    const used = store.usedCharacters() - store.usedCharacters(KEY);
    return { needed: formatJson(toStoredJournal(journal)).length, left: MAX_STORED_CHARACTERS - used };
  }

  /** Deletes the copies of damaged texts as well. */
  function clear(): StorageProblem | null {
    try {
      for (const key of store.keys()) if (key === KEY || key.startsWith(`${KEY}.corrupt`)) store.remove(key);
      return null;
    } catch (error) {
      report(error);
      return storageProblemOf(error);
    }
  }

  const locked = async (task: () => StorageProblem | null): Promise<StorageProblem | null> => {
    start();
    try {
      return await lock(KEY, async () => {
        await wait(SETTLING_MS);
        const problem = task();
        notice();
        return problem;
      });
    } catch (error) {
      // Another tab held the lock for too long.
      report(error);
      return 'refused';
    }
  };

  return {
    read() {
      start();
      return shown;
    },
    watch(onChange: () => void) {
      start();
      return listeners.watch(onChange);
    },
    /** @returns why nothing was stored; null if it was */
    change: (make: (journal: Journal) => Journal) => locked(() => write(make)),
    clear: () => locked(clear),
    /** The length of the journal once stored, in characters, and the number of characters available. */
    roomFor,
    /** Why another journal can't be added: too many trades in total, or no room; null if it can. */
    refusalOf(other: Journal): 'trades' | 'room' | null {
      start();
      const joined = mergeJournals(shown.journal, other);
      if (countTrades(joined) > MAX_JOURNAL_TRADES) return 'trades';
      const { needed, left } = roomFor(joined);
      return needed > left ? 'room' : null;
    },
  };
}

export const browserJournal = createJournalStore(browserEnvironment);

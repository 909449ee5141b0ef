import { randomHex } from '@/data/randomHex';
import { report } from '@/data/report';
import { askToPersist } from '@/data/storage/askToPersist';
import type { Environment } from '@/data/storage/environment';
import { formatJson, parseList, readableValues } from '@/data/storage/json';
import { copyToQuarantine } from '@/data/storage/copyToQuarantine';
import { browserStore } from '@/data/storage/keyValueStore';
import { browserLocks, createHold, type Hold } from '@/data/storage/lock';
import { browserWatch, stopAll } from '@/data/storage/storageChanges';
import { storageProblemOf, type StorageProblem } from '@/data/storage/storageProblem';
import { storageKeys } from '@/data/storage/storageKeys';
import { createListeners } from '@/data/storage/watched';
import type { PriceList } from '@/domain/practice/specs';
import {
  parseStoredAccount,
  toStoredAccount,
  parsePastAccount,
  seedFrom,
  type StoredAccount,
  type PastAccount,
} from './storedAccount';
import type { PracticeFileContent } from './practiceFile';

export interface PracticeAccounts {
  readonly account: StoredAccount | null;
  /** Oldest first */
  readonly past: readonly PastAccount[];
  readonly storageProblem: StorageProblem | null;
  /** How many accounts this tab has begun or imported */
  readonly begun: number;
  /** Whether this tab may change the account, which only one tab at a time may do. */
  readonly isHeld: boolean;
}

interface PracticeEnvironment extends Pick<Environment, 'store' | 'watch' | 'report' | 'persist'> {
  readonly hold: Hold;
  readonly randomHex: () => string;
}

const { practice: KEY, practicePast: PAST_KEY } = storageKeys;
export const MAX_PAST_ACCOUNTS = 20;

const textOf = (account: StoredAccount): string => formatJson(toStoredAccount(account));

/** Past accounts: first those that only the file has, then this browser's own */
export const mergePastAccounts = (
  here: readonly PastAccount[],
  imported: readonly PastAccount[],
): readonly PastAccount[] => {
  const known = new Set(here.map((each) => formatJson(each)));
  return [...imported.filter((each) => !known.has(formatJson(each))), ...here];
};

const withPastAccount = (past: readonly PastAccount[], ended: PastAccount | null): readonly PastAccount[] =>
  (ended === null ? past : [...past, ended]).slice(-MAX_PAST_ACCOUNTS);

export function createPracticeStore(environment: PracticeEnvironment) {
  const { store, watch, hold, persist, report: reportError } = environment;
  const listeners = createListeners();
  let shown: PracticeAccounts = { account: null, past: [], storageProblem: null, begun: 0, isHeld: false };
  let isStarted = false;

  function show(changes: Partial<PracticeAccounts>) {
    shown = { ...shown, ...changes };
    listeners.notify();
  }

  function attempt<T>(action: () => T): T | null {
    try {
      return action();
    } catch (error) {
      show({ storageProblem: storageProblemOf(error) });
      reportError(error);
      return null;
    }
  }

  function look() {
    attempt(() => {
      const found = parseStoredAccount(store.read(KEY));
      const past = readableValues(parseList(store.read(PAST_KEY))).flatMap(
        (value) => parsePastAccount(value) ?? [],
      );
      const storageProblem = found === 'corrupt' ? 'damaged' : found === 'edition' ? 'newer' : null;
      const account = typeof found === 'string' ? null : found;
      const isSame = account && shown.account && textOf(account) === textOf(shown.account);
      show({
        // An unchanged account must stay the same object, so that it isn't replayed.
        account: isSame ? shown.account : account,
        past,
        storageProblem: storageProblem ?? (store.isPersistent() ? null : 'unkept'),
      });
    });
  }

  function write(started: Omit<StoredAccount, 'rev'>, past: readonly PastAccount[]) {
    const account = { ...started, rev: (shown.account?.rev ?? 0) + 1 };
    show({ account, past, begun: shown.begun + 1 });
    attempt(() => {
      const before = store.read(KEY);
      const found = parseStoredAccount(before);
      if (before !== null && (found === 'corrupt' || found === 'edition'))
        copyToQuarantine(store, KEY, before);
      const pastBefore = store.read(PAST_KEY);
      if (pastBefore !== null && parseList(pastBefore) === 'corrupt')
        copyToQuarantine(store, PAST_KEY, pastBefore);
      if (past.length > 0) store.write(PAST_KEY, formatJson(past));
      store.write(KEY, textOf(account));
      if (before === null) persist();
      show({ storageProblem: store.isPersistent() ? null : 'unkept' });
    });
  }

  function start() {
    if (isStarted) return;
    isStarted = true;
    stopAll(watch(KEY, look), watch(PAST_KEY, look));
    look();
  }

  return {
    read() {
      start();
      return shown;
    },
    watch(onChange: () => void) {
      start();
      return listeners.watch(onChange);
    },
    /** Holds the account while its screen is open. */
    hold() {
      start();
      const letGo = hold(KEY, () => {
        look();
        show({ isHeld: true });
      });
      return () => {
        letGo();
        show({ isHeld: false });
      };
    },
    /** Starts a new account and stores how the previous one ended. */
    begin(
      { prices, seed }: { readonly prices: PriceList; readonly seed: string | null },
      ended: PastAccount | null,
    ) {
      start();
      const account = { seed: seed ?? seedFrom(environment.randomHex()), prices, at: 0, log: [] };
      write(account, withPastAccount(shown.past, ended));
    },
    /** Returns false if another tab has changed the account: that tab's version wins. */
    save({ at, log }: Pick<StoredAccount, 'at' | 'log'>): boolean {
      start();
      const { account } = shown;
      if (account === null) return false;
      const isStale = attempt(() => {
        const found = parseStoredAccount(store.read(KEY));
        if (found === null || typeof found === 'string') return found !== null;
        return (
          found.rev > account.rev || (found.rev === account.rev && found.log.at(-1) !== account.log.at(-1))
        );
      });
      if (isStale === true) {
        look();
        return false;
      }
      const next = { ...account, at, log, rev: account.rev + 1 };
      attempt(() => {
        store.write(KEY, textOf(next));
        if (shown.storageProblem === 'full' || shown.storageProblem === 'refused')
          show({ storageProblem: null });
      });
      show({ account: next });
      return true;
    },
    /** Starts the file's account; adds how the current one ended and as many past accounts as fit. */
    replace({ account, past }: PracticeFileContent, ended: PastAccount | null) {
      start();
      write(account, withPastAccount(mergePastAccounts(shown.past, past), ended));
    },
  };
}

export const practiceAccounts = createPracticeStore({
  store: browserStore,
  watch: browserWatch,
  hold: createHold(browserLocks),
  randomHex,
  report: report.failure,
  persist: askToPersist,
});

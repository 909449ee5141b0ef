import { report } from '@/data/report';
import {
  browserStore,
  createKeyValueStore,
  writeAll,
  type KeyedText,
  type KeyValueStore,
} from './keyValueStore';
import { storageKeys } from './storageKeys';

/*
 * Until November 2026 every copy of the site stored its data under the names that now belong to the copy at the
 * root. A copy in a folder adopts that data once. It copies the data but deletes nothing, because another copy
 * may have stored it. Delete this file and its uses after November 2027.
 */

interface Stores {
  readonly own: KeyValueStore;
  /** The same storage, with the names of the copy at the root */
  readonly plain: KeyValueStore;
}

const { takenOver: MARK, ...keys } = storageKeys;

/** Keys of data that belongs to the visitor, whichever copy has stored it */
const PERSONAL_KEYS: readonly string[] = [
  keys.progress,
  keys.practice,
  keys.practicePast,
  keys.secondChart,
  keys.journal,
  keys.recordName,
  keys.account,
  keys.theme,
  keys.ticker,
  keys.widgetsConsent,
];

/** Consent was given to one copy only; a refusal applies everywhere. */
const isConsent = (text: string) => text === 'granted' || text === 'moving-alone';

const personalTexts = ({ own, plain }: Stores): readonly KeyedText[] =>
  PERSONAL_KEYS.flatMap((key) => {
    const text = plain.read(key);
    return text === null || isConsent(text) || own.read(key) !== null ? [] : [[key, text] as const];
  });

/**
 * Adopts what a visitor has stored. If there is a copy at the root, the data may be that copy's and stays there.
 * @throws StorageError, and anything that `hasCopyAtRoot` throws; the next visit tries again
 */
export async function adoptPersonalData(
  stores: Stores,
  hasCopyAtRoot: () => Promise<boolean>,
): Promise<void> {
  if (stores.own.read(MARK) !== null || personalTexts(stores).length === 0) return;
  const isCertain = !(await hasCopyAtRoot());
  writeAll(stores.own, [...(isCertain ? personalTexts(stores) : []), [MARK, 'personal']]);
}

/** Keys that only an administrator's browser has */
const WORK = /^upm_(?:activity|signals|signal_drafts|\w+_base)$/;

const hasWork = (store: KeyValueStore): boolean => store.keys().some((key) => WORK.test(key));

const isSitesOwn = (key: string): boolean => key.startsWith('upm_') && !PERSONAL_KEYS.includes(key);

/** An administrator's lists, signals and drafts. Every function can throw a StorageError. */
export function createAdoption(stores: Stores) {
  const { own, plain } = stores;
  return {
    /** Whether an administrator has to say which copy the work belongs to */
    isUncertain: () => own.read(MARK) !== 'answered' && !hasWork(own) && hasWork(plain),
    /** Replaces the lists that this copy has stored, which nobody has changed. */
    take() {
      for (const key of own.keys().filter(isSitesOwn)) own.remove(key);
      const work = plain
        .keys()
        .filter(isSitesOwn)
        .map((key) => [key, plain.read(key) ?? ''] as const);
      writeAll(own, [...work, ...personalTexts(stores), [MARK, 'answered']]);
    },
    leave: () => own.write(MARK, 'answered'),
  };
}

/** Null at the root, where the names have not changed */
export const storesToAdopt: Stores | null =
  import.meta.env.BASE_URL === '/'
    ? null
    : {
        own: browserStore,
        plain: createKeyValueStore(
          () => globalThis.localStorage,
          () => undefined,
        ),
      };

const TIMEOUT_MS = 3000;

async function hasCopyAtRoot(): Promise<boolean> {
  const { ok, headers } = await fetch('/catalogue.json', {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // Some hosts respond to every URL with a page.
  return ok && (headers.get('content-type') ?? '').includes('json');
}

/** Never rejects. */
export async function adoptPersonalDataInBrowser(): Promise<void> {
  if (storesToAdopt === null) return;
  try {
    await adoptPersonalData(storesToAdopt, hasCopyAtRoot);
  } catch (error) {
    report.failure(error);
  }
}

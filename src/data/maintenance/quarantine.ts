import type { CatalogueDraft } from '@/domain/entity';
import { storedProgressIn } from '@/data/learning/progressStore';
import { publishableValues, readEntries } from '@/data/catalogue/storedList';
import type { CatalogueSeeds } from '@/data/catalogue/seed';
import { storedNames, type StoredName } from '@/data/catalogue/lists';
import type { Environment } from '@/data/storage/environment';
import { keepAside } from '@/data/storage/keepAside';
import { formatJson, parseList, readableValues } from '@/data/storage/json';
import { storageKeys } from '@/data/storage/storageKeys';
import { lockLists, storedLists } from '@/data/catalogue/storedLists';

/** A stored text that is no list, ledger or progress: kept aside, or still where a list should be. */
export interface DamagedText {
  readonly key: string;
  readonly characters: number;
  /** False while it is in the list's own place, where the next change keeps it aside. */
  readonly isKeptAside: boolean;
}

/** The values of a list that are beyond repair, as JSON: they stay in the list, and are shown nowhere. */
export interface UnreadableValues {
  readonly name: StoredName;
  readonly key: string;
  readonly count: number;
  readonly text: string;
}

export interface Quarantine {
  /** Of the lists that have some. @throws StorageError when storage cannot be read */
  readonly unreadable: () => readonly UnreadableValues[];
  /**
   * Replaces the unreadable values of a list with the published records of their ids, and removes those that are not
   * published. The text is kept aside first. @throws StorageError
   */
  readonly replaceUnreadable: (name: StoredName) => Promise<void>;
  /** @throws StorageError when storage cannot be read */
  readonly list: () => readonly DamagedText[];
  /** Null when it has gone. @throws StorageError when storage cannot be read */
  readonly read: (key: string) => string | null;
  /** @throws StorageError when it could not be removed, RangeError for a key that holds no kept text */
  readonly remove: (key: string) => void;
}

const LISTS = [...Object.values(storedLists).map(({ key }) => key), storageKeys.signals];
const KEYS = [...LISTS, ...Object.values(storedLists).map(({ seedKey }) => seedKey), storageKeys.progress];

export const isQuarantineKey = (key: string): boolean =>
  KEYS.some((kept) => key.startsWith(kept) && /^\.corrupt(?:\.\d+)?$/.test(key.slice(kept.length)));

/** The texts that could not be read, so that what is in them can be rescued. */
export function createQuarantine(environment: Environment, seeds: CatalogueSeeds): Quarantine {
  const { store } = environment;
  const described = (key: string, isKeptAside: boolean): DamagedText => ({
    key,
    characters: store.read(key)?.length ?? 0,
    isKeptAside,
  });
  return {
    list: () => [
      ...LISTS.filter((key) => parseList(store.read(key)) === 'corrupt').map((key) => described(key, false)),
      ...(storedProgressIn(store.read(storageKeys.progress)) === 'corrupt'
        ? [described(storageKeys.progress, false)]
        : []),
      ...store
        .keys()
        .filter(isQuarantineKey)
        .toSorted()
        .map((key) => described(key, true)),
    ],
    unreadable: () =>
      storedNames.flatMap((name) => {
        const { key, draftSchema } = storedLists[name];
        const values = readEntries<CatalogueDraft>(readableValues(parseList(store.read(key))), draftSchema)
          .filter(({ record }) => record === null)
          .map(({ value }) => value);
        return values.length === 0 ? [] : [{ name, key, count: values.length, text: formatJson(values, 2) }];
      }),
    replaceUnreadable: (name) =>
      lockLists(environment, () => {
        const { key, draftSchema } = storedLists[name];
        const text = store.read(key) ?? '';
        const entries = readEntries<CatalogueDraft>(readableValues(parseList(text)), draftSchema);
        // Another window may have replaced them already.
        if (entries.every(({ record }) => record !== null)) return;
        keepAside(store, key, text);
        store.write(key, formatJson(publishableValues(entries, seeds[name].records)));
      }),
    read: store.read,
    remove(key) {
      if (!isQuarantineKey(key)) throw new RangeError(`${key} holds no kept text.`);
      store.remove(key);
    },
  };
}

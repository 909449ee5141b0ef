import type { CatalogueDraft } from '@/domain/catalogue/entity';
import { parseJournal } from '@/data/journal/storedJournal';
import { parseStoredProgress } from '@/data/learning/progressStore';
import { publishableValues, readEntries } from '@/data/catalogue/entries';
import type { CatalogueSeeds } from '@/data/catalogue/seeds';
import { storedListNames, type StoredListName } from '@/data/catalogue/lists';
import type { Environment } from '@/data/storage/environment';
import { copyToQuarantine } from '@/data/storage/copyToQuarantine';
import { formatJson, parseList, readableValues } from '@/data/storage/json';
import { storageKeys } from '@/data/storage/storageKeys';
import { lockLists, storedLists } from '@/data/catalogue/storedLists';

export interface DamagedData {
  readonly key: string;
  readonly characters: number;
  /** False while it's still under its own key */
  readonly isKeptAside: boolean;
}

/** Values that stay in their list but are never shown. */
export interface UnreadableValues {
  readonly name: StoredListName;
  readonly key: string;
  readonly count: number;
  readonly text: string;
}

const LIST_KEYS = [...Object.values(storedLists).map(({ key }) => key), storageKeys.signals];
const READERS: readonly (readonly [key: string, parse: (text: string | null) => unknown])[] = [
  ...LIST_KEYS.map((key) => [key, parseList] as const),
  [storageKeys.progress, parseStoredProgress],
  [storageKeys.journal, parseJournal],
];
const ALL_KEYS = [
  ...LIST_KEYS,
  ...Object.values(storedLists).flatMap(({ key, versionsKey }) => [
    ...(versionsKey ? [versionsKey] : []),
    `${key}_seed`,
  ]),
  storageKeys.progress,
  storageKeys.journal,
];

export const isQuarantineKey = (key: string): boolean =>
  ALL_KEYS.some((kept) => key.startsWith(kept) && /^\.corrupt(?:\.\d+)?$/.test(key.slice(kept.length)));

export type Quarantine = ReturnType<typeof createQuarantine>;

/** Every function can throw a StorageError. */
export function createQuarantine(environment: Environment, seeds: CatalogueSeeds) {
  const { store } = environment;
  const described = (key: string, isKeptAside: boolean): DamagedData => ({
    key,
    characters: store.read(key)?.length ?? 0,
    isKeptAside,
  });
  return {
    list: (): readonly DamagedData[] => [
      ...READERS.filter(([key, parse]) => parse(store.read(key)) === 'corrupt').map(([key]) =>
        described(key, false),
      ),
      ...store
        .keys()
        .filter(isQuarantineKey)
        .toSorted()
        .map((key) => described(key, true)),
    ],
    unreadable: (): readonly UnreadableValues[] =>
      storedListNames.flatMap((name) => {
        const { key, draftSchema } = storedLists[name];
        const values = readEntries<CatalogueDraft>(readableValues(parseList(store.read(key))), draftSchema)
          .filter(({ record }) => record === null)
          .map(({ value }) => value);
        return values.length === 0 ? [] : [{ name, key, count: values.length, text: formatJson(values, 2) }];
      }),
    /** Replaces unreadable values with published ones, or removes them. Copies the list's text first. */
    replaceUnreadable: (name: StoredListName) =>
      lockLists(environment, () => {
        const { key, draftSchema } = storedLists[name];
        const text = store.read(key) ?? '';
        const entries = readEntries<CatalogueDraft>(readableValues(parseList(text)), draftSchema);
        // Another tab may have replaced them already.
        if (entries.every(({ record }) => record !== null)) return;
        copyToQuarantine(store, key, text);
        store.write(key, formatJson(publishableValues(entries, seeds[name].records)));
      }),
    read: store.read,
    /** @throws RangeError if the key isn't in quarantine */
    remove(key: string) {
      if (!isQuarantineKey(key)) throw new RangeError(`${key} is not the key of damaged data.`);
      store.remove(key);
    },
  };
}

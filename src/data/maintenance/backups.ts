import type { CatalogueLists } from './catalogueFile';
import { parseList, readEntries, toValue } from '@/data/catalogue/entries';
import type { CatalogueEnvironment } from '@/data/catalogue/environment';
import { brokerList, platformList, type ListRules } from '@/data/catalogue/lists';
import { quarantineKeyFor } from '@/data/catalogue/quarantine';
import { ledgerOf, seededValues, type CatalogueSeeds } from '@/data/catalogue/seed';
import { simulatedDelays } from '@/data/catalogue/simulatedDelays';
import { formatJson } from '@/data/storage/json';
import { isLockTimeout } from '@/data/storage/lock';
import { StorageError } from '@/data/storage/storageError';
import { writeAll, type KeyedText } from '@/data/storage/writeAll';
import { compareLists, type ListComparison } from './listComparison';

interface NamedList extends ListRules {
  readonly name: keyof CatalogueLists;
}

const PLATFORMS: NamedList = { name: 'platforms', ...platformList };
const BROKERS: NamedList = { name: 'brokers', ...brokerList };

const ofBoth = <T>(of: (rules: NamedList) => T): Readonly<Record<keyof CatalogueLists, T>> => ({
  platforms: of(PLATFORMS),
  brokers: of(BROKERS),
});

/** Thrown where both lists are needed and one is stored as a text that cannot be read. */
export class DamagedListError extends Error {
  override readonly name = 'DamagedListError';
  readonly list: keyof CatalogueLists;

  constructor(list: keyof CatalogueLists) {
    super(`The stored list of ${list} cannot be read.`);
    this.list = list;
  }
}

export type CatalogueComparison = Readonly<Record<keyof CatalogueLists, ListComparison>>;

/** Both lists at once: out of storage and back into it, as they are stored. */
export interface Backups {
  /** @throws StorageError when storage cannot be read, DamagedListError when a list cannot */
  readonly present: () => CatalogueLists;
  /** What replacing the present lists by these would change. @throws StorageError when storage cannot be read */
  readonly compare: (lists: CatalogueLists) => CatalogueComparison;
  /**
   * Replaces both lists or none, and tells what that changed. Takes the locks of both and waits as every write does;
   * a text that could not be read is kept aside first.
   * @throws StorageError when nothing was changed, HalfWrittenError when that could not be undone
   */
  readonly restore: (lists: CatalogueLists) => Promise<CatalogueComparison>;
}

export function createBackups({ store, lock, wait }: CatalogueEnvironment, seeds: CatalogueSeeds): Backups {
  /** What a list shows now, or null where its text cannot be read. */
  function presentValues({ name, key, seedKey }: NamedList): readonly unknown[] | null {
    const stored = parseList(store.read(key));
    const values = seededValues(stored, store.read(seedKey), seeds[name]) ?? stored;
    return values === 'corrupt' ? null : values;
  }

  const compare = (lists: CatalogueLists): CatalogueComparison =>
    ofBoth((rules) => compareLists(presentValues(rules) ?? [], lists[rules.name], rules.draftSchema));

  /** All that has to be written for one list to hold these values. */
  function textsFor({ name, key, seedKey, draftSchema }: NamedList, values: readonly unknown[]): KeyedText[] {
    const before = store.read(key);
    const list: KeyedText = [key, formatJson(readEntries(values, draftSchema).map(toValue))];
    // Without a ledger the list would never follow a later seed.
    if (before === null) return [[seedKey, formatJson(ledgerOf(seeds[name]))], list];
    if (parseList(before) !== 'corrupt') return [list];
    const copyKey = quarantineKeyFor(store, key, before);
    return copyKey === null ? [list] : [[copyKey, before], list];
  }

  return {
    present: () =>
      ofBoth((rules) => {
        const values = presentValues(rules);
        if (values === null) throw new DamagedListError(rules.name);
        return values;
      }),
    compare,
    async restore(lists) {
      try {
        return await lock(PLATFORMS.key, () =>
          lock(BROKERS.key, async () => {
            await wait(simulatedDelays.write);
            const comparison = compare(lists);
            writeAll(store, [...textsFor(PLATFORMS, lists.platforms), ...textsFor(BROKERS, lists.brokers)]);
            return comparison;
          }),
        );
      } catch (error) {
        throw isLockTimeout(error)
          ? new StorageError('busy', PLATFORMS.key, 'Another tab held the lists for too long.', error)
          : error;
      }
    },
  };
}

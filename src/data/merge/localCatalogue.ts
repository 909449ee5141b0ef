import {
  conflictKey,
  mergeCatalogue,
  type MergeChoices,
  type MergeConflict,
  type MergedCatalogue,
} from '@/domain/catalogueMerge';
import type { ListVersions } from '@/domain/merge/list';
import { publishableValues, readEntries } from '@/data/catalogue/storedList';
import { parseList, formatJson, type JsonObject } from '@/data/storage/json';
import type { Environment } from '@/data/storage/environment';
import {
  listNames,
  perList,
  type ListName,
  type PerList,
  type StoredName,
  catalogueLists,
} from '@/data/catalogue/lists';
import { lockLists } from '@/data/catalogue/storedLists';
import {
  ledgerOf,
  serialiseLedger,
  EMPTY_LEDGER,
  readLedger,
  unaskedIn,
  withFile,
  withLatestOnly,
  withOwnFile,
  withTaken,
  unknownLedger,
  untouchedSince,
  type SeedLedger,
  idOf,
} from '@/data/catalogue/ledger';
import { readBaseCopies, baseCopiesText } from '@/data/catalogue/baseCopies';
import {
  isMissingFrom,
  knownRecords,
  relationTo,
  type CatalogueSeeds,
  type Seed,
} from '@/data/catalogue/seeds';
import type { CatalogueLists } from './catalogueFile';
import { byId, withFork, withUnasked, type Records } from './forkVersions';
import { baseIn, commonBase, takenBase } from './knownBase';
import { textsAfterDownload, withNewIds, type RenamedRecords, type SentFile } from './sentFile';
import { namedChanges, type NamedChanges } from './listComparison';
import { draftName, tabDrafts, type DraftStore } from '@/data/storage/draftStore';
import { writeAll, type KeyedText } from '@/data/storage/keyValueStore';
import { recordUnsettled } from '@/data/catalogue/unsettled';

const orderedBy = perList((name) => catalogueLists[name].orderedBy);

/** Thrown if all lists are needed but one is unreadable. */
export class DamagedListError extends Error {
  override readonly name = 'DamagedListError';
  readonly list: StoredName;

  constructor(list: StoredName) {
    super(`The stored list of ${list} cannot be read.`);
    this.list = list;
  }
}

/** What each list is based on; null if no publication has been taken */
type Basis = PerList<{
  readonly revision: number;
  readonly publication?: string | undefined;
  readonly ids: readonly string[];
  /** Earlier versions of records changed or removed since, by id; null if unknown */
  readonly changed: Readonly<Record<string, JsonObject | null>>;
} | null>;

export type CatalogueConflict = MergeConflict<ListName>;

type MergedLists = MergedCatalogue<ListName>;

interface AdoptedBackup {
  /** Unreadable values stay as they are here. */
  readonly lists: CatalogueLists;
  readonly conflicts: readonly CatalogueConflict[];
  readonly renamed: RenamedRecords;
}

export interface LocalCatalogue {
  /**
   * What each list is based on.
   * @throws StorageError
   */
  readonly basis: () => Basis;
  /**
   * Merges the changes of a backup into the lists. If the backup doesn't say what it's based on, every
   * difference is a conflict.
   * @throws StorageError, DamagedListError if a list is unreadable
   */
  readonly withChangesOf: (others: CatalogueLists, basis: unknown, choices?: MergeChoices) => AdoptedBackup;
  /** Moves form drafts to the new ids of their records. */
  readonly follow: (renamed: RenamedRecords) => void;
  /**
   * Merges the lists with the published ones. Unless `from` is `any`, a file older than the last one taken is
   * ignored, and changes in a fork may become conflicts.
   * @throws StorageError, DamagedListError if a list is unreadable
   */
  readonly mergedWith: (
    published: CatalogueSeeds,
    options?: { readonly from?: 'newer' | 'any'; readonly choices?: MergeChoices | undefined },
  ) => MergedLists & { readonly mine: PerList<Records> };
  /**
   * Names what starting from a publication would change in the lists. Unpublished changes are kept.
   * @throws StorageError, DamagedListError if a list is unreadable
   */
  readonly changesByStartingFrom: (published: CatalogueSeeds) => PerList<NamedChanges>;
  /**
   * The list as it was last taken; null if that isn't known.
   * @throws StorageError
   */
  readonly taken: (name: ListName) => Records | null;
  /**
   * Whether anything published was changed or deleted here.
   * @throws StorageError
   */
  readonly hasBaseCopies: () => boolean;
  /**
   * Records what a publication contains, before it's sent.
   * @throws StorageError
   */
  readonly noteSent: (sent: SentFile, head: string) => void;
  /**
   * Adds what a downloaded file took from others to the lists.
   * @throws StorageError
   */
  readonly takeDownloaded: (download: SentFile) => Promise<void>;
  /**
   * Makes the lists follow what is published, and keeps unpublished changes. If there is a conflict, writes
   * nothing and returns false.
   * @param options.sent the lists as they were published from here; later changes are kept
   * @throws StorageError, DamagedListError, HalfWrittenError if the rollback failed
   */
  readonly applyPublished: (
    published: CatalogueSeeds,
    options?: {
      readonly sent?: Omit<SentFile, 'file'>;
      readonly choices?: MergeChoices;
    },
  ) => Promise<boolean>;
}

/** @param seeds displayed if a list couldn't be stored */
export function createLocalCatalogue(
  environment: Environment,
  seeds: CatalogueSeeds,
  drafts: Pick<DraftStore, 'move'> = tabDrafts,
): LocalCatalogue {
  const { store } = environment;

  function sorted(name: ListName, values: readonly unknown[], published: Records = []) {
    const entries = readEntries(values, catalogueLists[name].draftSchema);
    return {
      records: publishableValues(entries, published),
      unreadable: entries.filter(({ record }) => record === null).map(({ value }) => value),
    };
  }

  /** Treats a corrupt list as published, and leaves its text in place. */
  function read(name: ListName, published: Records = []) {
    const values = parseList(store.read(catalogueLists[name].key));
    const isCorrupt = values === 'corrupt';
    if (isCorrupt && seeds[name].revision === 0) throw new DamagedListError(name);
    const isStored = values !== null && !isCorrupt;
    return { isStored, isCorrupt, ...sorted(name, isStored ? values : seeds[name].records, published) };
  }

  const ledgerFor = (name: ListName) => readLedger(store.read(catalogueLists[name].seedKey));

  /** Whether the published file includes the publication that was last taken. */
  const canFollow = (name: ListName, seed: Seed): boolean =>
    seed.revision > 0 && !isMissingFrom(ledgerFor(name) ?? EMPTY_LEDGER, seed);

  const versions = (published: CatalogueSeeds, from: 'newer' | 'any'): PerList<ListVersions> =>
    perList((name) => {
      const seed = published[name];
      const { isStored, records: shown, unreadable } = read(name, seed.records);
      const isFollowed = from === 'any' ? seed.revision > 0 : !isStored || canFollow(name, seed);
      // A list that was never opened here has no changes.
      const records =
        !isStored && isFollowed && seed.revision > 0 ? sorted(name, seed.records).records : shown;
      const theirs = isFollowed && seed.revision > 0 ? seed.records : undefined;
      if (!isStored) return { base: byId(records), mine: records, theirs };
      const ledger = ledgerFor(name) ?? unknownLedger(records, [], seed);
      // Starting from an older file drops what was published since.
      const isOlder = theirs !== undefined && !canFollow(name, seed);
      const common = isOlder ? null : commonBase(store, name, ledger, seed, records);
      const { base, isOrderUnknown = false } = common ?? {
        base: takenBase(store, name, ledger, records, seed.records),
      };
      const here = byId(records);
      // A record that is missing may be the one without an id, so whether it was deleted is asked.
      const isDoubtful = (id: string) => !here.has(id) && unreadable.some((value) => idOf(value) === '');
      return {
        base: new Map([...base].map(([id, record]) => [id, isDoubtful(id) ? null : record])),
        mine: records,
        theirs,
        isOrderUnknown,
      };
    });

  /**
   * Returns everything to store for a list with these records, if visitors have `published`.
   * @param merged the file that was merged into it, if it was published from here
   */
  function textsFor(name: ListName, records: Records, published: Seed, merged?: Seed): KeyedText[] {
    const { key, seedKey, baseKey } = catalogueLists[name];
    const { unreadable } = read(name);
    const before = readLedger(store.read(seedKey)) ?? EMPTY_LEDGER;
    const known = merged && merged.revision > 0 ? withFile(before, merged) : before;
    const here = byId(records);
    const copies = byId(
      published.records.filter((record) => formatJson(here.get(idOf(record)) ?? null) !== formatJson(record)),
    );
    return [
      [key, formatJson([...records, ...unreadable])],
      ...serialiseLedger(
        store,
        seedKey,
        withTaken(ledgerOf(published, before), known, published, [
          ...readBaseCopies(store, baseKey).values(),
        ]),
      ),
      ...(copies.size > 0 || store.read(baseKey) !== null
        ? [[baseKey, baseCopiesText(copies)] as const]
        : []),
    ];
  }

  const basis = (): Basis =>
    perList((name) => {
      const ledger = ledgerFor(name);
      if (ledger === null) return null;
      const { records } = read(name);
      const untouched = byId(records.filter(untouchedSince(ledger)));
      const base = [...takenBase(store, name, ledger, records)];
      return {
        revision: ledger.revision,
        publication: ledger.publication,
        ids: base.map(([id]) => id),
        changed: Object.fromEntries(base.filter(([id, before]) => before === null || !untouched.has(id))),
      };
    });

  const follow: LocalCatalogue['follow'] = (renamed) => {
    for (const { list, before, now } of renamed) {
      const { noun } = catalogueLists[list];
      drafts.move(draftName(noun, before), draftName(noun, now));
    }
  };

  const withChangesOf: LocalCatalogue['withChangesOf'] = (others, theirBasis, choices) => {
    const { signals } = others;
    const given: Partial<PerList<readonly unknown[]>> = others;
    const merged = mergeCatalogue(
      orderedBy,
      perList((name) => {
        const mine = read(name).records;
        const values = given[name];
        const theirs = values && sorted(name, values).records;
        const base = theirs && baseIn(theirBasis, name, theirs);
        return { base: base ?? new Map(), mine, theirs, isOrderUnknown: !base };
      }),
      choices,
    );
    const lists = perList((name) => [...merged.lists[name], ...read(name).unreadable]);
    return { ...merged, lists: { ...lists, ...(signals && { signals }) } };
  };

  const mergedWith: LocalCatalogue['mergedWith'] = (published, { from = 'newer', choices } = {}) => {
    const known = versions(published, from);
    const all = perList((name) => {
      const ledger = ledgerFor(name);
      if (ledger === null || known[name].theirs !== undefined) return known[name];
      const seed = published[name];
      const relation = relationTo(ledger, seed);
      const unasked = unaskedIn(ledger);
      const { mine } = known[name];
      const taken = { base: takenBase(store, name, ledger, mine, seed.records), mine };
      if (relation === 'fork')
        return withFork(taken, seed.records, commonBase(store, name, ledger, seed, mine), unasked);
      return relation === 'older' && unasked ? withUnasked(taken, knownRecords(seed), unasked) : known[name];
    });
    return { ...mergeCatalogue(orderedBy, all, choices), mine: perList((name) => all[name].mine) };
  };

  return {
    basis,
    withChangesOf,
    follow,
    mergedWith,
    changesByStartingFrom(published) {
      const { conflicts } = mergedWith(published, { from: 'any' });
      // Each of these is asked about.
      const choices = new Map(conflicts.map((conflict) => [conflictKey(conflict), 'mine'] as const));
      const { lists, mine, renamed } = mergedWith(published, { from: 'any', choices });
      return perList((name) =>
        namedChanges(withNewIds(mine[name], name, renamed), lists[name], orderedBy[name]),
      );
    },
    taken(name) {
      const ledger = ledgerFor(name);
      const base = ledger && [...takenBase(store, name, ledger, read(name).records).values()];
      return base?.every((record) => record !== null) ? (base as Records) : null;
    },
    hasBaseCopies: () =>
      listNames.some((name) => readBaseCopies(store, catalogueLists[name].baseKey).size > 0),
    noteSent({ file, sent, renamed }, head) {
      const write = (fit: (ledger: SeedLedger) => SeedLedger) => {
        const texts = listNames.flatMap((name) => {
          const ledger = ledgerFor(name);
          const ids = new Set(renamed.flatMap(({ list, before }) => (list === name ? [before] : [])));
          const records = sent[name].filter((record) => !ids.has(idOf(record)));
          const noted = ledger && fit(withOwnFile(ledger, file, records));
          return noted ? serialiseLedger(store, catalogueLists[name].seedKey, noted) : [];
        });
        writeAll(store, texts);
      };
      recordUnsettled(store, { revision: file.revision, head });
      try {
        write((ledger) => ledger);
      } catch {
        write(withLatestOnly);
      }
    },
    takeDownloaded: (download) =>
      lockLists(environment, () => {
        const texts = listNames.map((name) => {
          const { isStored, records, unreadable } = read(name, download.file[name]);
          return isStored ? textsAfterDownload(store, name, download, records, unreadable) : null;
        });
        const isChanged = ([key, text]: KeyedText) => store.read(key) !== text;
        writeAll(store, texts.flatMap((one) => one?.list ?? []).filter(isChanged));
        try {
          // Without these, more will be asked.
          writeAll(store, texts.flatMap((one) => one?.notes ?? []).filter(isChanged));
        } catch (error) {
          environment.report(error);
        }
        follow(download.renamed);
      }),
    applyPublished: (published, { sent: publishedHere, choices } = {}) =>
      lockLists(environment, () => {
        const { sent, from, renamed: publishedAs = [] } = publishedHere ?? {};
        const now = versions(published, sent ? 'any' : 'newer');
        const { lists, conflicts, renamed } = mergeCatalogue(
          orderedBy,
          perList((name) =>
            sent
              ? {
                  ...now[name],
                  base: byId(withNewIds(sent[name], name, publishedAs)),
                  mine: withNewIds(now[name].mine, name, publishedAs),
                }
              : now[name],
          ),
          choices,
        );
        if (conflicts.length > 0) return false;
        const following = listNames.filter((name) => now[name].theirs !== undefined && !read(name).isCorrupt);
        const texts = following.flatMap((name) => textsFor(name, lists[name], published[name], from?.[name]));
        writeAll(
          store,
          texts.filter(([key, text]) => store.read(key) !== text),
        );
        follow([...publishedAs, ...renamed]);
        return true;
      }),
  };
}

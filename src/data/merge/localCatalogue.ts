import {
  mergeCatalogue,
  type MergeChoices,
  type MergeConflict,
  type MergedCatalogue,
} from '@/domain/catalogueMerge';
import type { ListVersions } from '@/domain/merge/list';
import { publishableValues, readEntries } from '@/data/catalogue/storedList';
import { parseList, formatJson, isJsonObject, type JsonObject } from '@/data/storage/json';
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
  changedSince,
  idOf,
  isUnsettledIn,
  ledgerIn,
  ledgerOf,
  ledgerTexts,
  NO_SEED_TAKEN,
  readLedger,
  unknownLedger,
  untouchedSince,
  type CatalogueSeeds,
  type Seed,
  type SeedLedger,
} from '@/data/catalogue/seed';
import type { CatalogueLists } from './catalogueFile';
import { draftName, tabDrafts, type DraftStore } from '@/data/storage/draftStore';
import { writeAll, type KeyedText } from '@/data/storage/keyValueStore';
import { noteUnsettled, type Unsettled } from '@/data/catalogue/unsettled';
import { baseCopiesText, readBaseCopies } from '@/data/catalogue/baseCopies';

const orderedBy = perList((name) => catalogueLists[name].orderedBy);

/** Thrown where all lists are needed and one is stored as a text that cannot be read. */
export class DamagedListError extends Error {
  override readonly name = 'DamagedListError';
  readonly list: StoredName;

  constructor(list: StoredName) {
    super(`The stored list of ${list} cannot be read.`);
    this.list = list;
  }
}

/** The readable records of a list, each with an id of its own. */
type Records = readonly JsonObject[];

/** What each list was made from; null for a list that took nothing published. */
type Basis = PerList<{
  readonly revision: number;
  readonly publication?: string | undefined;
  /** The ids in it, in order. */
  readonly ids: readonly string[];
  /** What was changed or removed since, by id, as it was before; null where that is not known. */
  readonly changed: Readonly<Record<string, JsonObject | null>>;
} | null>;

/** What both sides did, where it cannot be done together. */
export type CatalogueConflict = MergeConflict<ListName>;

type Merged = MergedCatalogue<ListName>;

/** Records that gave their ids to others. */
export type Renamed = Merged['renamed'];

interface TakenOver {
  /** The lists that were given, merged; values that no record can be made of stay as they are here. */
  readonly lists: CatalogueLists;
  readonly conflicts: readonly CatalogueConflict[];
  readonly renamed: Renamed;
}

/** The lists of this browser, as a merge with what is published needs them. */
export interface LocalCatalogue {
  /** What was taken last of each list, which the changes here were made from. @throws StorageError */
  readonly basis: () => Basis;
  /**
   * The lists here with the changes of others on top, as a backup brings them. Where it does not say what they were
   * made from, each difference is a conflict.
   * @throws StorageError when storage cannot be read, DamagedListError when a list cannot
   */
  readonly withChangesOf: (others: CatalogueLists, basis: unknown, choices?: MergeChoices) => TakenOver;
  /** Gives what was typed for records to the ids that these have by now. */
  readonly follow: (renamed: Renamed) => void;
  /**
   * The lists here merged with what is published, and the lists here as they are. Where what is published is older
   * than what was taken here, only with what was changed in it later, unless `any` is asked for.
   * @throws StorageError when storage cannot be read, DamagedListError when a list cannot
   */
  readonly mergedWith: (
    published: CatalogueSeeds,
    options?: { readonly from?: 'newer' | 'any'; readonly choices?: MergeChoices | undefined },
  ) => Merged & { readonly mine: PerList<Records> };
  /** Whether anything published was changed or deleted here since. @throws StorageError when storage cannot be read */
  readonly hasBaseCopies: () => boolean;
  /** Notes, before it is sent, what a publication of these lists changes. @throws StorageError */
  readonly noteSent: (sent: PerList<Records>, file: Pick<Unsettled, 'revision' | 'head'>) => void;
  /**
   * Makes the lists follow what is published, with what was changed here and not published on top. Writes all lists or
   * none; false, with nothing written, where a change here contradicts what is published.
   * @param options.sent the lists as they were when this was published from here; what was changed since stays a change
   * @param options.renamed the records that were published under other ids than they have here
   * @throws StorageError and DamagedListError as `mergedWith`, HalfWrittenError when a failure could not be undone
   */
  readonly applyPublished: (
    published: CatalogueSeeds,
    options?: {
      readonly sent?: PerList<Records>;
      readonly renamed?: Renamed;
      readonly choices?: MergeChoices;
    },
  ) => Promise<boolean>;
}

const withNewIds = (records: Records, name: ListName, renamed: Renamed): Records => {
  const ids = new Map(renamed.flatMap(({ list, before, now }) => (list === name ? [[before, now]] : [])));
  return records.map((record) => {
    const id = ids.get(idOf(record));
    return id === undefined ? record : { ...record, id };
  });
};

/** What the list of a backup was made from, as the backup has it; undefined where it does not say. */
function baseIn(basis: unknown, name: ListName, records: Records): ListVersions['base'] | undefined {
  const of = isJsonObject(basis) ? basis[name] : null;
  if (!isJsonObject(of) || !Array.isArray(of.ids)) return undefined;
  const changed = isJsonObject(of.changed) ? of.changed : {};
  const there = byId(records);
  return new Map(
    of.ids.map(String).map((id) => {
      const before = Object.hasOwn(changed, id) ? changed[id] : there.get(id);
      return [id, isJsonObject(before) ? before : null];
    }),
  );
}

const byId = (records: Records) => new Map(records.map((record) => [idOf(record), record]));

const updatedAt = (record: JsonObject | null | undefined): string => String(record?.updatedAt ?? '');

/**
 * The versions to merge with a file that is older than what was taken here: others may have changed records on an old
 * build. Those are known by their time; each difference from one of them is a conflict.
 */
function withLaterChanges({ base, mine }: Omit<ListVersions, 'theirs'>, older: Records): ListVersions {
  const latest = [...base.values()].map(updatedAt).toSorted().at(-1) ?? '';
  const later = older.filter((record) => {
    const id = idOf(record);
    return updatedAt(record) > (base.has(id) ? updatedAt(base.get(id)) : latest);
  });
  const changed = byId(later);
  const here = byId(mine);
  const others = [...base].map(([id, record]) => changed.get(id) ?? record ?? here.get(id));
  return {
    base: new Map([...base].map(([id, record]) => [id, changed.has(id) ? null : record])),
    mine,
    theirs: [
      ...others.filter((record) => record !== undefined),
      ...later.filter((record) => !base.has(idOf(record))),
    ],
  };
}

/** @param seeds what a list shows that could not be stored */
export function createLocalCatalogue(
  environment: Environment,
  seeds: CatalogueSeeds,
  drafts: Pick<DraftStore, 'move'> = tabDrafts,
): LocalCatalogue {
  const { store } = environment;

  /** The values of a list: its records, each with an id of its own, and what no record can be made of. */
  function sorted(name: ListName, values: readonly unknown[], published: Records = []) {
    const entries = readEntries(values, catalogueLists[name].draftSchema);
    return {
      records: publishableValues(entries, published),
      unreadable: entries.filter(({ record }) => record === null).map(({ value }) => value),
    };
  }

  /** What is stored of a list. One that cannot be read counts as it was published, and its text stays where it is. */
  function read(name: ListName, published: Records = []) {
    const values = parseList(store.read(catalogueLists[name].key));
    const isCorrupt = values === 'corrupt';
    if (isCorrupt && seeds[name].revision === 0) throw new DamagedListError(name);
    const isStored = values !== null && !isCorrupt;
    return { isStored, isCorrupt, ...sorted(name, isStored ? values : seeds[name].records, published) };
  }

  /** What both sides last agreed on: the seed that was taken last, as far as its records are known. */
  function baseOf(name: ListName, ledger: SeedLedger, mine: Records, theirs: Records): ListVersions['base'] {
    const isUntouched = untouchedSince(ledger);
    const isUnsettled = isUnsettledIn(ledger);
    const copies = readBaseCopies(store, catalogueLists[name].baseKey);
    const [here, there] = [mine, theirs].map((records) => byId(records.filter(isUntouched)));
    const knownBase = (id: string) => here?.get(id) ?? copies.get(id) ?? there?.get(id) ?? null;
    const base = new Map<string, JsonObject | null>(
      ledger.records.map(([id]) => [id, isUnsettled(id) ? null : knownBase(id)]),
    );
    for (const [id, record] of copies) if (!base.has(id)) base.set(id, record);
    return base;
  }

  const ledgerFor = (name: ListName) => ledgerIn(store, catalogueLists[name].seedKey);

  /** Whether what is published is not older than what was taken; without a ledger, each difference is a conflict. */
  const canFollow = (name: ListName, { revision }: Seed): boolean =>
    revision > 0 && (ledgerFor(name)?.revision ?? 0) <= revision;

  const versions = (published: CatalogueSeeds, from: 'newer' | 'any'): PerList<ListVersions> =>
    perList((name) => {
      const seed = published[name];
      const { isStored, records: shown } = read(name, seed.records);
      const isFollowed = from === 'any' ? seed.revision > 0 : !isStored || canFollow(name, seed);
      // A list that was never opened here holds no change.
      const records =
        !isStored && isFollowed && seed.revision > 0 ? sorted(name, seed.records).records : shown;
      return {
        base: isStored
          ? baseOf(name, ledgerFor(name) ?? unknownLedger(records, seed), records, seed.records)
          : byId(records),
        mine: records,
        theirs: isFollowed && seed.revision > 0 ? seed.records : undefined,
      };
    });

  /** All that is stored of a list that holds these records while `published` is what visitors have. */
  function textsFor(name: ListName, records: Records, published: Seed): KeyedText[] {
    const { key, seedKey, baseKey } = catalogueLists[name];
    const { unreadable } = read(name);
    const list: KeyedText = [key, formatJson([...records, ...unreadable])];
    const texts = new Map(records.map((record) => [idOf(record), formatJson(record)]));
    const changed = published.records.filter((record) => texts.get(idOf(record)) !== formatJson(record));
    const copies = byId(changed);
    return [
      list,
      ...ledgerTexts(store, seedKey, ledgerOf(published, readLedger(store.read(seedKey)))),
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
      const base = [...baseOf(name, ledger, records, [])];
      return {
        revision: ledger.revision,
        publication: ledger.publication,
        ids: base.map(([id]) => id),
        changed: Object.fromEntries(base.filter(([id]) => !untouched.has(id))),
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
        return { base: base ?? new Map(), mine, theirs };
      }),
      choices,
    );
    const lists = perList((name) => [...merged.lists[name], ...read(name).unreadable]);
    return { ...merged, lists: { ...lists, ...(signals && { signals }) } };
  };

  return {
    basis,
    withChangesOf,
    follow,
    mergedWith(published, { from = 'newer', choices } = {}) {
      const known = versions(published, from);
      const all = perList((name) => {
        const { revision, records } = published[name];
        const isOlder = known[name].theirs === undefined && revision > 0;
        return isOlder ? withLaterChanges(known[name], records) : known[name];
      });
      return { ...mergeCatalogue(orderedBy, all, choices), mine: perList((name) => all[name].mine) };
    },
    hasBaseCopies: () =>
      listNames.some((name) => readBaseCopies(store, catalogueLists[name].baseKey).size > 0),
    noteSent(sent, file) {
      const changed = listNames.map((name) => {
        const { seedKey } = catalogueLists[name];
        return [seedKey, changedSince(readLedger(store.read(seedKey)) ?? NO_SEED_TAKEN, sent[name])] as const;
      });
      noteUnsettled(store, { ...file, changed: Object.fromEntries(changed) });
    },
    applyPublished: (published, { sent, renamed: publishedAs = [], choices } = {}) =>
      lockLists(environment, () => {
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
        const texts = following.flatMap((name) => textsFor(name, lists[name], published[name]));
        writeAll(
          store,
          texts.filter(([key, text]) => store.read(key) !== text),
        );
        follow([...publishedAs, ...renamed]);
        return true;
      }),
  };
}

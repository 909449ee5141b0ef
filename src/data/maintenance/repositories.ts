import { nextNumericId, type CatalogueDraft, type Stored } from '@/domain/catalogue/entity';
import { orderWithMovedRecord } from '@/domain/catalogue/listOrder';
import {
  findActiveBySlug,
  nextSortOrder,
  NO_SORT_ORDER,
  sortOrdersById,
  sortPlatforms,
  type Platform,
} from '@/domain/catalogue/platform';
import { brokerSearchTexts } from '@/domain/catalogue/broker';
import { searchIn } from '@/domain/text/search';
import { readEntry, type SignalEntry } from '@/domain/signals/entry';
import { createCollection } from '@/data/catalogue/collection';
import {
  brokerList,
  listNames,
  platformList,
  webinarList,
  type ListName,
  type PerList,
} from '@/data/catalogue/lists';
import {
  NotFoundError,
  type BrokerRepository,
  type PlatformRepository,
  type Repositories,
} from '@/data/catalogue/ports';
import { UNKNOWN_SEED, type CatalogueSeeds, type Seed } from '@/data/catalogue/seeds';
import { signalDraftList } from '@/data/catalogue/storedLists';
import { type TrackRecord, createSignalRecord } from '@/data/signals/record';
import type { Environment } from '@/data/storage/environment';
import { stopAll } from '@/data/storage/storageChanges';

export function createBrokerRepository(environment: Environment, seed: Seed): BrokerRepository {
  const brokers = createCollection(brokerList, seed, environment, {
    notKept: 'Broker was not properly saved to storage',
  });
  return {
    ...brokers,
    search: async (query) => [...searchIn(await brokers.list(), brokerSearchTexts)(query)],
  };
}

function orThrowNotFound<T>(platform: T | null | undefined | false): T {
  if (!platform) throw new NotFoundError('Platform not found');
  return platform;
}

export function createPlatformRepository(environment: Environment, seed: Seed): PlatformRepository {
  const platforms = createCollection(platformList, seed, environment, { inOrder: sortPlatforms });

  /** Renumbers `sortOrder` to match the ids that `orderOf` returns, unless it returns null. */
  async function arrange(
    ids: readonly string[],
    orderOf: (records: readonly Platform[]) => readonly string[] | null,
  ): Promise<void> {
    await platforms.updateEach(
      ids,
      (records) => {
        const wanted = orderOf(records);
        const places = wanted ? sortOrdersById(records, wanted) : new Map<string, number>();
        return ({ id, sortOrder }) => {
          const place = places.get(id);
          return place === undefined || place === sortOrder ? null : { sortOrder: place };
        };
      },
      () => 'Changed the order of the platforms',
    );
  }

  return {
    ...platforms,
    getActiveBySlug: (slug) => platforms.one((records) => findActiveBySlug(records, slug)),
    add: (draft, idRule = 'highest-plus-one') =>
      platforms.admit(draft, (records) => ({
        proposedId:
          idRule === 'timestamp' ? environment.now() : nextNumericId(records.map((record) => record.id)),
        ...(!(draft.sortOrder < NO_SORT_ORDER) && { fields: { sortOrder: nextSortOrder(records) } }),
      })),
    update: async (id, changes) => orThrowNotFound(await platforms.update(id, changes)),
    toggleActive: async (id, isActive) => orThrowNotFound(await platforms.toggleActive(id, isActive)),
    remove: async (id) => orThrowNotFound(await platforms.remove(id)),
    reorder: (ids) => arrange(ids, () => ids),
    move: (id, behind) =>
      arrange([id, ...(behind === null ? [] : [behind])], (records) => {
        const sorted = sortPlatforms(records);
        const wanted = orThrowNotFound(orderWithMovedRecord(sorted, id, behind));
        return sorted.every((record, place) => record.id === wanted[place]) ? null : wanted;
      }),
  };
}

/** The log's words for a new entry, such as `Issued signal 17`. */
function activityWords({ kind, signal }: Pick<SignalEntry, 'kind' | 'signal'>): string {
  const number = `signal ${String(signal)}`;
  const words: Readonly<Record<SignalEntry['kind'], string>> = {
    issued: `Issued ${number}`,
    amended: `Amended ${number}`,
    triggered: `Recorded the entry of ${number}`,
    partTaken: `Recorded a partial close of ${number}`,
    stopMoved: `Moved the stop of ${number}`,
    closed: `Closed ${number}`,
    expired: `Recorded that ${number} expired`,
    cancelled: `Cancelled ${number}`,
    notTriggered: `Recorded that ${number} was not triggered`,
    corrected: `Corrected ${number}`,
  };
  return words[kind];
}

function withLogging(signals: TrackRecord, log: (action: string) => void): TrackRecord {
  function logTakenBack(value: unknown) {
    const entry = readEntry(value);
    if (entry) log(`Taken back: ${activityWords(entry)}`);
  }
  return {
    ...signals,
    async issue(entries) {
      const signal = await signals.issue(entries);
      log(activityWords({ kind: 'issued', signal }));
      return signal;
    },
    async append(shown, entry, issued) {
      const signal = await signals.append(shown, entry, issued);
      log(activityWords({ kind: entry.kind, signal }));
      return signal;
    },
    async takeBack(shownNumber, shown) {
      const entry = await signals.takeBack(shownNumber, shown);
      logTakenBack(entry);
      return entry;
    },
    async removeAside(values) {
      await signals.removeAside(values);
      for (const value of values) logTakenBack(value);
    },
    async beginOwnRecord() {
      const hasBegun = await signals.beginOwnRecord();
      if (hasBegun) log('Began a new record of signals');
      return hasBegun;
    },
  };
}

export type Catalogue = Repositories & {
  readonly signals: TrackRecord;
  readonly watch: (onChange: () => void) => () => void;
};

/** Logs every successful change. */
export function createCatalogue(environment: Environment, seeds: CatalogueSeeds): Catalogue {
  const { log = () => undefined } = environment;
  const parts = {
    platforms: createPlatformRepository(environment, seeds.platforms),
    brokers: createBrokerRepository(environment, seeds.brokers),
    webinars: createCollection(webinarList, seeds.webinars, environment),
    signalDrafts: createCollection(signalDraftList, UNKNOWN_SEED, environment),
    signals: withLogging(createSignalRecord(environment, seeds.signals), log),
  };
  return {
    ...parts,
    watch: (onChange) => stopAll(...Object.values(parts).map((part) => part.watch(onChange))),
  };
}

/** @throws StorageError */
export async function listAll<T>(
  catalogue: Catalogue,
  of: (records: readonly Stored<CatalogueDraft>[], name: ListName) => T,
): Promise<PerList<T>> {
  const results = await Promise.all(
    listNames.map(async (name) => [name, of(await catalogue[name].list(), name)] as const),
  );
  return Object.fromEntries(results) as PerList<T>;
}

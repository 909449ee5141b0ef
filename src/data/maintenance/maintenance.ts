import { catalogueLists } from '@/data/catalogue/lists';
import { createActivityLog, type ActivityLog } from './activityLog';
import { createBackups, type Backups } from './backups';
import { createCache, type Cache } from './cache';
import type { Environment } from '@/data/storage/environment';
import type { LatestSeeds } from '@/data/catalogue/seeds';
import { createPublication, UnknownRevisionError, type Publication } from '@/data/publishing/publication';
import { createStorageUse, type StorageUse } from './storageUse';
import { createLocalCatalogue } from '@/data/merge/localCatalogue';
import { createPublishing, type Publishing, type PublishingPlace } from '@/data/publishing/publishing';
import { createSignalRecord } from '@/data/signals/record';
import { latestLedger } from '@/data/catalogue/ledger';
import { createQuarantine, type Quarantine } from './quarantine';

export interface Maintenance {
  readonly activity: ActivityLog;
  readonly backups: Backups;
  readonly cache: Cache;
  readonly publication: Publication;
  /** Null if the build names no host and publications are downloaded */
  readonly publishing: Publishing | null;
  /** Returns the publication that visitors get now, or null. Never rejects. */
  readonly fetchPublished: LatestSeeds['fetchPublished'];
  /** Applies what others have published, unless local changes to a list conflict. Never rejects. */
  readonly catchUp: () => Promise<void>;
  /**
   * Asks the site again and applies the latest publication. Returns false if a local change conflicts.
   * @throws UnknownRevisionError if the site doesn't answer, StorageError, DamagedListError
   */
  readonly takeLatest: () => Promise<boolean>;
  /** Asks the site when another tab publishes or applies a publication. */
  readonly watchPublications: () => () => void;
  readonly quarantine: Quarantine;
  readonly storageUse: StorageUse;
}

export function createMaintenance(
  environment: Environment,
  seeds: LatestSeeds,
  getCurrentUser: () => string,
  place: PublishingPlace | null = null,
): Maintenance {
  const local = createLocalCatalogue(environment, seeds);
  const activity = createActivityLog(environment, getCurrentUser);
  const log = (action: string) => void activity.add(action);
  const record = createSignalRecord({ ...environment, log }, seeds.signals);
  const backups = createBackups(environment, seeds, local, record);
  const publication = createPublication(environment, seeds, {
    local,
    record,
    present: backups.present,
    hasHost: place !== null,
  });
  return {
    activity,
    backups,
    cache: createCache(environment.store),
    publication,
    publishing: place && createPublishing(environment, seeds, { local, record, publication }, place),
    fetchPublished: seeds.fetchPublished,
    async catchUp() {
      try {
        await seeds.load();
        if (publication.awaitsUpload()) await seeds.refresh();
        await record.keepPublished();
        if (local.hasBaseCopies()) await local.applyPublished(seeds);
      } catch (error) {
        environment.report(error);
      }
    },
    async takeLatest() {
      if ((await seeds.refresh()) === 'unreachable')
        throw new UnknownRevisionError('The site did not report its revision.');
      await record.keepPublished();
      return local.applyPublished(seeds);
    },
    watchPublications() {
      const handle = () => {
        if (latestLedger(environment.store).revision > seeds.platforms.revision) void seeds.refresh();
      };
      return environment.watch(catalogueLists.platforms.seedKey, handle);
    },
    quarantine: createQuarantine(environment, seeds),
    storageUse: createStorageUse(environment.store),
  };
}

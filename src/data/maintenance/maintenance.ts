import { catalogueLists } from '@/data/catalogue/lists';
import { createActivityLog } from './activityLog';
import { createBackups } from './backups';
import { createCache } from './cache';
import type { Environment } from '@/data/storage/environment';
import type { LatestSeeds } from '@/data/catalogue/seeds';
import { createPublication, UnknownRevisionError } from '@/data/publishing/publication';
import { createStorageUse } from './storageUse';
import { lockLists } from '@/data/catalogue/storedLists';
import { createAdoption } from '@/data/storage/takeOver';
import { createLocalCatalogue } from '@/data/merge/localCatalogue';
import { createPublishing, type PublishingDestination } from '@/data/publishing/publishing';
import { createSignalRecord } from '@/data/signals/record';
import { createRevisionReader } from '@/data/catalogue/storedVersions';
import { createQuarantine } from './quarantine';

export type Maintenance = Readonly<ReturnType<typeof createMaintenance>>;

export function createMaintenance(
  environment: Environment,
  seeds: LatestSeeds,
  getCurrentUser: () => string,
  place: PublishingDestination | null = null,
  earlier: Parameters<typeof createAdoption>[0] | null = null,
) {
  const local = createLocalCatalogue(environment, seeds);
  const activity = createActivityLog(environment, getCurrentUser);
  const log = (action: string) => void activity.add(action);
  const record = createSignalRecord({ ...environment, log }, seeds.signals);
  const backups = createBackups(environment, local, record);
  const knownRevision = createRevisionReader(environment.store);
  const publication = createPublication(environment, seeds, {
    local,
    record,
    hasHost: place !== null,
  });
  const takeOver = earlier && createAdoption(earlier);
  return {
    activity,
    /** Null if no other copy of the site can have stored lists for this one */
    takeOver: takeOver && {
      ...takeOver,
      async take() {
        await lockLists(environment, takeOver.take);
        log('Took over what an older version of this site had stored');
      },
    },
    backups,
    cache: createCache(environment.store),
    publication,
    /** Null if the build specifies no host and publications are downloaded */
    publishing: place && createPublishing(environment, seeds, { local, record, publication }, place),
    /** Returns the publication that visitors get now, or null. Never rejects. */
    fetchPublished: seeds.fetchPublished,
    /**
     * Asks the site what others have published; the lists follow it when they are read. Never rejects.
     * @param asksAgain whether the site is asked again, rather than once per visit
     */
    async catchUp(asksAgain = false) {
      try {
        await seeds.load();
        if (asksAgain || publication.lastDownload()?.isOnSite === false) await seeds.refresh();
        await record.keepPublished();
      } catch (error) {
        environment.report(error);
      }
    },
    /**
     * Asks the site again and merges its file. Returns false if there is a question to ask.
     * @throws UnknownRevisionError if the site doesn't respond, StorageError, DamagedListError
     */
    async takeLatest() {
      if ((await seeds.refresh()) === 'unreachable')
        throw new UnknownRevisionError('The site did not report its revision.');
      await record.keepPublished();
      return (await local.merge(seeds)).questions.length === 0;
    },
    /** Asks the site when another tab publishes or applies a publication. */
    watchPublications: () =>
      environment.watch(catalogueLists.platforms.versionsKey ?? '', () => {
        if (knownRevision() > seeds.platforms.revision) void seeds.refresh();
      }),
    quarantine: createQuarantine(environment, seeds),
    storageUse: createStorageUse(environment.store),
  };
}

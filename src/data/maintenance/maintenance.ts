import { createActivityLog, type ActivityLog } from './activityLog';
import { createBackups, type Backups } from './backups';
import { createCache, type Cache } from './cache';
import type { CatalogueEnvironment } from '@/data/catalogue/environment';
import type { LatestSeeds } from '@/data/catalogue/latestSeeds';
import { createPublication, type Publication } from './publication';
import { createQuarantine, type Quarantine } from '@/data/catalogue/quarantine';

/** What the dashboard does beside editing the two lists. */
export interface Maintenance {
  readonly activity: ActivityLog;
  readonly backups: Backups;
  readonly cache: Cache;
  readonly publication: Publication;
  readonly quarantine: Quarantine;
}

/** @param whoNow the user name of whoever is signed in */
export function createMaintenance(
  environment: CatalogueEnvironment,
  seeds: LatestSeeds,
  whoNow: () => string,
): Maintenance {
  const backups = createBackups(environment, seeds);
  return {
    activity: createActivityLog(environment, whoNow),
    backups,
    cache: createCache(environment.store),
    publication: createPublication(environment, seeds, backups),
    quarantine: createQuarantine(environment.store),
  };
}

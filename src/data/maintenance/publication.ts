import type * as v from 'valibot';
import { brokerDraftSchema } from '@/domain/broker';
import { isoTime, type CatalogueDraft } from '@/domain/entity';
import { platformDraftSchema } from '@/domain/platform';
import type { Backups, CatalogueComparison } from './backups';
import { catalogueFile, type CatalogueLists } from './catalogueFile';
import type { CatalogueEnvironment } from '@/data/catalogue/environment';
import { readEntries, toValue } from '@/data/catalogue/entries';
import { formatJson } from '@/data/storage/json';
import type { LatestSeeds } from '@/data/catalogue/latestSeeds';
import { compareLists } from './listComparison';
import { readLedger } from '@/data/catalogue/seed';
import { storageKeys } from '@/data/storage/storageKeys';

/** Thrown when the site does not tell which revision visitors have, so that the next one is not known. */
export class UnknownRevisionError extends Error {
  override readonly name = 'UnknownRevisionError';
}

export interface Publication {
  /**
   * What publishing the present lists would change for visitors.
   * @throws StorageError when storage cannot be read, DamagedListError when a list cannot
   */
  readonly unpublished: () => CatalogueComparison;
  /**
   * The present lists as the seed file of the next revision, higher than every one known here or on the site.
   * Records that cannot be read are left out.
   * @throws UnknownRevisionError without an answer from the site, and as `unpublished` does
   */
  readonly next: () => Promise<{ readonly revision: number; readonly text: string }>;
}

const INDENT = 2;

export function createPublication(
  { store, now }: CatalogueEnvironment,
  seeds: LatestSeeds,
  backups: Backups,
): Publication {
  const publishable = (values: readonly unknown[], draftSchema: v.GenericSchema<unknown, CatalogueDraft>) =>
    readEntries(values, draftSchema)
      .filter(({ record }) => record !== null)
      .map(toValue);

  function presentLists(): CatalogueLists {
    const { platforms, brokers } = backups.present();
    return {
      platforms: publishable(platforms, platformDraftSchema),
      brokers: publishable(brokers, brokerDraftSchema),
    };
  }

  const takenRevision = (seedKey: string) => readLedger(store.read(seedKey))?.revision ?? 0;

  return {
    unpublished() {
      const { platforms, brokers } = presentLists();
      return {
        platforms: compareLists(seeds.platforms.records, platforms, platformDraftSchema),
        brokers: compareLists(seeds.brokers.records, brokers, brokerDraftSchema),
      };
    },
    async next() {
      // Asked anew: what was published since this page was opened must be outnumbered too.
      if (!(await seeds.refresh())) throw new UnknownRevisionError('The site did not tell its revision.');
      const revision =
        1 +
        Math.max(
          seeds.platforms.revision,
          takenRevision(storageKeys.platformsSeed),
          takenRevision(storageKeys.brokersSeed),
        );
      const file = catalogueFile(presentLists(), isoTime(now()), revision);
      return { revision, text: `${formatJson(file, INDENT)}\n` };
    },
  };
}

import { useCallback, useEffect } from 'react';
import type { CatalogueComparison } from '@/data/merge/listComparison';
import { useCatalogue, useMaintenance } from '@/admin/contexts';
import { perList } from '@/data/catalogue/lists';
import type { DamagedData, UnreadableValues } from '@/data/maintenance/quarantine';
import type { StorageUse } from '@/data/maintenance/storageUse';
import { report } from '@/data/report';
import type { SiteFile } from '@/data/publishing/publication';
import type { SignalRecord } from '@/data/signals/ports';
import { stopAll } from '@/data/storage/storageChanges';
import { useLoad } from '@/ui/useLoad';
import { comparisonWithSite } from './useUnpublishedCount';
import { usePublication } from './usePublish';

export interface SystemState {
  /** Null if the list can't be read. */
  readonly totalBrokers: number | null;
  /** The number of characters stored for the site's origin. */
  readonly usedCharacters: number;
  /** What uses storage, largest first. */
  readonly storageShares: ReturnType<StorageUse['shares']>;
  /** False if the browser stores nothing permanently. */
  readonly isPersistent: boolean;
  /** A description of what Clear Cache would remove. */
  readonly cacheContents: readonly string[];
  readonly damagedData: readonly DamagedData[];
  readonly unreadableValues: readonly UnreadableValues[];
  /** What publishing would change for visitors; null if a list can't be read or the site hasn't answered. */
  readonly unpublished: CatalogueComparison | null;
  /** The record of signals in this browser. */
  readonly record: ReturnType<SignalRecord['read']>;
  readonly siteFile: SiteFile;
}

/** The state of the System tab, reloaded when another tab changes it and on `reload`; null until loaded. */
export function useSystemState() {
  const catalogue = useCatalogue();
  const { activity, cache, catchUp, publication, quarantine, storageUse } = useMaintenance();

  const load = useCallback(async (): Promise<SystemState> => {
    // Reading a list stores it, and most of what follows is about stored data.
    const counts = perList(async (name) => {
      try {
        return (await catalogue[name].list()).length;
      } catch (error) {
        report.failure(error);
        return null;
      }
    });
    await Promise.all(Object.values(counts));
    return {
      totalBrokers: await counts.brokers,
      usedCharacters: storageUse.usedCharacters(),
      storageShares: storageUse.shares(),
      isPersistent: storageUse.isPersistent(),
      cacheContents: cache.contents(),
      damagedData: quarantine.list(),
      unreadableValues: quarantine.unreadable(),
      unpublished: comparisonWithSite(publication, quarantine),
      record: catalogue.signals.read(),
      siteFile: publication.siteFile(),
    };
  }, [catalogue, cache, publication, quarantine, storageUse]);
  const watch = useCallback(
    (onChange: () => void) => stopAll(catalogue.watch(onChange), activity.watch(onChange)),
    [catalogue, activity],
  );
  const { loaded, reload } = useLoad(load, watch, report.failure);
  const { isBusy } = usePublication();
  useEffect(() => {
    if (!isBusy) void catchUp().then(reload);
  }, [catchUp, isBusy, reload]);
  return { state: loaded.value, reload };
}

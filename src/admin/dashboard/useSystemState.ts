import { useCallback } from 'react';
import type { CatalogueComparison } from '@/data/merge/listComparison';
import { useCatalogue, useMaintenance } from '@/admin/contexts';
import { perList } from '@/data/catalogue/lists';
import type { DamagedText, UnreadableValues } from '@/data/maintenance/quarantine';
import type { StorageUse } from '@/data/maintenance/storageUse';
import { report } from '@/data/report';
import type { SignalRecord } from '@/data/signals/record';
import { stopAll } from '@/data/storage/storageChanges';
import { useLoad } from '@/ui/useLoad';
import { unpublishedIn } from './useUnpublished';

export interface SystemState {
  /** Null where the list cannot be read. */
  readonly totalBrokers: number | null;
  /** The characters of everything stored in this browser under the site's origin. */
  readonly usedCharacters: number;
  /** What takes room there, the largest first. */
  readonly storageShares: ReturnType<StorageUse['shares']>;
  /** False when the browser stores nothing and everything is gone with the tab. */
  readonly isPersistent: boolean;
  /** What Clear Cache would drop, in words. */
  readonly cacheContents: readonly string[];
  readonly damagedTexts: readonly DamagedText[];
  readonly unreadableValues: readonly UnreadableValues[];
  /** What publishing would change for visitors; null where none is known, as a list cannot be read. */
  readonly unpublished: CatalogueComparison | null;
  /** The record of signals as this browser shows it. */
  readonly record: ReturnType<SignalRecord['read']>;
  /** Whether the file on the site says nothing of signals. */
  readonly lacksSignals: boolean;
}

/** What the System tab shows, read again when another tab changes it and on `reload`; null until it is known. */
export function useSystemState() {
  const catalogue = useCatalogue();
  const { activity, cache, publication, quarantine, storageUse } = useMaintenance();

  const load = useCallback(async (): Promise<SystemState> => {
    // A list is stored when it is first read, and most of what follows is of what is stored.
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
      damagedTexts: quarantine.list(),
      unreadableValues: quarantine.unreadable(),
      unpublished: unpublishedIn(publication, quarantine),
      record: catalogue.signals.read(),
      lacksSignals: publication.lacksSignals(),
    };
  }, [catalogue, cache, publication, quarantine, storageUse]);
  const watch = useCallback(
    (onChange: () => void) => stopAll(catalogue.watch(onChange), activity.watch(onChange)),
    [catalogue, activity],
  );
  const { loaded, reload } = useLoad(load, watch, report.failure);
  return { state: loaded.value, reload };
}

import { useCallback } from 'react';
import { DamagedListError, type CatalogueComparison } from '@/data/maintenance/backups';
import { useCatalogue } from '@/data/catalogue/CatalogueContext';
import { useMaintenance } from '@/data/maintenance/MaintenanceContext';
import type { DamagedText } from '@/data/catalogue/quarantine';
import { report } from '@/data/report';
import { stopAll } from '@/data/storage/storageChanges';
import { useLoad } from '@/ui/useLoad';

export interface SystemState {
  readonly totalBrokers: number;
  /** The characters of everything stored in this browser under the site's origin. */
  readonly usedCharacters: number;
  /** What Clear Cache would drop, in words. */
  readonly cacheContents: readonly string[];
  readonly damagedTexts: readonly DamagedText[];
  /** What publishing would change for visitors; null while a list cannot be read. */
  readonly unpublished: CatalogueComparison | null;
}

/** What the System tab shows, read again when another tab changes it and on `reload`; null until it is known. */
export function useSystemState() {
  const { brokers, platforms, usedCharacters } = useCatalogue();
  const { activity, cache, publication, quarantine } = useMaintenance();

  const load = useCallback(async (): Promise<SystemState> => {
    const [brokerList] = await Promise.all([brokers.list(), platforms.list()]);
    const unpublished = () => {
      try {
        return publication.unpublished();
      } catch (error) {
        if (error instanceof DamagedListError) return null;
        throw error;
      }
    };
    return {
      totalBrokers: brokerList.length,
      usedCharacters: usedCharacters(),
      cacheContents: cache.contents(),
      damagedTexts: quarantine.list(),
      unpublished: unpublished(),
    };
  }, [brokers, platforms, usedCharacters, cache, publication, quarantine]);
  const watch = useCallback(
    (onChange: () => void) =>
      stopAll(brokers.watch(onChange), platforms.watch(onChange), activity.watch(onChange)),
    [brokers, platforms, activity],
  );
  const { loaded, reload } = useLoad(load, watch, report.failure);
  return { state: loaded.value, reload };
}

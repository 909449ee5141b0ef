import { useCallback } from 'react';
import { useCatalogue } from '@/data/catalogue/CatalogueContext';
import { report } from '@/data/report';
import { stopAll } from '@/data/storage/storageChanges';
import { onlyActive } from '@/domain/entity';
import { useLoad, type Loaded } from '@/ui/useLoad';

export interface CatalogueCounts {
  readonly totalBrokers: number;
  readonly activeBrokers: number;
  readonly totalPlatforms: number;
}

/** How much there is in the catalogue, counted again when another tab changes it. */
export function useCatalogueCounts(): Loaded<CatalogueCounts> {
  const { brokers, platforms } = useCatalogue();
  const load = useCallback(async () => {
    const [brokerList, platformList] = await Promise.all([brokers.list(), platforms.list()]);
    return {
      totalBrokers: brokerList.length,
      activeBrokers: onlyActive(brokerList).length,
      totalPlatforms: platformList.length,
    };
  }, [brokers, platforms]);
  const watch = useCallback(
    (onChange: () => void) => stopAll(brokers.watch(onChange), platforms.watch(onChange)),
    [brokers, platforms],
  );
  return useLoad(load, watch, report.failure).loaded;
}

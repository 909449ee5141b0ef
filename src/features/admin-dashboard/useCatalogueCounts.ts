import { useCallback } from 'react';
import { useCatalogue } from '@/data/CatalogueContext';
import { report } from '@/data/report';
import { onlyActive } from '@/domain/entity';
import { useLoad, type Loaded } from '@/ui/useLoad';

export interface CatalogueCounts {
  readonly totalBrokers: number;
  readonly activeBrokers: number;
  readonly totalPlatforms: number;
  /** The characters of everything stored in this browser under the site's origin. */
  readonly usedCharacters: number;
}

/** How much there is in the catalogue, counted again when another tab changes it. */
export function useCatalogueCounts(): Loaded<CatalogueCounts> {
  const { brokers, platforms, usedCharacters } = useCatalogue();
  const load = useCallback(async () => {
    const [brokerList, platformList] = await Promise.all([brokers.list(), platforms.list()]);
    return {
      totalBrokers: brokerList.length,
      activeBrokers: onlyActive(brokerList).length,
      totalPlatforms: platformList.length,
      usedCharacters: usedCharacters(),
    };
  }, [brokers, platforms, usedCharacters]);
  const watch = useCallback(
    (onChange: () => void) => {
      const stops = [brokers.watch(onChange), platforms.watch(onChange)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [brokers, platforms],
  );
  return useLoad(load, watch, report.failure).loaded;
}

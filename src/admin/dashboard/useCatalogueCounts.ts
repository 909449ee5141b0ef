import { useCallback } from 'react';
import { useCatalogue } from '@/admin/contexts';
import type { PerList } from '@/data/catalogue/lists';
import { listAll } from '@/data/maintenance/catalogue';
import { report } from '@/data/report';
import { onlyActive } from '@/domain/entity';
import { useLoad, type Loaded } from '@/ui/useLoad';

/** How many records a list has. */
interface ListCount {
  readonly all: number;
  readonly active: number;
}

/** How much there is in each list, counted again when another tab changes it. */
export function useCatalogueCounts(): Loaded<PerList<ListCount>> {
  const catalogue = useCatalogue();
  const load = useCallback(
    () => listAll(catalogue, (records) => ({ all: records.length, active: onlyActive(records).length })),
    [catalogue],
  );
  return useLoad(load, catalogue.watch, report.failure).loaded;
}

import { useState } from 'react';
import type { CatalogueRecord } from './resource';

const NONE: ReadonlySet<string> = new Set();

/** Which of the found records are selected. One that is found no longer is not selected any more. */
export function useSelection<R extends CatalogueRecord>(found: readonly R[]) {
  const [ids, setIds] = useState(NONE);
  const records = ids.size === 0 ? [] : found.filter(({ id }) => ids.has(id));
  if (records.length !== ids.size) setIds(new Set(records.map(({ id }) => id)));

  return {
    ids,
    records,
    toggle: ({ id }: R) => {
      setIds((current) => {
        const next = new Set(current);
        if (!next.delete(id)) next.add(id);
        return next;
      });
    },
    /** Selects all, or none where all are selected. */
    toggleAll: () => {
      setIds(ids.size === found.length ? NONE : new Set(found.map(({ id }) => id)));
    },
    clear: () => {
      setIds(NONE);
    },
  };
}

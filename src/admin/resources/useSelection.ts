import { useState } from 'react';
import type { ListRow } from './useListChanges';

const NO_IDS: ReadonlySet<string> = new Set();

/** The selected rows. A row that no longer matches the search is deselected. */
export function useSelection<Row extends ListRow>(found: readonly Row[]) {
  const [ids, setIds] = useState(NO_IDS);
  const rows = ids.size === 0 ? [] : found.filter(({ id }) => ids.has(id));
  if (rows.length !== ids.size) setIds(new Set(rows.map(({ id }) => id)));

  return {
    ids,
    rows,
    toggle: ({ id }: Row) =>
      setIds((current) => {
        const next = new Set(current);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    /** Selects all rows, or none if all are selected. */
    toggleAll: () => setIds(ids.size === found.length ? NO_IDS : new Set(found.map(({ id }) => id))),
    clear: () => setIds(NO_IDS),
  };
}

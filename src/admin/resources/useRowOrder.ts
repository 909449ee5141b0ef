import { useRef, type RefObject } from 'react';
import { reportAndExplainFailure } from '@/admin/explainFailure';
import { sortByIds } from '@/domain/catalogue/listOrder';
import { formatNumber } from '@/domain/text/groupDigits';
import { idsOf, type ListRow } from './useListChanges';
import type { useManagedList } from './useManagedList';

type MovableList<R extends ListRow> = Pick<
  ReturnType<typeof useManagedList<R, { readonly rows: readonly R[] }>>,
  'rows' | 'reload' | 'refuse' | 'say' | 'showRows'
>;

/**
 * Moves a row from one position to another. The new order is shown immediately, so that a row can be moved again
 * without waiting for the write.
 * @param readIds the ids in the order last read
 */
export function useRowOrder<R extends ListRow>(
  { rows, reload, refuse, say, showRows }: MovableList<R>,
  readIds: RefObject<readonly string[]>,
  store: (id: string, after: string | null) => Promise<unknown>,
) {
  const latestMove = useRef(0);
  return async (from: number, to: number) => {
    const record = rows[from];
    if (!record || from === to || to < 0 || to >= rows.length) return;
    const order = rows.toSpliced(from, 1).toSpliced(to, 0, record);
    const ids = idsOf(order);
    latestMove.current += 1;
    const thisMove = latestMove.current;
    showRows((shown) => sortByIds(shown, ids));
    let isMoved = false;
    try {
      await store(record.id, order[to - 1]?.id ?? null);
      isMoved = true;
    } catch (error) {
      refuse(reportAndExplainFailure(`“${record.name}” wasn't moved`, error));
    }
    // A list read before a later move was written would show the old position.
    if (thisMove !== latestMove.current) return;
    const isRead = await reload();
    if (!isMoved || thisMove !== latestMove.current) return;
    // Another window may have moved records at the same time.
    const place = isRead ? readIds.current.indexOf(record.id) + 1 : 0;
    const where =
      place === 0 ? '' : ` to position ${formatNumber(place)} of ${formatNumber(readIds.current.length)}`;
    say(`${record.name} moved${where}.`, isRead);
  };
}

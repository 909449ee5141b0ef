import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide';
import { memo } from 'react';
import { formatNumber } from '@/domain/text/groupDigits';
import { Icon } from '@/ui/Icon';
import styles from './ListTable.module.css';
import { ListTableRow } from './ListTableRow';
import type { RowRules } from './resource';
import { RowCheckbox } from './RowCheckbox';
import type { SortOrder } from './useListSearchParams';
import type { ListRow } from './useListChanges';
import { useRowDrag } from './useRowDrag';

const SORT_SIGNS = { ascending: ArrowUp, descending: ArrowDown, none: ArrowDownUp };

interface SortableHeaderProps {
  readonly column: string;
  readonly header: string;
  readonly sort: SortOrder | null;
  readonly onSort: (column: string) => void;
}

function SortableHeader({ column, header, sort, onSort }: SortableHeaderProps) {
  const isSorted = sort?.column === column;
  const direction = !isSorted ? 'none' : sort.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <button type="button" className={styles.sort} onClick={() => onSort(column)}>
        <span>{header}</span>
        <Icon of={SORT_SIGNS[direction]} size={14} />
      </button>
    </th>
  );
}

interface ListTableProps<Row extends ListRow> {
  readonly label: string;
  readonly rules: RowRules<Row>;
  /** The rows of this page, the number of rows before them, and the total number. */
  readonly rows: readonly Row[];
  readonly first: number;
  readonly count: number;
  readonly sort: SortOrder | null;
  readonly onSort: (column: string) => void;
  readonly selectedIds: ReadonlySet<string>;
  readonly onSelectAll: () => void;
  readonly busyIds: ReadonlySet<string>;
  /** Receives the `action` of the button pressed in a row, or `select`, `up` or `down`. */
  readonly onAction: (action: string, row: Row) => void;
  /** Moves a row to another position; null if the list is sorted or filtered. */
  readonly onMove: ((from: number, to: number) => void) | null;
}

function Table<Row extends ListRow>({
  label,
  rules,
  rows,
  first,
  count,
  sort,
  onSort,
  selectedIds,
  onSelectAll,
  busyIds,
  onAction,
  onMove,
}: ListTableProps<Row>) {
  const { drag, handleProps } = useRowDrag(
    rows.map(({ id }) => id),
    (from, to) => onMove?.(first + from, first + to),
  );

  const dropMarkOf = (index: number) => {
    if (drag === null || drag.before === drag.from || drag.before === drag.from + 1) return undefined;
    if (drag.before === index) return 'before';
    return drag.before === rows.length && index === rows.length - 1 ? 'after' : undefined;
  };

  return (
    <table className={styles.table} aria-label={label} aria-rowcount={count + 1}>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col" className={styles.select}>
            <RowCheckbox
              label={count === 1 ? 'Select all' : `Select all ${formatNumber(count)}`}
              caption="Select all"
              isChecked={selectedIds.size === count}
              isMixed={selectedIds.size > 0 && selectedIds.size < count}
              onChange={onSelectAll}
            />
          </th>
          {rules.columns.map(({ key, header, sortKey }) =>
            sortKey ? (
              <SortableHeader key={key} column={key} header={header} sort={sort} onSort={onSort} />
            ) : (
              <th key={key} scope="col" className={styles.plain}>
                {header}
              </th>
            ),
          )}
          <th scope="col" className={styles.plain}>
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <ListTableRow
            key={row.id}
            row={row}
            rules={rules}
            rowIndex={first + index + 2}
            isSelected={selectedIds.has(row.id)}
            isBusy={busyIds.has(row.id)}
            onAction={onAction}
            arranging={
              onMove
                ? {
                    isFirst: first + index === 0,
                    isLast: first + index === count - 1,
                    handleProps: handleProps(index),
                    dropMark: dropMarkOf(index),
                    isDragged: drag?.from === index,
                  }
                : undefined
            }
          />
        ))}
      </tbody>
    </table>
  );
}

/** One page of rows. Typing in the search re-renders it only if its rows change. */
export const ListTable = memo(Table) as typeof Table;

import { memo } from 'react';
import { inDigits } from '@/admin/inDigits';
import type { CatalogueRecord, Column } from './resource';
import { ResourceRow, type RowAction } from './ResourceRow';
import styles from './ResourceTable.module.css';
import { RowCheckbox } from './RowCheckbox';
import { SortableHeader } from './SortableHeader';
import type { Sort } from './sorting';
import { useRowDrag } from './useRowDrag';

interface ResourceTableProps<R extends CatalogueRecord> {
  readonly label: string;
  readonly columns: readonly Column<R>[];
  /** The rows of this page, how many come before them, and how many there are on all pages. */
  readonly records: readonly R[];
  readonly first: number;
  readonly count: number;
  readonly sort: Sort | null;
  readonly onSort: (column: string) => void;
  readonly selectedIds: ReadonlySet<string>;
  readonly onSelectAll: () => void;
  /** The records that are being changed. */
  readonly busyIds: ReadonlySet<string>;
  readonly onAction: (action: RowAction, record: R) => void;
  /** Moves a record from one place of the list to another; null where it is shown in another order than its own. */
  readonly onMove: ((from: number, to: number) => void) | null;
}

function Table<R extends CatalogueRecord>({
  label,
  columns,
  records,
  first,
  count,
  sort,
  onSort,
  selectedIds,
  onSelectAll,
  busyIds,
  onAction,
  onMove,
}: ResourceTableProps<R>) {
  const { drag, handleProps } = useRowDrag((from, to) => onMove?.(first + from, first + to));

  const dropMarkOf = (index: number) => {
    if (drag === null || drag.before === drag.from || drag.before === drag.from + 1) return undefined;
    if (drag.before === index) return 'before';
    return drag.before === records.length && index === records.length - 1 ? 'after' : undefined;
  };

  return (
    <table className={styles.table} aria-label={label} aria-rowcount={count + 1}>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col" className={styles.select}>
            <RowCheckbox
              label={count === 1 ? 'Select all' : `Select all ${inDigits(count)}`}
              caption="Select all"
              isChecked={selectedIds.size === count}
              isMixed={selectedIds.size > 0 && selectedIds.size < count}
              onChange={onSelectAll}
            />
          </th>
          {columns.map(({ key, header, sortKey }) =>
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
        {records.map((record, index) => (
          <ResourceRow
            key={record.id}
            record={record}
            columns={columns}
            rowIndex={first + index + 2}
            isSelected={selectedIds.has(record.id)}
            isBusy={busyIds.has(record.id)}
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

/** The table of one page; typing in the search draws it again only once what it shows has changed. */
export const ResourceTable = memo(Table) as typeof Table;

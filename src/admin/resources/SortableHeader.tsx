import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide';
import { Icon } from '@/ui/Icon';
import styles from './ListTable.module.css';
import type { Sort } from './sorting';

const SORT_SIGNS = { ascending: ArrowUp, descending: ArrowDown, none: ArrowDownUp };

interface SortableHeaderProps {
  readonly column: string;
  readonly header: string;
  readonly sort: Sort | null;
  readonly onSort: (column: string) => void;
}

/** The head of a column that a press sorts the table by. */
export function SortableHeader({ column, header, sort, onSort }: SortableHeaderProps) {
  const isSorted = sort?.column === column;
  const direction = !isSorted ? 'none' : sort.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <button
        type="button"
        className={styles.sort}
        onClick={() => {
          onSort(column);
        }}
      >
        <span>{header}</span>
        <Icon of={SORT_SIGNS[direction]} size={14} />
      </button>
    </th>
  );
}

import { ArrowDown, ArrowUp, GripVertical } from 'lucide';
import { memo, type ComponentProps } from 'react';
import { Button } from '@/ui/Button';
import { RowCheckbox } from './RowCheckbox';
import type { CatalogueRecord, Column } from './resource';
import styles from './ResourceTable.module.css';
import { Icon } from '@/ui/Icon';

export type RowAction = 'select' | 'edit' | 'toggle' | 'delete' | 'up' | 'down';

/** What a row needs where people arrange the list themselves. */
interface Arranging {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly handleProps: ComponentProps<'span'>;
  /** Where the row that is being dragged would go, seen from this one. */
  readonly dropMark: 'before' | 'after' | undefined;
  readonly isDragged: boolean;
}

interface ResourceRowProps<R> {
  readonly record: R;
  readonly columns: readonly Column<R>[];
  /** Its place among all rows of the table, the header's being 1. */
  readonly rowIndex: number;
  readonly isSelected: boolean;
  readonly isBusy: boolean;
  readonly onAction: (action: RowAction, record: R) => void;
  readonly arranging?: Arranging | undefined;
}

function Row<R extends CatalogueRecord>({
  record,
  columns,
  rowIndex,
  isSelected,
  isBusy,
  onAction,
  arranging,
}: ResourceRowProps<R>) {
  // Not disabled: a disabled button loses the focus of the person who pressed it.
  const button = (action: RowAction, name: string, isOff = isBusy) => ({
    'aria-label': `${name} ${record.name}`,
    'aria-disabled': isOff,
    'data-action': action,
    onClick: () => {
      if (!isOff) onAction(action, record);
    },
  });
  const toggle = record.isActive ? 'Deactivate' : 'Activate';
  return (
    <tr
      data-row={record.id}
      data-drop={arranging?.dropMark}
      data-dragged={arranging?.isDragged}
      data-selected={isSelected}
      aria-rowindex={rowIndex}
    >
      <td className={styles.select}>
        {arranging && (
          <span
            className={styles.handle}
            title="Drag to another place"
            aria-hidden="true"
            {...arranging.handleProps}
          >
            <Icon of={GripVertical} size={20} />
          </span>
        )}
        <RowCheckbox
          label={`Select ${record.name}`}
          isChecked={isSelected}
          onChange={() => {
            onAction('select', record);
          }}
        />
      </td>
      {columns.map(({ key, header, cell, isRowHeader }) =>
        isRowHeader ? (
          <th key={key} scope="row" data-label={header}>
            {cell(record)}
          </th>
        ) : (
          <td key={key} data-label={header}>
            {cell(record)}
          </td>
        ),
      )}
      <td className={styles.actions}>
        {arranging && (
          <>
            <Button look="quiet" title="Move up" {...button('up', 'Move up', arranging.isFirst)}>
              <Icon of={ArrowUp} size={18} />
            </Button>
            <Button look="quiet" title="Move down" {...button('down', 'Move down', arranging.isLast)}>
              <Icon of={ArrowDown} size={18} />
            </Button>
          </>
        )}
        <Button look="quiet" {...button('edit', 'Edit')}>
          Edit
        </Button>
        <Button look="quiet" {...button('toggle', toggle)}>
          {toggle}
        </Button>
        <Button look="danger" {...button('delete', 'Delete')}>
          Delete
        </Button>
      </td>
    </tr>
  );
}

/** One record in the table; drawn again only when something of it has changed. */
export const ResourceRow = memo(Row) as typeof Row;

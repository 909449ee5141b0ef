import { ArrowDown, ArrowUp, GripVertical } from 'lucide';
import { memo, type ComponentProps } from 'react';
import { Button } from '@/ui/Button';
import { RowCheckbox } from './RowCheckbox';
import type { RowRules } from './resource';
import styles from './ListTable.module.css';
import { Icon } from '@/ui/Icon';
import type { ListRow } from './useListChanges';

/** The props for a row that can be moved. */
interface MovableRowProps {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly handleProps: ComponentProps<'span'>;
  /** Where the dragged row would be dropped, relative to this one. */
  readonly dropMark: 'before' | 'after' | undefined;
  readonly isDragged: boolean;
}

interface ListTableRowProps<Row> {
  readonly row: Row;
  readonly rules: RowRules<Row>;
  /** The row's position in the table, counting the header as 1. */
  readonly rowIndex: number;
  readonly isSelected: boolean;
  readonly isBusy: boolean;
  readonly onAction: (action: string, row: Row) => void;
  readonly arranging?: MovableRowProps | undefined;
}

function TableRow<Row extends ListRow>({
  row,
  rules,
  rowIndex,
  isSelected,
  isBusy,
  onAction,
  arranging,
}: ListTableRowProps<Row>) {
  const name = rules.labelOf(row);
  // Not disabled, because a disabled button would lose the focus.
  const button = (action: string, label: string, isOff = isBusy) => ({
    'aria-label': `${label} ${name}`,
    'aria-disabled': isOff,
    'data-action': action,
    onClick: () => {
      if (!isOff) onAction(action, row);
    },
  });
  return (
    <tr
      data-row={row.id}
      data-drop={arranging?.dropMark}
      data-dragged={arranging?.isDragged}
      data-selected={isSelected}
      aria-rowindex={rowIndex}
    >
      <td className={styles.select}>
        {arranging && (
          <span
            className={styles.handle}
            title="Drag to reorder"
            aria-hidden="true"
            {...arranging.handleProps}
          >
            <Icon of={GripVertical} size={20} />
          </span>
        )}
        <RowCheckbox
          label={`Select ${name}`}
          isChecked={isSelected}
          onChange={() => onAction('select', row)}
        />
      </td>
      {rules.columns.map(({ key, header, cell, isRowHeader }) =>
        isRowHeader ? (
          <th key={key} scope="row" data-label={header}>
            {cell(row)}
          </th>
        ) : (
          <td key={key} data-label={header}>
            {cell(row)}
          </td>
        ),
      )}
      <td className={styles.actions}>
        {arranging && (
          <span className={styles.arrows}>
            <Button variant="quiet" title="Move up" {...button('up', 'Move up', arranging.isFirst)}>
              <Icon of={ArrowUp} size={18} />
            </Button>
            <Button variant="quiet" title="Move down" {...button('down', 'Move down', arranging.isLast)}>
              <Icon of={ArrowDown} size={18} />
            </Button>
          </span>
        )}
        {rules.actionsOf(row).map(({ action, label, variant }) => (
          <Button key={action} variant={variant ?? 'quiet'} {...button(action, label)}>
            {label}
          </Button>
        ))}
      </td>
    </tr>
  );
}

/** A row of the table, memoised. */
export const ListTableRow = memo(TableRow) as typeof TableRow;

import { Choice } from '@/ui/Choice';
import styles from './ListTable.module.css';

interface RowCheckboxProps {
  readonly label: string;
  readonly isChecked: boolean;
  /** Whether some, but not all, of the rows are selected. */
  readonly isMixed?: boolean;
  /** The visible label of a checkbox outside a row. */
  readonly caption?: string;
  readonly onChange: () => void;
}

/** A checkbox whose label is only for screen readers, because the row shows what it is for. */
export function RowCheckbox({ label, isChecked, isMixed = false, caption, onChange }: RowCheckboxProps) {
  return (
    <label className={styles.check}>
      <Choice
        ref={(element) => {
          if (element) element.indeterminate = isMixed;
        }}
        type="checkbox"
        data-action="select"
        aria-label={label}
        checked={isChecked}
        onChange={onChange}
      />
      {caption !== undefined && <span className={styles.caption}>{caption}</span>}
    </label>
  );
}

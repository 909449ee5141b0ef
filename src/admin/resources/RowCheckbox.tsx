import { Choice } from '@/ui/Choice';
import styles from './ListTable.module.css';

interface RowCheckboxProps {
  readonly label: string;
  readonly isChecked: boolean;
  /** Some of what it stands for is chosen, and some is not. */
  readonly isMixed?: boolean;
  /** What is shown next to it where no row does. */
  readonly caption?: string;
  readonly onChange: () => void;
}

/** A check box whose name is only spoken, as its row shows what it is for. */
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

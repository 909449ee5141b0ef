import { Choice } from './Choice';
import styles from './fields.module.css';

interface CheckFieldProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

export function CheckField({ label, value, onChange }: CheckFieldProps) {
  return (
    <label className={styles.check}>
      <Choice
        type="checkbox"
        checked={value}
        onChange={(event) => {
          onChange(event.currentTarget.checked);
        }}
      />
      <span>{label}</span>
    </label>
  );
}

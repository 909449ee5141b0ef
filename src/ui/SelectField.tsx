import { useId, type ReactNode } from 'react';
import styles from './fields.module.css';

interface SelectFieldProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly disabled?: boolean;
  /** Whether an option other than '' must be chosen. */
  readonly required?: boolean;
  /** A question about the value, shown below the field. */
  readonly question?: ReactNode;
}

export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { label, value, onChange, options, disabled, required, question } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.control}
        value={value}
        disabled={disabled}
        required={required}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {question}
    </div>
  );
}

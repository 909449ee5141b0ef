import type { ReactNode } from 'react';
import { Choice } from './Choice';
import styles from './fields.module.css';

interface CheckFieldProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  /** A question about the value, shown below the field. */
  readonly question?: ReactNode;
}

export function CheckboxField({ label, value, onChange, question }: CheckFieldProps) {
  return (
    <>
      <label className={styles.check}>
        <Choice type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
        <span>{label}</span>
      </label>
      {question}
    </>
  );
}

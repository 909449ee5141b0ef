import type { ReactNode } from 'react';
import styles from './CheckboxGroup.module.css';

interface CheckGroupProps {
  readonly label: string;
  /** A question about the values, shown below them. */
  readonly question?: ReactNode;
  readonly children: ReactNode;
}

export function CheckboxGroup({ label, question, children }: CheckGroupProps) {
  return (
    <fieldset>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.checks}>{children}</div>
      {question}
    </fieldset>
  );
}

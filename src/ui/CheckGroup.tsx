import type { ReactNode } from 'react';
import styles from './CheckGroup.module.css';

export function CheckGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.checks}>{children}</div>
    </fieldset>
  );
}

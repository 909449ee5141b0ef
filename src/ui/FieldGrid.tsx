import type { ReactNode } from 'react';
import styles from './FieldGrid.module.css';

export function FieldGrid({ children }: { readonly children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

import type { ReactNode } from 'react';
import styles from './Loading.module.css';

export function Loading({ children }: { readonly children: ReactNode }) {
  return (
    <p className={styles.loading} role="status">
      {children}
    </p>
  );
}

import type { ReactNode } from 'react';
import styles from './Band.module.css';

/** A full-width section between two hairlines. */
export function Band({ children }: { readonly children: ReactNode }) {
  return <div className={styles.band}>{children}</div>;
}

import type { ReactNode } from 'react';
import styles from './Band.module.css';

/** A stretch of the page between hairlines, in the page's width. */
export function Band({ children }: { readonly children: ReactNode }) {
  return <div className={styles.band}>{children}</div>;
}

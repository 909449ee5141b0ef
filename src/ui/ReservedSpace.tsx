import type { ReactNode } from 'react';
import styles from './ReservedSpace.module.css';

/** Reserves space for the longer of two labels, so that swapping them doesn't shift the layout. */
export function ReservedSpace({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <span className={styles.room} data-words={words}>
      <span className={styles.shown}>{children}</span>
    </span>
  );
}

import type { ReactNode } from 'react';
import styles from './RoomFor.module.css';

/** Shows its children in room enough for other words as well, which may take their place without moving anything. */
export function RoomFor({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <span className={styles.room} data-words={words}>
      <span className={styles.shown}>{children}</span>
    </span>
  );
}

import type { ReactNode } from 'react';
import styles from './Scroller.module.css';

interface ScrollerProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Lets content that is too wide for the window scroll sideways. */
export function Scroller({ label, children }: ScrollerProps) {
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- the keyboard must be able to scroll it
    <div className={styles.scroller} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './PracticeStart.module.css';

interface PracticeStartProps {
  readonly lead: string | undefined;
  /** What the exercise looks like: next to the start, or below it on narrow screens. */
  readonly picture: ReactNode;
  /** What starts the exercise. */
  readonly children: ReactNode;
  /** Details that matter to fewer people. */
  readonly foot?: ReactNode;
}

/** How an exercise starts, with a picture of it. */
export function PracticeStart({ lead, picture, children, foot }: PracticeStartProps) {
  return (
    <div className={styles.start}>
      <div className={styles.words}>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
      <div className={styles.picture}>{picture}</div>
      {foot}
    </div>
  );
}

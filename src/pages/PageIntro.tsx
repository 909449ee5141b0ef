import type { ReactNode } from 'react';
import styles from './PageIntro.module.css';

interface PageIntroProps {
  readonly heading: string;
  readonly lead: string;
  readonly children?: ReactNode;
}

/** How every page begins: its heading, and one paragraph that already says something. */
export function PageIntro({ heading, lead, children }: PageIntroProps) {
  return (
    <div className={styles.intro}>
      <h1>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}

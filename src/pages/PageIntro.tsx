import type { ReactNode } from 'react';
import { Breadcrumbs } from './Breadcrumbs';
import styles from './PageIntro.module.css';

interface PageIntroProps {
  readonly heading: string;
  readonly lead: string;
  /** Where the page stands, for the way back up. */
  readonly address?: string;
  readonly children?: ReactNode;
}

/** How every page begins: its heading, and one paragraph that already says something. */
export function PageIntro({ heading, lead, address, children }: PageIntroProps) {
  return (
    <div className={styles.intro}>
      {address !== undefined && <Breadcrumbs address={address} here={heading} />}
      <h1>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </div>
  );
}

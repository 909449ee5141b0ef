import type { ReactNode } from 'react';
import type { ContentLink } from '@/content/page';
import { Breadcrumbs } from './Breadcrumbs';
import styles from './PageIntro.module.css';

interface PageIntroProps {
  readonly heading: string;
  readonly lead: string;
  /** The place of the page, for the way back up. */
  readonly address?: string;
  /** The page between its parent and itself, where there is one. */
  readonly above?: ContentLink;
  /** A guide's own beginning: its name as large as the page allows, the lead next to it. */
  readonly isGuide?: boolean;
  /** The main action of the page: next to the heading, on phones below the lead. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** How every page begins: its heading, and one paragraph that already says something. */
export function PageIntro(props: PageIntroProps) {
  const { heading, lead, address, above, isGuide = false, action, children } = props;
  const form = isGuide ? styles.guide : action === undefined ? undefined : styles.acting;
  return (
    <div className={`${styles.intro ?? ''} ${form ?? ''}`}>
      {address !== undefined && <Breadcrumbs address={address} here={heading} above={above} />}
      <h1>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      {action !== undefined && <div className={styles.action}>{action}</div>}
      {children}
    </div>
  );
}

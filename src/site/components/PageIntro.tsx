import type { ReactNode } from 'react';
import type { ContentLink } from '@/content/page';
import { Breadcrumbs } from './Breadcrumbs';
import styles from './PageIntro.module.css';

interface PageIntroProps {
  readonly heading: string;
  /** Without it, the heading is small and the content follows directly. */
  readonly lead?: string | undefined;
  /** The place of the page in the site, for the breadcrumbs. */
  readonly address?: string;
  /** The page between its parent and itself, if any. */
  readonly above?: ContentLink;
  /** The large opening of a guide, with the lead next to the heading. */
  readonly isGuide?: boolean;
  /** The main action: next to the heading, below the lead on phones. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** The start of every page: a heading and a paragraph. */
export function PageIntro(props: PageIntroProps) {
  const { heading, lead, address, above, isGuide = false, action, children } = props;
  const form = isGuide
    ? styles.guide
    : lead === undefined
      ? styles.plain
      : action === undefined
        ? undefined
        : styles.acting;
  return (
    <div className={`${styles.intro ?? ''} ${form ?? ''}`}>
      {address !== undefined && <Breadcrumbs address={address} here={heading} above={above} />}
      <h1>{heading}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
      {children}
    </div>
  );
}

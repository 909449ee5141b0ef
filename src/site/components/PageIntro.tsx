import type { ReactNode } from 'react';
import type { PageSummary } from '@/content/page';
import type { ContentLink } from '@/content/richText';
import { PageHead } from '@/site/seo/PageHead';
import { Breadcrumbs } from './Breadcrumbs';
import styles from './PageIntro.module.css';

interface PageIntroProps {
  /** Without a lead, the heading is small and the content follows directly. */
  readonly page: PageSummary & { readonly lead?: string | undefined };
  /** The canonical URL and the page's place in the site; without one, the page is noindex and has no breadcrumbs. */
  readonly address?: string;
  readonly isIndexed?: boolean;
  /** A page between this one and its parent, if there is one. */
  readonly above?: ContentLink;
  /** The large opening of a guide, with the lead next to the heading. */
  readonly isGuide?: boolean;
  /** A link directly below the lead. */
  readonly start?: ReactNode;
  /** The main action: next to the heading, below the lead on phones. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** The start of every page: its title and metadata, a heading and a paragraph. */
export function PageIntro(props: PageIntroProps) {
  const { page, address, isIndexed = true, above, isGuide = false, start, action, children } = props;
  const { title, description, heading, lead } = page;
  const form = isGuide
    ? styles.guide
    : [lead === undefined && styles.plain, action !== undefined && styles.acting].filter(Boolean).join(' ');
  return (
    <>
      <PageHead
        title={title}
        description={description}
        {...(isIndexed && address !== undefined && { address })}
      />
      <div className={`${styles.intro ?? ''} ${form ?? ''}`}>
        {address !== undefined && <Breadcrumbs address={address} here={heading} above={above} />}
        <h1>{heading}</h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {start}
        {action !== undefined && <div className={styles.action}>{action}</div>}
        {children}
      </div>
    </>
  );
}

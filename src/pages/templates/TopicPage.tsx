import type { TopicPageContent } from '@/content/page';
import { readingMinutes } from '@/content/readingTime';
import { CallToActionBand } from '@/pages/CallToActionBand';
import { PageHead } from '@/pages/PageHead';
import { PageIntro } from '@/pages/PageIntro';
import { RelatedPages } from '@/pages/RelatedPages';
import { SectionView } from './SectionView';
import styles from './templates.module.css';

interface TopicPageProps {
  readonly page: TopicPageContent;
  readonly address: string;
}

/** A page of sections: guides, services, about. */
export function TopicPage({ page, address }: TopicPageProps) {
  return (
    <>
      <PageHead title={page.title} description={page.description} address={address} />
      <PageIntro heading={page.heading} lead={page.lead} address={address}>
        <p className={styles.meta}>{readingMinutes(page.sections)} minutes to read</p>
      </PageIntro>
      {page.sections.map((section) => (
        <SectionView key={section.heading} section={section} />
      ))}
      {page.callToAction && <CallToActionBand action={page.callToAction} />}
      {page.related && <RelatedPages links={page.related} />}
    </>
  );
}

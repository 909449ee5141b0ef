import type { TopicPageContent } from '@/content/page';
import type { ViewProps } from '@/site/view';
import { readingMinutes } from '@/content/readingTime';
import { CallToActionBand } from '@/site/components/CallToActionBand';
import { ContentsList } from '@/site/components/ContentsList';
import { PageHead } from '@/site/seo/PageHead';
import { PageIntro } from '@/site/components/PageIntro';
import { RelatedPages } from '@/site/components/RelatedPages';
import { SectionView } from '@/site/sections/SectionView';
import styles from './templates.module.css';

/** A page of more is long enough on a narrow screen for a list of what it holds. */
const SECTIONS_IN_VIEW = 4;

/** A page of sections: guides, services, about. */
export default function TopicPage({ page, address }: ViewProps<TopicPageContent>) {
  return (
    <>
      <PageHead title={page.title} description={page.description} address={address} />
      <PageIntro heading={page.heading} lead={page.lead} address={address}>
        <p className={styles.meta}>{readingMinutes(page.sections)} minutes to read</p>
        {page.sections.length > SECTIONS_IN_VIEW && (
          <nav className={styles.contents} aria-label="On this page">
            <details>
              <summary>On this page</summary>
              <ContentsList headings={page.sections.map(({ heading }) => heading)} />
            </details>
          </nav>
        )}
      </PageIntro>
      {page.sections.map((section) => (
        <SectionView key={section.heading} section={section} />
      ))}
      {page.callToAction && <CallToActionBand action={page.callToAction} />}
      {page.related && <RelatedPages links={page.related} />}
    </>
  );
}

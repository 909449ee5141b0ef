import type { ReactNode } from 'react';
import { isMarketDrawing } from '@/content/openingFigure';
import type { TopicPageContent } from '@/content/page';
import { countOf } from '@/domain/text/groupDigits';
import { site } from '@/content/site';
import type { ViewProps } from '@/site/view';
import { readingMinutes } from '@/content/readingTime';
import { Link } from '@/site/components/Link';
import { NextStep } from '@/site/components/NextStep';
import { TableOfContents } from '@/site/components/TableOfContents';
import { PageIntro } from '@/site/components/PageIntro';
import { PeopleSection } from '@/site/components/PeopleSection';
import { RelatedPages } from '@/site/components/RelatedPages';
import { PageStatement } from '@/site/components/PageStatement';
import { OpeningBand } from '@/site/sections/OpeningBand';
import { SectionView } from '@/site/sections/SectionView';
import { buttonClass } from '@/ui/buttonClass';
import styles from './templates.module.css';

/** Pages with more sections than this have a table of contents. */
const SECTIONS_IN_VIEW = 4;

interface TopicPageProps extends ViewProps<TopicPageContent> {
  /** The main action, next to the heading. */
  readonly action?: ReactNode;
  /** Full-width content in place of a table of contents. */
  readonly first?: ReactNode;
  /** A green band before everything else. */
  readonly band?: ReactNode;
}

/** A page of sections, such as a guide or a service. */
export default function TopicPage({ page, address, action, first, band }: TopicPageProps) {
  const minutes = readingMinutes(page.sections);
  const time = countOf(minutes, 'minute');
  const isLong = first === undefined && page.sections.length > SECTIONS_IN_VIEW;
  const sections = page.sections.map((section) => (
    <SectionView key={section.heading} section={section} isReading={isLong} />
  ));
  return (
    <>
      <PageIntro
        page={{ ...page, lead: page.statement === undefined ? page.lead : undefined }}
        address={address}
        isGuide={page.opening !== undefined && isMarketDrawing(page.opening.drawing)}
        action={action}
      >
        {!isLong && first === undefined && <p className={styles.meta}>{`${time} to read`}</p>}
        {page.start && (
          <p>
            <Link className={buttonClass('secondary')} to={page.start.to}>
              {page.start.label}
            </Link>
          </p>
        )}
      </PageIntro>
      {page.statement !== undefined && (
        <PageStatement text={page.lead} action={page.callToAction?.links[0]}>
          {page.statement}
        </PageStatement>
      )}
      {band}
      {first}
      {page.opening && <OpeningBand opening={page.opening} />}
      {isLong ? (
        <div className={styles.columns}>
          <TableOfContents
            headings={page.sections.map(({ heading }) => heading)}
            title={`On this page, ${time}`}
          />
          <div className={styles.sections}>{sections}</div>
        </div>
      ) : (
        sections
      )}
      {page.hasPeople && <PeopleSection people={site.people} />}
      {page.related && <RelatedPages links={page.related} />}
      {page.callToAction && <NextStep {...page.callToAction} />}
    </>
  );
}

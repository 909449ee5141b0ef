import type { TopicPageContent } from '@/content/page';
import { Band } from '@/site/components/Band';
import { PageIntro } from '@/site/components/PageIntro';
import { RelatedPages } from '@/site/components/RelatedPages';
import { island } from '@/site/sections/island';
import { SectionView } from '@/site/sections/SectionView';
import { PageHead } from '@/site/seo/PageHead';
import type { ViewProps } from '@/site/view';

const ChartTally = island(() => import('@/site/features/learning/ChartTally'));

/** The charts to decide on, with the tally of what was decided. */
export default function ChartsPage({ page, address }: ViewProps<TopicPageContent>) {
  return (
    <>
      <PageHead title={page.title} description={page.description} address={address} />
      <PageIntro heading={page.heading} lead={page.lead} address={address} />
      <Band>
        <ChartTally />
      </Band>
      {page.sections.map((section) => (
        <SectionView key={section.heading} section={section} />
      ))}
      {page.related && <RelatedPages links={page.related} />}
    </>
  );
}

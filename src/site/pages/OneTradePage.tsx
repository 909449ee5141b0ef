import type { TopicPageContent } from '@/content/page';
import { Band } from '@/site/components/Band';
import { PageIntro } from '@/site/components/PageIntro';
import { RelatedPages } from '@/site/components/RelatedPages';
import { island } from '@/site/sections/island';
import { SectionView } from '@/site/sections/SectionView';
import { PageHead } from '@/site/seo/PageHead';
import type { ViewProps } from '@/site/view';

const OneTrade = island(() => import('@/site/features/learning/OneTrade'));

/** One trade in sums, then how its questions work. */
export default function OneTradePage({ page, address }: ViewProps<TopicPageContent>) {
  return (
    <>
      <PageHead title={page.title} description={page.description} address={address} />
      <PageIntro heading={page.heading} lead={page.lead} address={address} />
      <Band>
        <OneTrade />
      </Band>
      {page.sections.map((section) => (
        <SectionView key={section.heading} section={section} />
      ))}
      {page.related && <RelatedPages links={page.related} />}
    </>
  );
}

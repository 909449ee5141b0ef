import type { TopicPageContent } from '@/content/page';
import { statements } from '@/content/rules';
import { Band } from '@/site/components/Band';
import { PageIntro } from '@/site/components/PageIntro';
import { RelatedPages } from '@/site/components/RelatedPages';
import { island } from '@/site/sections/island';
import { SectionView } from '@/site/sections/SectionView';
import { PageHead } from '@/site/seo/PageHead';
import type { ViewProps } from '@/site/view';

const PracticeAccount = island(() => import('@/site/features/practice/PracticeAccount'), true);

/** The practice account, then how it works. */
export default function PracticeAccountPage({ page, address }: ViewProps<TopicPageContent>) {
  return (
    <>
      <PageHead title={page.title} description={page.description} address={address} />
      <PageIntro heading={page.heading} lead={page.lead} address={address}>
        <p>{statements.practice}</p>
      </PageIntro>
      <Band>
        <PracticeAccount />
      </Band>
      {page.sections.map((section) => (
        <SectionView key={section.heading} section={section} />
      ))}
      {page.related && <RelatedPages links={page.related} />}
    </>
  );
}

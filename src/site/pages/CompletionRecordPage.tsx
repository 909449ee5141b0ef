import { PageIntro } from '@/site/components/PageIntro';
import { island } from '@/site/sections/island';
import { PageHead } from '@/site/seo/PageHead';
import type { ViewProps } from '@/site/view';

const CompletionRecord = island(() => import('@/site/features/learning/CompletionRecord'));

/** The record of a learner's progress in a course, not indexed. */
export default function CompletionRecordPage({ page, address }: ViewProps) {
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <PageIntro heading={page.heading} address={address} />
      <CompletionRecord lead={page.lead} />
    </>
  );
}

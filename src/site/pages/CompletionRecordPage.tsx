import { PageIntro } from '@/site/components/PageIntro';
import { island } from '@/site/sections/island';
import type { ViewProps } from '@/site/view';

const CompletionRecord = island(() => import('@/site/features/learning/CompletionRecord'));

/** The record of a learner's progress in a course. It isn't indexed. */
export default function CompletionRecordPage({ page, address }: ViewProps) {
  return (
    <>
      <PageIntro page={{ ...page, lead: undefined }} address={address} isIndexed={false} />
      <CompletionRecord lead={page.lead} />
    </>
  );
}

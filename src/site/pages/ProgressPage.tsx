import { Band } from '@/site/components/Band';
import { PageIntro } from '@/site/components/PageIntro';
import { ContinueLink } from '@/site/features/learning/ContinueLink';
import { island } from '@/site/sections/island';
import type { ViewProps } from '@/site/view';

const ProgressPanel = island(() => import('@/site/features/learning/ProgressPanel'));

export default function ProgressPage({ page, address }: ViewProps) {
  return (
    <>
      <PageIntro page={page} address={address}>
        <ContinueLink />
      </PageIntro>
      <Band>
        <ProgressPanel />
      </Band>
    </>
  );
}

import { Band } from '@/site/components/Band';
import { MissingNote } from '@/site/components/MissingNote';
import { PageIntro } from '@/site/components/PageIntro';
import { ContinueLink } from '@/site/features/learning/ContinueLink';
import { island } from '@/site/sections/island';
import type { ViewProps } from '@/site/view';

const ProgressPanel = island(() => import('@/site/features/learning/ProgressPanel'));
const ProgressKeeping = island(() => import('@/site/features/learning/ProgressKeeping'));

export default function ProgressPage({ page, address }: ViewProps) {
  return (
    <>
      <PageIntro page={page} address={address}>
        <ContinueLink />
      </PageIntro>
      <Band>
        <MissingNote what="progress" />
        <ProgressPanel />
        <ProgressKeeping />
      </Band>
    </>
  );
}

import { Band } from '@/site/components/Band';
import { MissingNote } from '@/site/components/MissingNote';
import { PageIntro } from '@/site/components/PageIntro';
import { ProgressStart } from '@/site/features/learning/ProgressStart';
import { island } from '@/site/sections/island';
import type { ViewProps } from '@/site/view';

const ProgressPanel = island(() => import('@/site/features/learning/ProgressPanel'));
const ProgressKeeping = island(() => import('@/site/features/learning/ProgressDataPanel'));

export default function ProgressPage({ page, address }: ViewProps) {
  return (
    <>
      <PageIntro page={page} address={address} action={<ProgressStart />} />
      <Band>
        <ProgressPanel />
        <MissingNote what="progress" />
        <ProgressKeeping />
      </Band>
    </>
  );
}

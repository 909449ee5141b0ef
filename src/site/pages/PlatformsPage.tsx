import { PlatformList } from '@/site/features/platforms/PlatformList';
import type { page as words } from '@/content/pages/platforms/index';
import { Band } from '@/site/components/Band';
import { ChoosingSection } from '@/site/components/ChoosingSection';
import type { ViewProps } from '@/site/view';
import { PageIntro } from '@/site/components/PageIntro';
import { SectionFrame } from '@/site/components/SectionFrame';
import { island } from '@/site/sections/island';

// An island, because it shares a chunk with sections this page doesn't use.
const ComparisonTable = island(() => import('@/site/sections/DataTable'));

export default function PlatformsPage({ page, address }: ViewProps<typeof words>) {
  return (
    <>
      <PageIntro page={page} address={address} />
      <Band>
        <PlatformList />
      </Band>
      <SectionFrame heading={page.comparison.heading} intro={page.comparison.intro} isWide>
        <ComparisonTable section={page.comparison} />
      </SectionFrame>
      <ChoosingSection {...page.choosing} />
    </>
  );
}

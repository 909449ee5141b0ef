import { ListingsProvider } from '@/site/ListingsProvider';
import { PlatformList } from '@/site/features/platforms/PlatformList';
import type { page as words } from '@/content/pages/platforms/index';
import { Band } from '@/site/components/Band';
import { ChoosingSection } from '@/site/components/ChoosingSection';
import { PageHead } from '@/site/seo/PageHead';
import type { ViewProps } from '@/site/view';
import { PageIntro } from '@/site/components/PageIntro';

export default function PlatformsPage({ page, address }: ViewProps<typeof words>) {
  return (
    <>
      <PageHead title={page.title} description={page.description} address={address} />
      <PageIntro heading={page.heading} lead={page.lead} />
      <Band>
        <ListingsProvider>
          <PlatformList />
        </ListingsProvider>
      </Band>
      <ChoosingSection {...page.choosing} />
    </>
  );
}

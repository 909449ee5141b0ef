import { page } from '@/content/platforms/index';
import { PlatformList } from '@/features/platforms/PlatformList';
import { paths } from '@/paths';
import { Band } from './Band';
import { PageHead } from './PageHead';
import { PageIntro } from './PageIntro';

export function PlatformsPage() {
  return (
    <>
      <PageHead title={page.title} description={page.description} address={paths.platforms.index} />
      <PageIntro heading={page.heading} lead={page.lead} />
      <Band>
        <PlatformList />
      </Band>
    </>
  );
}

import { Band } from '@/site/components/Band';
import { PageIntro } from '@/site/components/PageIntro';
import { SiteSearch } from '@/site/features/search/SiteSearch';
import type { ViewProps } from '@/site/view';

export default function SearchPage({ page }: ViewProps) {
  return (
    <>
      <PageIntro page={page} />
      <Band>
        <SiteSearch />
      </Band>
    </>
  );
}

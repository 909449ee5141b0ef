import { Band } from '@/site/components/Band';
import { PageIntro } from '@/site/components/PageIntro';
import { SiteSearch } from '@/site/features/search/SiteSearch';
import { PageHead } from '@/site/seo/PageHead';
import type { ViewProps } from '@/site/view';

/** The search and the list of all pages. */
export default function SearchPage({ page }: ViewProps) {
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <PageIntro heading={page.heading} lead={page.lead} />
      <Band>
        <SiteSearch />
      </Band>
    </>
  );
}

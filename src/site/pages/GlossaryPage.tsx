import { Band } from '@/site/components/Band';
import { PageIntro } from '@/site/components/PageIntro';
import { GlossaryList } from '@/site/features/glossary/GlossaryList';
import { PageHead } from '@/site/seo/PageHead';
import type { ViewProps } from '@/site/view';

/** The glossary. */
export default function GlossaryPage({ page, address }: ViewProps) {
  return (
    <>
      <PageHead title={page.title} description={page.description} address={address} />
      <PageIntro heading={page.heading} lead={page.lead} />
      <Band>
        <GlossaryList />
      </Band>
    </>
  );
}

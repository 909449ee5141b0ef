import type { TopicPageContent } from '@/content/page';
import { PageHead } from '@/pages/PageHead';
import { PageIntro } from '@/pages/PageIntro';

export function TopicPage({ page, address }: { readonly page: TopicPageContent; readonly address: string }) {
  return (
    <>
      <PageHead title={page.title} description={page.description} address={address} />
      <PageIntro heading={page.heading} lead={page.lead} />
    </>
  );
}

import { page } from '@/content/contact';
import { paths } from '@/paths';
import { PageHead } from './PageHead';
import { PageIntro } from './PageIntro';

export function ContactPage() {
  return (
    <>
      <PageHead title={page.title} description={page.description} address={paths.contact} />
      <PageIntro heading={page.heading} lead={page.lead} />
    </>
  );
}

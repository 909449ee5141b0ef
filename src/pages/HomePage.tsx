import { page } from '@/content/home';
import { paths } from '@/paths';
import { PageHead } from './PageHead';
import { PageIntro } from './PageIntro';

export function HomePage() {
  return (
    <>
      <PageHead title={page.title} description={page.description} address={paths.home} />
      <PageIntro heading={page.heading} lead={page.lead} />
    </>
  );
}

import { page } from '@/content/markets/index';
import { paths } from '@/paths';
import { PageHead } from './PageHead';
import { PageIntro } from './PageIntro';

export function MarketsPage() {
  return (
    <>
      <PageHead title={page.title} description={page.description} address={paths.markets.index} />
      <PageIntro heading={page.heading} lead={page.lead} />
    </>
  );
}

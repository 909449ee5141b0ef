import type { PageWords } from '@/content/page';
import { Link } from './Link';
import { buttonClass } from '@/ui/buttonClass';
import { PageHead } from '@/site/seo/PageHead';
import { PageIntro } from './PageIntro';

/** The message for an address without a page. */
export function NotFound({ page }: { readonly page: PageWords }) {
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <PageIntro heading={page.heading} lead={page.lead}>
        <p>
          <Link className={buttonClass()} to="/">
            Back to the home page
          </Link>
        </p>
      </PageIntro>
    </>
  );
}

import { page } from '@/content/notFound';
import { paths } from '@/paths';
import { Link } from '@/ui/Link';
import { buttonClass } from '@/ui/buttonClass';
import { PageHead } from './PageHead';
import { PageIntro } from './PageIntro';

export function NotFoundPage() {
  return (
    <>
      <PageHead title={page.title} description={page.description} />
      <PageIntro heading={page.heading} lead={page.lead}>
        <p>
          <Link className={buttonClass()} to={paths.home}>
            Back to the home page
          </Link>
        </p>
      </PageIntro>
    </>
  );
}

import type { PageWords } from '@/content/page';
import { Link } from './Link';
import { buttonClass } from '@/ui/buttonClass';
import { PageIntro } from './PageIntro';
import styles from './NotFound.module.css';

export function NotFound({ page }: { readonly page: PageWords }) {
  return (
    <PageIntro page={page}>
      <p className={styles.ways}>
        <Link className={buttonClass()} to="/">
          Back to the home page
        </Link>
        <Link className={buttonClass('secondary')} to="/search">
          Search this site
        </Link>
        <Link to="/services/signals">Free trading signals</Link>
        <Link to="/education">Courses</Link>
        <Link to="/glossary">Glossary</Link>
      </p>
    </PageIntro>
  );
}

import { Navigate, useLocation } from 'react-router-dom';
import type { PageWords } from '@/content/page';
import { Link } from './Link';
import { buttonClass } from '@/ui/buttonClass';
import { useHydrated } from '@/ui/useHydrated';
import { PageIntro } from './PageIntro';
import styles from './NotFound.module.css';

/**
 * Punctuation from the sentence around a link that has become part of the link, perhaps percent-encoded: `.`, `…`,
 * `”` and the like.
 */
const TRAILING_PUNCTUATION = /(?:[.,:;!?)\]'"*>…‘’“”«»]|%2[27]|%3E|%5D|%E2%80%(?:A6|9[89CD])|%C2%[AB]B)+$/i;

export function NotFound({ page }: { readonly page: PageWords }) {
  const { pathname } = useLocation();
  const isLive = useHydrated();
  const bare = pathname.replace(TRAILING_PUNCTUATION, '');
  if (isLive && bare !== pathname) return <Navigate to={bare} replace />;
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

import type { ReactNode } from 'react';
import { contactAbout } from '@/content/contactAbout';
import type { SearchHit } from '@/domain/siteSearch';
import { Link } from '@/site/components/Link';
import { Button } from '@/ui/Button';
import { useTextAtRest } from '@/ui/useTextAtRest';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { SearchHits } from './SearchHits';
import styles from './SearchOutcome.module.css';
import type { SiteSearch } from './useSiteSearch';

/** How long nothing changes before the count is read out, in ms. */
const QUIET_MS = 500;

const countOf = (hits: readonly SearchHit[]) =>
  hits.length === 1 ? '1 result' : `${hits.length === 0 ? 'No' : String(hits.length)} results`;

interface NothingFoundProps {
  readonly query: string;
  /** What may have been meant. */
  readonly nearest: string | null;
}

function NothingFound({ query, nearest }: NothingFoundProps) {
  return (
    <div className={styles.none}>
      <p>Nothing on this site matches “{query}”.</p>
      {nearest !== null && (
        <p>
          Did you mean{' '}
          <Link to={{ pathname: '/search', search: new URLSearchParams({ q: nearest }).toString() }}>
            {nearest}
          </Link>
          ?
        </p>
      )}
      <p>
        Look through <Link to="/glossary">all terms of the glossary</Link> or{' '}
        <Link to="/search">the list of all pages</Link>, or{' '}
        <Link to={contactAbout(`I searched for: ${query}`)}>ask us</Link>.
      </p>
    </div>
  );
}

interface SearchOutcomeProps {
  readonly search: SiteSearch;
  /** Not blank. */
  readonly query: string;
  readonly hits: readonly SearchHit[];
  /** How many are shown at most. */
  readonly limit: number;
  /** Stands where nothing was found, for the words that say so. */
  readonly children?: ReactNode;
}

/** What came of a query: the first results, or why there are none. */
export function SearchOutcome({ search, query, hits, limit, children }: SearchOutcomeProps) {
  const announced = useTextAtRest(search.status === 'ready' ? countOf(hits) : '', QUIET_MS);
  return (
    <div className={styles.outcome}>
      {search.status === 'ready' && hits.length > 0 && <p className={styles.count}>{countOf(hits)}</p>}
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
      {search.status === 'loading' && <p className={styles.count}>Loading the search…</p>}
      {search.status === 'failed' && (
        <div className={styles.none}>
          <p>The search didn&apos;t load.</p>
          <Button look="secondary" onClick={search.onRetry}>
            Try again
          </Button>
        </div>
      )}
      {search.status === 'ready' &&
        hits.length === 0 &&
        (children ?? <NothingFound query={query} nearest={search.find.nearestTo(query)} />)}
      {hits.length > 0 && <SearchHits hits={hits.slice(0, limit)} />}
    </div>
  );
}

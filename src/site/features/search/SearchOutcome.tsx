import type { ReactNode } from 'react';
import { contactPath } from '@/content/contactAbout';
import { countOf } from '@/domain/text/groupDigits';
import type { SearchHit, UnmatchedWords } from '@/domain/search/siteSearch';
import { Link } from '@/site/components/Link';
import { Button } from '@/ui/Button';
import { useAnnouncement } from '@/ui/useAnnouncement';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { SearchHits } from './SearchHits';
import styles from './SearchOutcome.module.css';
import type { SiteSearch } from './useSiteSearch';

const resultsCount = (hits: readonly SearchHit[]) =>
  hits.length === 0 ? 'No results' : countOf(hits.length, 'result');

function DidYouMean({ nearest }: Pick<UnmatchedWords, 'nearest'>) {
  if (nearest === null) return null;
  return (
    <p>
      <span>Did you mean </span>
      <Link to={{ pathname: '/search', search: new URLSearchParams({ q: nearest }).toString() }}>
        {nearest}
      </Link>
      <span>?</span>
    </p>
  );
}

function NothingFound({ query, nearest }: { readonly query: string } & Pick<UnmatchedWords, 'nearest'>) {
  return (
    <div className={styles.none}>
      <p>{`Nothing on this site matches “${query}”.`}</p>
      <DidYouMean nearest={nearest} />
      <p>
        We may not cover it, or may call it something else. Look through{' '}
        <Link to="/glossary">all the terms in the glossary</Link> or{' '}
        <Link to="/search">the list of all pages</Link>, or{' '}
        <Link to={contactPath(`I searched for: ${query}`)}>ask us</Link>.
      </p>
    </div>
  );
}

function IgnoredWords({ words, nearest }: UnmatchedWords) {
  if (words.length === 0) return null;
  return (
    <div className={styles.none}>
      <p>{`Nothing on this site matches “${words.join('” or “')}”. These results match the rest of your search.`}</p>
      <DidYouMean nearest={nearest} />
    </div>
  );
}

interface SearchOutcomeProps {
  readonly search: SiteSearch;
  /** The query, which isn't blank. */
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly limit: number;
  readonly children?: ReactNode;
}

/** The first results of a query, or why there are none. */
export function SearchOutcome({ search, query, hits, limit, children }: SearchOutcomeProps) {
  const unfound = search.status === 'ready' ? search.find.unmatchedWords(query) : null;
  const announced = useAnnouncement(search.status === 'ready' ? resultsCount(hits) : '');
  return (
    <div className={styles.outcome}>
      {search.status === 'ready' && hits.length > 0 && <p className={styles.count}>{resultsCount(hits)}</p>}
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
      {search.status === 'loading' && <p className={styles.count}>Loading the search…</p>}
      {search.status === 'failed' && (
        <div className={styles.none}>
          <p>The search didn&apos;t load.</p>
          <Button variant="secondary" onClick={search.onRetry}>
            Try again
          </Button>
        </div>
      )}
      {unfound &&
        (hits.length > 0 ? (
          <IgnoredWords {...unfound} />
        ) : (
          (children ?? <NothingFound query={query} nearest={unfound.nearest} />)
        ))}
      {hits.length > 0 && <SearchHits hits={hits.slice(0, limit)} />}
    </div>
  );
}

import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '@/ui/useHydrated';
import styles from './SearchOutcome.module.css';
import { SearchHits } from './SearchHits';
import { useSiteSearch } from './useSiteSearch';

const MAX_SUGGESTIONS = 5;

/** Turns a URL into words: `trading tools` for `/trading_tools.html`. */
function wordsOf(pathname: string): string {
  let plain = pathname;
  try {
    plain = decodeURIComponent(pathname);
  } catch {
    // A URL with invalid percent-encoding is used undecoded.
  }
  return plain
    .replace(/\.[a-z]{2,5}$/i, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Suggests pages for the words in an unknown URL, mainly in its last segment. */
export function PageSuggestions() {
  const { pathname } = useLocation();
  const query = wordsOf(pathname);
  const search = useSiteSearch(useHydrated() && query !== '');
  const find = search.status === 'ready' ? search.find : null;
  const hits = useMemo(() => {
    if (!find) return [];
    const ofLastPart = find(wordsOf(pathname.replace(/^.*\/(?=[^/])/, '')));
    return (ofLastPart.length > 0 ? ofLastPart : find(query)).slice(0, MAX_SUGGESTIONS);
  }, [find, pathname, query]);
  if (hits.length === 0) return null;
  return (
    <section className={styles.outcome} aria-labelledby="suggestions">
      <h2 id="suggestions">Were you looking for one of these?</h2>
      <SearchHits hits={hits} />
    </section>
  );
}

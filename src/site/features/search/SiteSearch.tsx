import { useMemo, useRef } from 'react';
import { countOf } from '@/domain/text/groupDigits';
import { MAX_SEARCH_LENGTH, type SearchKind } from '@/domain/search/siteSearch';
import { choiceParam, codec, queryOf, textParam } from '@/runtime/searchParamsCodec';
import { useOptimisticParams } from '@/runtime/useOptimisticParams';
import { useVisibleRowCount } from '@/runtime/useVisibleRowCount';
import { Button } from '@/ui/Button';
import { DebouncedField } from '@/ui/DebouncedField';
import { SelectField } from '@/ui/SelectField';
import { useHydrated } from '@/ui/useHydrated';
import { PageList } from './PageList';
import { SearchOutcome } from './SearchOutcome';
import styles from './SiteSearch.module.css';
import { useSiteSearch } from './useSiteSearch';

const INITIAL_HITS = 20;

const PLACE_LABELS = {
  all: 'Everything',
  lessons: 'Lessons and quizzes',
  terms: 'Terms',
  tools: 'Tools',
  brokers: 'Brokers and platforms',
  signals: 'Signals',
  pages: 'Pages',
} as const;

type Place = keyof typeof PLACE_LABELS;
const PLACE_NAMES = Object.keys(PLACE_LABELS) as Place[];

const PLACE_BY_KIND: Readonly<Record<SearchKind, Exclude<Place, 'all'>>> = {
  lesson: 'lessons',
  quiz: 'lessons',
  term: 'terms',
  tool: 'tools',
  broker: 'brokers',
  platform: 'brokers',
  signal: 'signals',
  page: 'pages',
};

const isIn = (place: Place, kind: SearchKind): boolean => place === 'all' || PLACE_BY_KIND[kind] === place;

/** The query without unpaired surrogates, which a URL can't hold. */
const toQueryText = (text: string) =>
  text
    .slice(0, MAX_SEARCH_LENGTH)
    .replace(/\p{Cs}/gu, '')
    .trim();

const searchQuery = codec<{ readonly query: string; readonly place: Place }>({
  query: textParam('q', toQueryText),
  place: choiceParam('in', PLACE_NAMES, 'all'),
});

interface ElsewhereProps {
  readonly place: string;
  readonly count: number;
  readonly onShow: () => void;
}

function Elsewhere({ place, count, onShow }: ElsewhereProps) {
  return (
    <div className={styles.elsewhere}>
      <p>{`Nothing under “${place}”, but ${countOf(count, 'result')} in other sections.`}</p>
      <Button variant="secondary" onClick={onShow}>
        Search everything
      </Button>
    </div>
  );
}

export function SiteSearch() {
  const isHydrated = useHydrated();
  const [params, setParams] = useOptimisticParams();
  const { query, place } = useMemo(
    () => searchQuery.read(isHydrated ? params : new URLSearchParams()),
    [isHydrated, params],
  );
  const root = useRef<HTMLDivElement>(null);
  const { shown, showMore } = useVisibleRowCount(root, INITIAL_HITS);
  const search = useSiteSearch(query !== '');
  const find = search.status === 'ready' ? search.find : null;
  const everything = useMemo(() => find?.(query) ?? [], [find, query]);
  const hits = everything.filter(({ entry }) => isIn(place, entry.kind));

  const show = (next: { readonly query?: string; readonly place?: Place }) => {
    const state = queryOf(searchQuery, { query, place, ...next });
    setParams(state, { replace: true, preventScrollReset: true });
  };

  return (
    <div ref={root} className={styles.search}>
      <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <DebouncedField
          type="search"
          name="q"
          label="A word or a question"
          maxLength={MAX_SEARCH_LENGTH}
          value={query}
          accepted={toQueryText}
          onDebounced={(text) => show({ query: text })}
        />
        <SelectField
          label="Look in"
          disabled={!isHydrated}
          value={place}
          options={PLACE_NAMES.map((name) => ({ value: name, label: PLACE_LABELS[name] }))}
          onChange={(where) => show({ place: where })}
        />
      </form>
      {query === '' ? (
        <PageList />
      ) : (
        <SearchOutcome search={search} query={query} hits={hits} limit={shown}>
          {everything.length > 0 ? (
            <Elsewhere
              place={PLACE_LABELS[place]}
              count={everything.length}
              onShow={() => {
                show({ place: 'all' });
                root.current?.querySelector('select')?.focus();
              }}
            />
          ) : null}
        </SearchOutcome>
      )}
      {hits.length > shown && (
        <Button className={styles.more} variant="secondary" onClick={showMore}>
          {`Show ${String(Math.min(INITIAL_HITS, hits.length - shown))} more of ${String(hits.length)}`}
        </Button>
      )}
    </div>
  );
}

import { useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { glossaryEntries, type GlossaryEntry } from '@/content/glossary/glossaryEntries';
import { searchIn } from '@/domain/text/search';
import { queryOf, textParam } from '@/runtime/searchParamsCodec';
import { useOptimisticParams } from '@/runtime/useOptimisticParams';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { DebouncedField } from '@/ui/DebouncedField';
import { useHydrated } from '@/ui/useHydrated';
import { useAnnouncement } from '@/ui/useAnnouncement';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './GlossaryList.module.css';
import { Link } from '@/site/components/Link';
import { GlossaryRow } from './GlossaryRow';

const MAX_FILTER_LENGTH = 60;

const filterParam = textParam('filter', (text) => text.slice(0, MAX_FILTER_LENGTH));

const letterId = (letter: string) => `letter-${letter.toLowerCase()}`;

const findTerms = searchIn(glossaryEntries, ({ name, alsoCalled, alsoExplains, text, theme }) => [
  name,
  ...alsoCalled,
  ...alsoExplains,
  text,
  theme,
]);

function byLetter(entries: readonly GlossaryEntry[]): ReadonlyMap<string, readonly GlossaryEntry[]> {
  const letters = new Map<string, GlossaryEntry[]>();
  for (const entry of entries) letters.set(entry.letter, [...(letters.get(entry.letter) ?? []), entry]);
  return letters;
}

export function GlossaryList() {
  const isHydrated = useHydrated();
  const countLine = useRef<HTMLParagraphElement>(null);
  const [params, setParams] = useOptimisticParams();
  const { hash } = useLocation();
  // The prerendered page shows the whole list; the URL is read after hydration.
  const filter = isHydrated ? filterParam.read(params) : '';
  const letters = useMemo(() => byLetter(findTerms(filter)), [filter]);
  const found = [...letters.values()].flat().length;
  const isFiltered = filter.trim() !== '';
  const count = `${String(found)} of ${String(glossaryEntries.length)} terms`;
  const announced = useAnnouncement(isFiltered ? count : '');

  const show = (text: string) =>
    setParams(queryOf(filterParam, text), { replace: true, preventScrollReset: true });

  return (
    <div className={styles.glossary}>
      <div className={styles.tools}>
        <form
          className={styles.filter}
          role="search"
          aria-label="Filter the terms"
          onSubmit={(event) => event.preventDefault()}
        >
          <DebouncedField
            type="search"
            name="filter"
            label="Filter the terms"
            maxLength={MAX_FILTER_LENGTH}
            value={filter}
            accepted={(text) => text.trim()}
            onDebounced={show}
          />
          <p ref={countLine} tabIndex={-1} className={styles.count}>
            {isFiltered ? count : `${String(glossaryEntries.length)} terms`}
          </p>
          <VisuallyHidden>
            <span role="status">{announced}</span>
          </VisuallyHidden>
        </form>
        {found > 0 && (
          <nav aria-label="Letters">
            <ul className={styles.letters}>
              {[...letters.keys()].map((letter) => (
                <li key={letter}>
                  <a href={`#${letterId(letter)}`}>{letter}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {found === 0 && (
        <EmptyState heading={`No terms match “${filter.trim()}”`}>
          <p>
            <span>Try fewer letters, or another name for it. The</span>{' '}
            <Link to={{ pathname: '/search', search: new URLSearchParams({ q: filter.trim() }).toString() }}>
              search of the whole site
            </Link>{' '}
            <span>also finds misspelt words.</span>
          </p>
          <Button
            variant="secondary"
            onClick={() => {
              show('');
              // The pressed button disappears.
              countLine.current?.focus();
            }}
          >
            Show all terms
          </Button>
        </EmptyState>
      )}
      {[...letters].map(([letter, entries]) => (
        <section key={letter} className={styles.letter} aria-labelledby={letterId(letter)}>
          <h2 id={letterId(letter)} className={styles.heading}>
            {letter}
          </h2>
          <dl className={styles.terms}>
            {entries.map((entry) => (
              <GlossaryRow
                key={entry.name}
                entry={entry}
                isWanted={isHydrated && hash === `#${entry.anchor}`}
              />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

import { useEffect, useId, useMemo, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { countOf } from '@/domain/text/groupDigits';
import { MAX_SEARCH_LENGTH } from '@/domain/search/siteSearch';
import { Link } from '@/site/components/Link';
import { isComposing } from '@/ui/isComposing';
import { Modal } from '@/ui/Modal';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './SearchDialog.module.css';
import { SearchOutcome } from './SearchOutcome';
import { useSiteSearch } from './useSiteSearch';

const MAX_HITS = 12;

/** Arrow keys move through the field and the results; typing on a result continues in the field. */
function useResultKeys(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
      const field = element.querySelector('input');
      const links = [...element.querySelectorAll<HTMLElement>('ol a')];
      const place = links.findIndex((link) => link === target);
      const next =
        key === 'ArrowDown' ? links[place + 1] : key === 'ArrowUp' ? (links[place - 1] ?? field) : null;
      if (next && (place >= 0 || (target === field && key === 'ArrowDown'))) {
        event.preventDefault();
        next.focus();
      } else if (place >= 0 && key.length === 1 && key !== ' ') field?.focus();
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [root]);
}

interface SearchDialogProps {
  /** The shortcut on this platform, such as `Ctrl K`. */
  readonly shortcut: string;
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

function Search({ shortcut }: Pick<SearchDialogProps, 'shortcut'>) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const search = useSiteSearch(true);
  const navigate = useNavigate();
  const query = typed.trim();
  const find = search.status === 'ready' ? search.find : null;
  const hits = useMemo(() => find?.(query) ?? [], [find, query]);
  const allResults = { pathname: '/search', search: new URLSearchParams({ q: query }).toString() };
  useResultKeys(root);

  return (
    <div ref={root} className={styles.search}>
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (query !== '') void navigate(allResults);
        }}
      >
        <label htmlFor={id}>
          <VisuallyHidden>A word or a question</VisuallyHidden>
        </label>
        <input
          id={id}
          className={styles.field}
          type="search"
          name="q"
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          placeholder="A word or a question"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </form>
      {query === '' ? (
        <p className={styles.note}>
          Begin with the <Link to="/glossary">glossary</Link>, the <Link to="/tools">calculators</Link> or the{' '}
          <Link to="/education/beginner">beginner course</Link>.
        </p>
      ) : (
        <SearchOutcome search={search} query={query} hits={hits} limit={MAX_HITS} />
      )}
      {hits.length > MAX_HITS && <Link to={allResults}>{`All ${countOf(hits.length, 'result')}`}</Link>}
      <p className={styles.note}>
        {`Your browser does the searching: nothing you type is sent. ${shortcut} opens this on any page.`}
      </p>
    </div>
  );
}

export default function SearchDialog({ shortcut, opener, onClose }: SearchDialogProps) {
  return (
    <Modal title="Search this site" isAtTop fallbackFocus={opener} onClose={onClose}>
      <Search shortcut={shortcut} />
    </Modal>
  );
}

import { Search } from 'lucide';
import { useEffect, useRef, useState, type ComponentProps, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadChunk } from '@/runtime/loadChunk';
import { Link } from '@/site/components/Link';
import type SearchDialog from '@/site/features/search/SearchDialog';
import { isComposing } from '@/ui/isComposing';
import { Icon } from '@/ui/Icon';
import { letterOf } from '@/ui/letterOf';
import styles from './SearchButton.module.css';

const SEARCH_PATH = '/search';
const FIELD_SELECTOR = 'input, textarea, select, [contenteditable]';

const loadDialog = () => loadChunk(() => import('@/site/features/search/SearchDialog'));

/** Starts to load the search; a failure is handled on click. */
const preloadDialog = () => {
  loadDialog().catch(() => undefined);
};

/** On Apple's keyboards Ctrl+K deletes to the end of the line. */
const isApple = () => /mac|iphone|ipad/i.test(navigator.userAgent);

const isShortcut = (event: KeyboardEvent): boolean =>
  letterOf(event) === 'K' &&
  (isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !(event.shiftKey || event.altKey || event.repeat || isComposing(event)) &&
  !(event.target instanceof Element && event.target.closest(FIELD_SELECTOR)) &&
  !document.querySelector('dialog[open]');

/** Links to the search page; after hydration it opens the search dialog, as do Ctrl+K and Cmd+K. */
export function SearchButton({ onClick }: { readonly onClick: () => void }) {
  const link = useRef<HTMLAnchorElement>(null);
  const { key } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<{
    readonly Dialog: ComponentType<ComponentProps<typeof SearchDialog>>;
    readonly on: string;
  } | null>(null);

  // Resets the state after a link is followed or on Back, because navigating back later would restore the
  // same history key.
  if (open !== null && open.on !== key) setOpen(null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      // Prevents the browser's own shortcut.
      event.preventDefault();
      link.current?.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <Link
        ref={link}
        className={styles.button}
        to={SEARCH_PATH}
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerDown={preloadDialog}
        onFocus={preloadDialog}
        onClick={(event) => {
          onClick();
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          loadDialog().then(
            (module) => setOpen({ Dialog: module.default, on: key }),
            () => navigate(SEARCH_PATH),
          );
        }}
      >
        <Icon of={Search} size={22} />
      </Link>
      {open?.on === key && (
        <open.Dialog shortcut={isApple() ? 'Cmd K' : 'Ctrl K'} opener={link} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

import { Search } from 'lucide';
import { useEffect, useRef, useState, type ComponentProps, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadChunk } from '@/runtime/loadChunk';
import { Link } from '@/site/components/Link';
import type SearchDialog from '@/site/features/search/SearchDialog';
import { isComposing } from '@/ui/isComposing';
import { Icon } from '@/ui/Icon';
import styles from './SearchButton.module.css';

const SEARCH = '/search';
const FIELDS = 'input, textarea, select, [contenteditable]';

const loadDialog = () => loadChunk(() => import('@/site/features/search/SearchDialog'));

/** Begins to load what a press will need; a failure shows with the press. */
const warmUp = () => {
  loadDialog().catch(() => undefined);
};

/** On Apple's keyboards Ctrl+K deletes to the end of the line. */
const isApple = () => /mac|iphone|ipad/i.test(navigator.userAgent);

const isShortcut = (event: KeyboardEvent): boolean =>
  event.key.toLowerCase() === 'k' &&
  (isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
  !(event.shiftKey || event.altKey || event.repeat || isComposing(event)) &&
  !(event.target instanceof Element && event.target.closest(FIELDS)) &&
  !document.querySelector('dialog[open]');

/** Leads to the page of the search; once scripts run, opens the search over the page, as Ctrl+K or Cmd+K does. */
export function SearchButton({ onClick }: { readonly onClick: () => void }) {
  const link = useRef<HTMLAnchorElement>(null);
  const { key } = useLocation();
  const navigate = useNavigate();
  const [open, setOpen] = useState<{
    readonly Dialog: ComponentType<ComponentProps<typeof SearchDialog>>;
    readonly on: string;
  } | null>(null);

  // A result that was followed, or Back, ends it for good: the key of this page comes back with the page.
  if (open !== null && open.on !== key) setOpen(null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      // The browser's own would open over it.
      event.preventDefault();
      link.current?.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return (
    <>
      <Link
        ref={link}
        className={styles.button}
        to={SEARCH}
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerDown={warmUp}
        onFocus={warmUp}
        onClick={(event) => {
          onClick();
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          loadDialog().then(
            (module) => {
              setOpen({ Dialog: module.default, on: key });
            },
            () => navigate(SEARCH),
          );
        }}
      >
        <Icon of={Search} size={22} />
      </Link>
      {open?.on === key && (
        <open.Dialog
          shortcut={isApple() ? 'Cmd K' : 'Ctrl K'}
          opener={link}
          onClose={() => {
            setOpen(null);
          }}
        />
      )}
    </>
  );
}

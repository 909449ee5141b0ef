import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { targetOf } from './fragment';

/** How a reader left an entry of the history. */
interface LeftPage {
  /** Where it was scrolled to, in px. */
  readonly top: number;
  /** The places of its open disclosures among all of them, from the top of the page. */
  readonly open: readonly number[];
}

/** Lost with the document: what is left whole, the browser keeps or loads again. */
const leftPages = new Map<string, LeftPage>();

const UNREAD: LeftPage = { top: 0, open: [] };

const disclosures = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

/** The key that the router gave the current entry of the history; its word for an entry that it did not make. */
const entryKey = (): unknown => (globalThis.history.state as { key?: unknown } | null)?.key ?? 'default';

/** Starts a new page at its top or at the fragment of its address, and shows one that was left as it was left. */
export function useScrollRestoration(): void {
  const { key, hash, pathname } = useLocation();
  const navigation = useNavigationType();
  // A fragment that the browser itself went to has no key of its own.
  const id = `${key} ${pathname}${hash}`;
  const shown = useRef({ id, key, hash });
  const page = useRef(pathname);

  // The browser would restore the position before the page of that history entry is rendered.
  useEffect(() => {
    const stop = new AbortController();
    const { history } = globalThis;
    history.scrollRestoration = 'manual';
    // A document that is left or reloaded is the browser's to restore.
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      history.scrollRestoration = 'manual';
      // WebKit restores the position of a page it has kept only after this event, by what is set here.
      if (persisted) globalThis.scrollTo(0, leftPages.get(shown.current.id)?.top ?? 0);
    };
    globalThis.addEventListener('pagehide', leave, { signal: stop.signal });
    globalThis.addEventListener('pageshow', comeBack, { signal: stop.signal });
    const note = (seen: Partial<LeftPage>) => {
      // Another entry may be on its way already, whose place this is not.
      if (entryKey() !== shown.current.key || globalThis.location.hash !== shown.current.hash) return;
      leftPages.set(shown.current.id, { ...UNREAD, ...leftPages.get(shown.current.id), ...seen });
    };
    const noteTop = () => {
      note({ top: globalThis.scrollY });
    };
    globalThis.addEventListener('scroll', noteTop, { passive: true, signal: stop.signal });
    // Browsers fire scroll events with the next frame, when a link may already have led on.
    globalThis.addEventListener('click', noteTop, { capture: true, signal: stop.signal });
    // This event reaches only who listens on the way down.
    globalThis.addEventListener(
      'toggle',
      ({ target }) => {
        if (target instanceof HTMLDetailsElement)
          note({ open: disclosures().flatMap(({ open }, place) => (open ? [place] : [])) });
      },
      { capture: true, signal: stop.signal },
    );
    return () => {
      stop.abort();
      leave();
    };
  }, []);

  useLayoutEffect(() => {
    if (shown.current.id !== id) {
      shown.current = { id, key, hash };
      const isSamePage = page.current === pathname;
      page.current = pathname;
      const left = navigation === NavigationType.Pop ? leftPages.get(id) : undefined;
      const target = targetOf(hash);
      if (left) {
        // First, as they make the page longer.
        for (const [place, disclosure] of disclosures().entries())
          if (left.open.includes(place)) disclosure.open = true;
        globalThis.scrollTo(0, left.top);
      } else if (target) target.scrollIntoView();
      // Another query of the page that is shown: a filter was set, and the visitor stays at the same place.
      else if (!isSamePage) globalThis.scrollTo(0, 0);
    }
    if (!leftPages.has(id)) leftPages.set(id, { top: globalThis.scrollY, open: [] });
  }, [id, key, hash, navigation, pathname]);
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { fragmentTarget } from './fragment';

/** The state of a history entry when the reader left it. */
interface PageState {
  readonly top: number;
  /** The indices of the open `details` elements. */
  readonly open: readonly number[];
  /** The link that was followed. */
  readonly link: FollowedLink | null;
}

interface FollowedLink {
  readonly href: string;
  /** Its position among the links with this URL. */
  readonly place: number;
}

/** In memory only: the browser itself restores a document that was left. */
const savedStates = new Map<string, PageState>();

const INITIAL_STATE: PageState = { top: 0, open: [], link: null };

const disclosures = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) => link.href === href);

/** The link that an event occurred in. */
function followedLink({ target }: Event): FollowedLink | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && { href: link.href, place: linksTo(link.href).indexOf(link) };
}

/** The router's key for the current history entry; 'default' if the router didn't create the entry. */
const entryKey = (): unknown => (globalThis.history.state as { key?: unknown } | null)?.key ?? 'default';

function scrollToTop(top: number): boolean {
  globalThis.scrollTo(0, top);
  return Math.ceil(globalThis.scrollY) >= Math.floor(top);
}

function scrollToTarget(hash: string): boolean {
  const target = fragmentTarget(hash);
  target?.scrollIntoView();
  return target !== null;
}

/**
 * Scrolls to a place that the page may not have yet, because part of it loads late, unless the reader scrolls first.
 * @param scrollThere returns whether the page has that place yet
 * @returns a function that stops waiting for it
 */
function scrollOnceThere(scrollThere: () => boolean): () => void {
  const stop = new AbortController();
  const scroll = () => {
    if (scrollThere()) stop.abort();
  };
  const growth = new ResizeObserver(scroll);
  const { signal } = stop;
  signal.addEventListener('abort', () => {
    growth.disconnect();
  });
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    globalThis.addEventListener(move, () => stop.abort(), { passive: true, signal });
  growth.observe(document.body);
  scroll();
  return () => stop.abort();
}

/**
 * Scrolls a new page to the top or to its fragment, and restores the position of one that was visited before, with
 * the focus on the link that was followed from it.
 */
export function useScrollRestoration(): void {
  const { key, hash, pathname } = useLocation();
  const navigation = useNavigationType();
  // An entry the browser created for a fragment has no key.
  const id = `${key} ${pathname}${hash}`;
  const shown = useRef({ id, key, hash });
  const page = useRef(pathname);

  // In its automatic mode the browser would restore the position before the router renders the page.
  useEffect(() => {
    const stop = new AbortController();
    const { history } = globalThis;
    history.scrollRestoration = 'manual';
    // Let the browser restore a document that is left or reloaded.
    const leave = () => {
      history.scrollRestoration = 'auto';
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      history.scrollRestoration = 'manual';
      // WebKit restores a page from the back/forward cache after this event, using the mode set here.
      if (persisted) globalThis.scrollTo(0, savedStates.get(shown.current.id)?.top ?? 0);
    };
    globalThis.addEventListener('pagehide', leave, { signal: stop.signal });
    globalThis.addEventListener('pageshow', comeBack, { signal: stop.signal });
    const note = (seen: Partial<PageState>) => {
      // Another history entry may already be current.
      if (entryKey() !== shown.current.key || globalThis.location.hash !== shown.current.hash) return;
      savedStates.set(shown.current.id, { ...INITIAL_STATE, ...savedStates.get(shown.current.id), ...seen });
    };
    const noteTop = () => note({ top: globalThis.scrollY });
    globalThis.addEventListener('scroll', noteTop, { passive: true, signal: stop.signal });
    // Scroll events fire with the next frame, when a link may already have been followed.
    globalThis.addEventListener(
      'click',
      (event) => note({ top: globalThis.scrollY, link: followedLink(event) }),
      { capture: true, signal: stop.signal },
    );
    // `toggle` events don't bubble, so listen in the capture phase.
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
    let stopWaiting: (() => void) | undefined;
    if (shown.current.id !== id) {
      shown.current = { id, key, hash };
      const isSamePage = page.current === pathname;
      page.current = pathname;
      // The font subset of a prerendered heading has no characters that only other pages need.
      if (!isSamePage) document.getElementById('root')?.removeAttribute('data-path');
      const left = navigation === NavigationType.Pop ? savedStates.get(id) : undefined;
      if (left) {
        // Opens the disclosures first, because they make the page longer.
        for (const [place, disclosure] of disclosures().entries())
          if (left.open.includes(place)) disclosure.open = true;
        stopWaiting = scrollOnceThere(() => scrollToTop(left.top));
        // With the focus on the heading, the next Tab would scroll to the top.
        if (left.link && !isSamePage)
          linksTo(left.link.href)[left.link.place]?.focus({ preventScroll: true });
      } else {
        // If only the query changed, for example by a filter, the position stays.
        if (!isSamePage && fragmentTarget(hash) === null) globalThis.scrollTo(0, 0);
        if (hash !== '') stopWaiting = scrollOnceThere(() => scrollToTarget(hash));
      }
    }
    if (!savedStates.has(id)) savedStates.set(id, { ...INITIAL_STATE, top: globalThis.scrollY });
    return stopWaiting;
  }, [id, key, hash, navigation, pathname]);
}

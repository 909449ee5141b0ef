import { prefersReducedData } from '@/ui/prefersReducedData';

/** How long the pointer or the focus must stay on a link, so that moving across a menu doesn't prefetch. */
const INTENT_DELAY_MS = 50;

/** The internal link at an event's target, unless it opens elsewhere; null for none. */
function linkAt({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === globalThis.location.origin && link.target === '' ? link : null;
}

/**
 * Prefetches the code of a page on hover, focus or pointer down on its link: once for each page, and never if
 * the visitor saves data.
 * @param prefetch receives the path of the page
 * @returns a function that stops it
 */
export function prefetchOnIntent(prefetch: (pathname: string) => void): () => void {
  const stop = new AbortController();
  const fetched = new Set<string>();
  let resting: ReturnType<typeof setTimeout> | undefined;

  const fetchOnce = ({ pathname }: HTMLAnchorElement) => {
    if (fetched.has(pathname) || prefersReducedData()) return;
    fetched.add(pathname);
    prefetch(pathname);
  };
  const afterRest = (event: Event) => {
    clearTimeout(resting);
    const link = linkAt(event);
    if (link) resting = setTimeout(fetchOnce, INTENT_DELAY_MS, link);
  };

  document.addEventListener('pointerover', afterRest, { passive: true, signal: stop.signal });
  document.addEventListener('focusin', afterRest, { signal: stop.signal });
  document.addEventListener(
    'pointerdown',
    (event) => {
      const link = linkAt(event);
      if (link) fetchOnce(link);
    },
    { passive: true, signal: stop.signal },
  );
  return () => {
    clearTimeout(resting);
    stop.abort();
  };
}

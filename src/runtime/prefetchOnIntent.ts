import { savesData } from '@/ui/savesData';
import { linkAt } from './linkAt';

/** How long a pointer or the focus rests on a link before it counts as intent: passing over a menu does not. */
const REST_MS = 50;

/**
 * Fetches the code of a page when somebody is about to go there: a pointer or the focus rests on its link, or a
 * finger or a button goes down on it. Each page once, and none where the visitor saves data.
 * @param prefetch is given the path of the page
 * @returns a function that stops it
 */
export function prefetchOnIntent(prefetch: (pathname: string) => void): () => void {
  const stop = new AbortController();
  const fetched = new Set([globalThis.location.pathname]);
  let resting: ReturnType<typeof setTimeout> | undefined;

  const fetchOnce = ({ pathname }: HTMLAnchorElement) => {
    if (fetched.has(pathname) || savesData()) return;
    fetched.add(pathname);
    prefetch(pathname);
  };
  const afterRest = (event: Event) => {
    clearTimeout(resting);
    const link = linkAt(event);
    if (link) resting = setTimeout(fetchOnce, REST_MS, link);
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

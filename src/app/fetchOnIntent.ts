import { matchRoutes, type RouteObject } from 'react-router-dom';
import { savesData } from '@/ui/savesData';
import { linkAt } from './linkAt';

/** How long a pointer or the focus rests on a link before it counts as intent: passing over a menu does not. */
const REST_MS = 50;

/** Loads what an address needs, as the router will ask for it. A failure is told when somebody goes there. */
function fetchPage(routes: RouteObject[], basename: string, address: string): void {
  for (const { route } of matchRoutes(routes, address, basename) ?? [])
    if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
}

/**
 * Fetches the code of a page when somebody is about to go there: a pointer or the focus rests on its link, or a
 * finger or a button goes down on it. Each page once, and none where the visitor saves data.
 * @returns the way to stop
 */
export function fetchOnIntent(routes: RouteObject[], basename: string): () => void {
  const stop = new AbortController();
  const fetched = new Set([globalThis.location.pathname]);
  let resting: ReturnType<typeof setTimeout> | undefined;

  const fetchOnce = ({ pathname }: HTMLAnchorElement) => {
    if (fetched.has(pathname) || savesData()) return;
    fetched.add(pathname);
    fetchPage(routes, basename, pathname);
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

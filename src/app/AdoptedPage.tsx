import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkAt } from './linkAt';
import type { StandingPage } from './standingPage';

const BASE = import.meta.env.BASE_URL;

/** React leaves what is in such an element alone, also while it takes the page over. */
const AS_IT_STANDS = { __html: '' };

/** The address within the site that a plain click on a link leads to; null where the browser is to go there itself. */
function destination(event: MouseEvent): string | null {
  const link = linkAt(event);
  if (!link || link.hasAttribute('download') || event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const { pathname, search, hash } = link;
  const isOnThisPage = pathname === globalThis.location.pathname && search === globalThis.location.search;
  if (!pathname.startsWith(BASE) || (hash !== '' && isOnThisPage)) return null;
  return `/${pathname.slice(BASE.length)}${search}${hash}`;
}

/**
 * A page of words as it was delivered: its HTML stays, and neither its words nor the code that draws them are
 * loaded for it. Its links lead on within the site; who comes back finds it as it was.
 */
export function AdoptedPage({ page }: { readonly page: StandingPage }) {
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    if (!element.hasChildNodes()) element.append(...page.nodes);
    page.enliven?.(element);
  }, [page]);

  useEffect(() => {
    const stop = new AbortController();
    place.current?.addEventListener(
      'click',
      (event) => {
        const to = destination(event);
        if (to === null) return;
        event.preventDefault();
        void navigate(to);
      },
      { signal: stop.signal },
    );
    return () => {
      stop.abort();
    };
  }, [navigate]);

  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={page.canonical} />
      <div ref={place} data-standing="" dangerouslySetInnerHTML={AS_IT_STANDS} suppressHydrationWarning />
    </>
  );
}

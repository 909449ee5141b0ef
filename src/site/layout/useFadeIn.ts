import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const VISIBLE_SHARE = 0.1;
const BOTTOM_MARGIN_PX = 50;
const STAGGER_SECONDS = 0.1;

/**
 * Fades in elements with `data-fade-in` when a tenth of them is visible. Only elements below the fold are
 * hidden at first, so no visible text disappears; focus and printing show everything. An `island` may not
 * contain any, because that would change its HTML before hydration.
 */
export function useFadeIn(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const below = [...document.querySelectorAll<HTMLElement>('[data-fade-in]')].filter(
      (element) => element.getBoundingClientRect().top >= globalThis.innerHeight,
    );
    const reveal = (element: HTMLElement, order: number) => {
      element.style.setProperty('--fade-delay', `${String(order * STAGGER_SECONDS)}s`);
      element.dataset.fade = 'shown';
    };
    const revealAll = () => {
      for (const element of below) element.dataset.fade = 'shown';
    };
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.filter((entry) => entry.isIntersecting);
        for (const [order, { target }] of seen.entries()) {
          observer.unobserve(target);
          if (target instanceof HTMLElement) reveal(target, order);
        }
      },
      { threshold: VISIBLE_SHARE, rootMargin: `0px 0px -${String(BOTTOM_MARGIN_PX)}px 0px` },
    );
    for (const element of below) {
      element.dataset.fade = 'waiting';
      observer.observe(element);
    }
    const stop = new AbortController();
    globalThis.addEventListener('beforeprint', revealAll, { signal: stop.signal });
    globalThis.addEventListener('hashchange', revealAll, { signal: stop.signal });
    document.addEventListener(
      'focusin',
      ({ target }) => {
        const hidden =
          target instanceof Element ? target.closest<HTMLElement>('[data-fade="waiting"]') : null;
        if (hidden) hidden.dataset.fade = 'shown';
      },
      { signal: stop.signal },
    );
    return () => {
      observer.disconnect();
      stop.abort();
      revealAll();
    };
  }, [pathname]);
}

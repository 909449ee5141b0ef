import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { targetOf } from './fragment';

/**
 * Moves the focus to the heading of a page that was navigated to, so that screen readers announce the page; to the
 * target of the fragment where the link has one, also within a page. A fragment without the router is the browser's.
 */
export function useHeadingFocus(): void {
  const { pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef({ pathname, hash });
  useLayoutEffect(() => {
    const isSamePage = shown.current.pathname === pathname;
    if (isSamePage && shown.current.hash === hash) return;
    shown.current = { pathname, hash };
    if (isSamePage && (hash === '' || navigation === NavigationType.Pop)) return;
    const place = targetOf(hash) ?? (isSamePage ? null : document.querySelector('h1'));
    if (!place) return;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, [pathname, hash, navigation]);
}

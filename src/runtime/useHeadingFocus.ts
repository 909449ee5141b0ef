import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { fragmentTarget } from './fragment';

/**
 * After a navigation, focuses the page's heading so that screen readers announce it, or the target of the
 * fragment if there is one. The browser handles fragments that didn't go through the router.
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
    const place = fragmentTarget(hash) ?? (isSamePage ? null : document.querySelector('h1'));
    if (!place) return;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, [pathname, hash, navigation]);
}

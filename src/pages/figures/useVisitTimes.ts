import { useEffect, useRef, type RefObject } from 'react';
import { showVisitTimes } from './visitTimes';

/** The element in which what depends on the visitor's clock is filled in once the page is live. */
export function useVisitTimes<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (element.current) showVisitTimes(element.current);
  }, []);
  return element;
}

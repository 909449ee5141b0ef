import { useEffect, type RefObject } from 'react';

/**
 * Keeps the fields of a form while its page is in the back/forward cache. WebKit empties those with
 * `autocomplete="off"`.
 */
export function useFieldRestoration(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let kept: (() => void)[] = [];
    const keep = () => {
      kept = [...(form.current?.querySelectorAll('input') ?? [])].map((field) => {
        const { value, checked } = field;
        return () => {
          field.checked = checked;
          field.value = value;
        };
      });
    };
    const restore = ({ persisted }: PageTransitionEvent) => {
      if (persisted) for (const one of kept) one();
    };
    globalThis.addEventListener('pagehide', keep, { signal });
    globalThis.addEventListener('pageshow', restore, { signal });
    return () => stop.abort();
  }, [form]);
}

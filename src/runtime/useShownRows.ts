import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '@/ui/useHydrated';

/** How many rows an entry of the history shows; null where nobody asked for more. */
const shownIn = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'shown' in state && typeof state.shown === 'number'
    ? state.shown
    : null;

const controlsIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('a[href], button, input') ?? []),
];

/**
 * How many rows of a list are shown, kept in the entry of the history: Back shows as many again. Whoever asks for more
 * is led to the first of them, as the button may be gone.
 * @param list what holds the rows
 * @param step how many are shown at first, and come with each press
 */
export function useShownRows(list: RefObject<HTMLElement | null>, step: number) {
  const isLive = useHydrated();
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const known = useRef<ReadonlySet<HTMLElement> | null>(null);
  // The built page knows no history.
  const shown = isLive ? (shownIn(state) ?? step) : step;

  useLayoutEffect(() => {
    const before = known.current;
    known.current = null;
    if (before)
      controlsIn(list.current)
        .find((control) => !before.has(control))
        ?.focus();
  }, [list, shown]);

  return {
    shown,
    showMore: () => {
      known.current = new Set(controlsIn(list.current));
      void navigate(
        { search },
        {
          replace: true,
          preventScrollReset: true,
          state: { shown: shown + step },
        },
      );
    },
  };
}

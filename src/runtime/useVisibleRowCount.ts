import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '@/ui/useHydrated';

/** The number of rows shown in a history entry; null for the default. */
const shownIn = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'shown' in state && typeof state.shown === 'number'
    ? state.shown
    : null;

const controlsIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('a[href], button, input') ?? []),
];

/**
 * How many rows of a list are shown. The number is kept in the history entry, so that Back restores it.
 * Showing more moves the focus to the first new row, because the button may disappear.
 * @param list the element that contains the rows
 * @param step how many rows are shown at first, and added each time
 */
export function useVisibleRowCount(list: RefObject<HTMLElement | null>, step: number) {
  const isLive = useHydrated();
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const known = useRef<ReadonlySet<HTMLElement> | null>(null);
  // Prerendered pages have no history.
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

import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** The focused control, and its row if it was in one. */
interface FocusedRow {
  readonly element: Element;
  readonly rowId: string | undefined;
  readonly rowIndex: number;
  readonly action: string | undefined;
}

const rowsIn = (root: HTMLElement | null) => [...(root?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];

const actionIn = (row: HTMLElement | undefined, action: string | undefined) =>
  row?.querySelector<HTMLElement>(`[data-action="${action ?? ''}"]`);

/** Focuses an action in the row of this record; returns false if there is no such action. */
export function focusRow(root: HTMLElement | null, rowId: string | undefined, action: string): boolean {
  const control = actionIn(
    rowsIn(root).find((row) => row.dataset.row === rowId),
    action,
  );
  control?.focus();
  return control != null;
}

/**
 * Keeps the keyboard position: if the focused control is removed, the focus moves to the same action of its
 * row, or else of the row now in its place, or else to `fallback`.
 */
export function useFocusRestoration(
  root: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
): { readonly onFocus: (event: FocusEvent) => void; readonly onBlur: () => void } {
  const last = useRef<FocusedRow | null>(null);

  useLayoutEffect(() => {
    const lost = last.current;
    if (lost === null || lost.element.isConnected) return;
    last.current = null;
    const isElsewhere = (document.activeElement ?? document.body) !== document.body;
    if (isElsewhere) return;
    const rows = rowsIn(root.current);
    const row =
      rows.find(({ dataset }) => dataset.row === lost.rowId) ?? rows.at(lost.rowIndex) ?? rows.at(-1);
    const next = lost.rowId === undefined ? null : actionIn(row, lost.action);
    (next ?? fallback.current)?.focus();
  });

  return {
    onFocus: ({ target }) => {
      const row = target.closest<HTMLElement>('[data-row]');
      last.current = {
        element: target,
        rowId: row?.dataset.row,
        rowIndex: rowsIn(root.current).findIndex((other) => other === row),
        action: target.closest<HTMLElement>('[data-action]')?.dataset.action,
      };
    },
    // React fires blur when the user leaves the element, but not when the element is removed.
    onBlur: () => {
      last.current = null;
    },
  };
}

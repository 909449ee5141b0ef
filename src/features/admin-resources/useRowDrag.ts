import { useEffect, useState, type PointerEvent } from 'react';

interface Drag {
  readonly from: number;
  /** The row before which the dragged one would stand; the number of rows for the last place. */
  readonly before: number;
}

/** The row under whose upper half, or above which, a pointer is. */
function rowBelow(handle: Element, clientY: number): number {
  const rows = [...(handle.closest('tbody')?.rows ?? [])];
  const below = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return clientY < top + height / 2;
  });
  return below < 0 ? rows.length : below;
}

/**
 * Dragging rows by a handle, with mouse, pen or finger; Escape gives it up.
 * @param onDrop told of the row's place before and after, counted in the table
 */
export function useRowDrag(onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const isDragging = drag !== null;

  useEffect(() => {
    if (!isDragging) return;
    const giveUp = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDrag(null);
    };
    globalThis.addEventListener('keydown', giveUp);
    return () => {
      globalThis.removeEventListener('keydown', giveUp);
    };
  }, [isDragging]);

  return {
    drag,
    handleProps: (index: number) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        // Else the pointer would select text.
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: index, before: index });
      },
      onPointerMove: (event: PointerEvent) => {
        const before = rowBelow(event.currentTarget, event.clientY);
        setDrag((current) => current && { ...current, before });
      },
      onPointerUp: () => {
        if (drag) onDrop(drag.from, drag.before > drag.from ? drag.before - 1 : drag.before);
        setDrag(null);
      },
      onPointerCancel: () => {
        setDrag(null);
      },
    }),
  };
}

import { useEffect, useRef, useState, type PointerEvent } from 'react';

interface Drag {
  /** The ids of the rows when the dragged row was picked up */
  readonly order: string;
  readonly from: number;
  /** The row before which the dragged one would go; the number of rows for the last position. */
  readonly before: number;
}

/** The index of the first row whose middle is below the pointer; the number of rows if there is none. */
function rowBelow(handle: Element, clientY: number): number {
  const rows = [...(handle.closest('tbody')?.rows ?? [])];
  const below = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return clientY < top + height / 2;
  });
  return below < 0 ? rows.length : below;
}

/** The distance from the edge of the window at which scrolling starts, and the maximum scroll per frame, in px. */
const EDGE_PX = 72;
const MAX_SCROLL_PX = 16;

/** The scroll distance for a pointer at this height: faster the closer it is to the edge. */
function scrollFor(clientY: number): number {
  const above = EDGE_PX - clientY;
  const below = clientY - (globalThis.innerHeight - EDGE_PX);
  const share = Math.min(Math.max(above, below, 0) / EDGE_PX, 1);
  return Math.round(share * MAX_SCROLL_PX) * (above > below ? -1 : 1);
}

/**
 * Drags rows by a handle with mouse, pen or touch; Escape cancels, and so does a change in the order of the rows.
 * @param ids of the rows
 * @param onDrop receives the row's position before and after
 */
export function useRowDrag(ids: readonly string[], onDrop: (from: number, to: number) => void) {
  const [held, setDrag] = useState<Drag | null>(null);
  const order = ids.join(' ');
  const drag = held?.order === order ? held : null;
  const isDragging = drag !== null;
  const pointer = useRef<{ readonly handle: Element; readonly clientY: number } | null>(null);

  useEffect(() => {
    if (!isDragging) return;
    const giveUp = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDrag(null);
    };
    globalThis.addEventListener('keydown', giveUp);
    let frame = requestAnimationFrame(function scroll() {
      const at = pointer.current;
      const by = at && scrollFor(at.clientY);
      if (at && by) {
        globalThis.scrollBy({ top: by, behavior: 'instant' });
        const before = rowBelow(at.handle, at.clientY);
        setDrag((current) => current && { ...current, before });
      }
      frame = requestAnimationFrame(scroll);
    });
    return () => {
      cancelAnimationFrame(frame);
      pointer.current = null;
      globalThis.removeEventListener('keydown', giveUp);
    };
  }, [isDragging]);

  return {
    drag,
    handleProps: (index: number) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        // Prevents the pointer from selecting text.
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        pointer.current = null;
        setDrag({ order, from: index, before: index });
      },
      onPointerMove: (event: PointerEvent) => {
        pointer.current = { handle: event.currentTarget, clientY: event.clientY };
        const before = rowBelow(event.currentTarget, event.clientY);
        setDrag((current) => current && { ...current, before });
      },
      onPointerUp: () => {
        if (drag) onDrop(drag.from, drag.before > drag.from ? drag.before - 1 : drag.before);
        setDrag(null);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}

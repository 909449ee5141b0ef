import { useEffect, useRef, useState, type PointerEvent } from 'react';

interface Drag {
  readonly from: number;
  /** The row before which the dragged one would come; the number of rows for the last place. */
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

/** How near to an edge of the window the page scrolls along, and by how much at most with each frame, in pixels. */
const EDGE = 72;
const FASTEST = 16;

/** How far the page is to scroll for a pointer at this height: the nearer to the edge, the faster. */
function scrollFor(clientY: number): number {
  const above = EDGE - clientY;
  const below = clientY - (globalThis.innerHeight - EDGE);
  const share = Math.min(Math.max(above, below, 0) / EDGE, 1);
  return Math.round(share * FASTEST) * (above > below ? -1 : 1);
}

/**
 * Dragging rows by a handle, with mouse, pen or finger; Escape gives it up.
 * @param onDrop called with the row's place before and after, counted in the table
 */
export function useRowDrag(onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
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
        // Else the pointer would select text.
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        pointer.current = null;
        setDrag({ from: index, before: index });
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
      onPointerCancel: () => {
        setDrag(null);
      },
    }),
  };
}

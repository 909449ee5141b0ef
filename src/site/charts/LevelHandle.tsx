import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import styles from './PracticeChart.module.css';

interface LevelHandleProps {
  readonly label: string;
  readonly price: number;
  readonly lowest: number;
  readonly highest: number;
  readonly text: string;
  /** The centre of the handle as a fraction of the chart's height. */
  readonly place: number;
  /** The step of an arrow key, in points. */
  readonly step: number;
  /** Points per pixel, based on the scale when the drag began. */
  readonly pointsPerPixel: () => number;
  readonly onMove: (price: number) => void;
  readonly onApply: (() => void) | undefined;
  readonly onDrag: (isDragged: boolean) => void;
}

const SHIFT_STEP = 10;
const PAGE_STEP = 50;

function stepsOf({ key, shiftKey }: KeyboardEvent): number {
  if (key === 'ArrowUp') return shiftKey ? SHIFT_STEP : 1;
  if (key === 'ArrowDown') return shiftKey ? -SHIFT_STEP : -1;
  if (key === 'PageUp') return PAGE_STEP;
  return key === 'PageDown' ? -PAGE_STEP : 0;
}

/** A slider that moves a level by dragging or with the keys. Escape restores its last applied price. */
export function LevelHandle(props: LevelHandleProps) {
  const { label, price, lowest, highest, text, place, step, pointsPerPixel, onMove, onApply, onDrag } = props;
  const applied = useRef<number | null>(null);
  const drag = useRef<{ readonly y: number; readonly price: number; readonly points: number } | null>(null);

  const move = (to: number) => {
    applied.current ??= price;
    onMove(Math.max(1, Math.round(to)));
  };
  const apply = () => {
    applied.current = null;
    onApply?.();
  };
  const takeBack = () => {
    if (applied.current !== null) onMove(applied.current);
    applied.current = null;
  };
  const drop = () => {
    drag.current = null;
    onDrag(false);
  };

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={Math.min(lowest, price)}
      aria-valuemax={Math.max(highest, price)}
      aria-valuenow={price}
      aria-valuetext={text}
      className={styles.handle}
      style={{ insetBlockStart: `${String(place * 100)}%` }}
      onKeyDown={(event) => {
        const steps = stepsOf(event);
        if (steps !== 0) move(price + steps * step);
        else if (event.key === 'Enter') apply();
        else if (event.key === 'Escape' && applied.current !== null) takeBack();
        else return;
        event.preventDefault();
      }}
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { y: event.clientY, price, points: pointsPerPixel() };
        onDrag(true);
      }}
      onPointerMove={(event) => {
        if (!drag.current) return;
        const { y, price: from, points } = drag.current;
        move(from + (y - event.clientY) * points);
      }}
      onPointerUp={() => {
        if (!drag.current) return;
        drop();
        apply();
      }}
      onPointerCancel={() => {
        if (!drag.current) return;
        drop();
        takeBack();
      }}
    />
  );
}

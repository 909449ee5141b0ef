import type { ReactNode } from 'react';
import { decimal } from '@/content/format';
import { pricesOf, type MarkedChart } from '@/content/markedChart';
import { Candles } from './Candles';
import styles from './ChartDrawing.module.css';
import { markShapes, type Box } from './chartMarks';
import { HEIGHT, round, WIDTH, type ChartScale } from './chartScale';

interface ChartDrawingProps {
  readonly chart: MarkedChart;
  readonly scale: ChartScale;
  /** Less than the whole height where nothing is written below the candles. */
  readonly height?: number;
  /** The places of the plan's labels, which those of the marks keep clear of. */
  readonly taken?: readonly Box[];
  /** In words what is drawn, for people who do not see it. */
  readonly name: string;
  /** What lies behind the candles, and what lies over them. */
  readonly behind?: ReactNode;
  readonly children?: ReactNode;
}

/** What marks a place on a phone, where words are too small, and its words below; a letter is small enough as it is. */
const numberOf = (label: string, index: number) => (label.length > 1 ? String(index + 1) : undefined);

/** Candles with what is marked on them; on a phone the labels move into a list below. */
export function ChartDrawing({
  chart,
  scale,
  height = HEIGHT,
  taken = [],
  name,
  behind,
  children,
}: ChartDrawingProps) {
  const { candles, marks, decimals } = chart;
  const shapes = markShapes(marks, candles, scale, taken);
  return (
    <>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${String(WIDTH)} ${String(height)}`}
        role="img"
        aria-label={name}
      >
        <g className={styles.grid}>
          {[0.2, 0.4, 0.6, 0.8].map((share) => (
            <path key={share} d={`M0 ${String(round(height * share))}H${String(WIDTH)}`} />
          ))}
        </g>
        {behind}
        {shapes.map(({ label, band }) => band && <rect key={label} className={styles.band} {...band} />)}
        <Candles candles={candles} scale={scale} />
        <g className={styles.marks}>
          {shapes.map(({ label, path, text }, index) => (
            <g key={label}>
              {path !== undefined && <path d={path} />}
              <text x={text.x} y={text.y} textAnchor="middle">
                {label}
              </text>
              <text className={styles.sign} x={text.x} y={text.y} textAnchor="middle">
                {numberOf(label, index) ?? label}
              </text>
            </g>
          ))}
        </g>
        {children}
      </svg>
      {marks.length > 0 && (
        <ul className={styles.legend}>
          {marks.map((mark, index) => (
            <li key={mark.label} data-number={numberOf(mark.label, index)}>
              {`${mark.label} ${pricesOf(mark, candles)
                .map((price) => decimal(price, decimals))
                .join('-')}`}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

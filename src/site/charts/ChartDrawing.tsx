import type { ReactNode } from 'react';
import { decimal } from '@/content/format';
import { pricesOf, type MarkedChart } from '@/content/markedChart';
import { Candles } from '@/charts/Candles';
import styles from './ChartDrawing.module.css';
import { markShapes, type LabelBox } from './chartMarks';
import { CHART_HEIGHT, roundToTenth, CHART_WIDTH, type ChartScale } from '@/charts/chartScale';

interface ChartDrawingProps {
  readonly chart: MarkedChart;
  readonly scale: ChartScale;
  /** The boxes of the plan's labels, which other labels avoid. */
  readonly taken?: readonly LabelBox[];
  /** A description for screen readers. */
  readonly name: string;
  /** What is drawn behind and in front of the candles. */
  readonly behind?: ReactNode;
  readonly children?: ReactNode;
}

/** The height below the candles, which is needed only if a plan is drawn. */
const NOTE_HEIGHT = 48;

/** On phones a number marks the place, and the label is listed below. A one-letter label is drawn as it is. */
const numberOf = (label: string, index: number) => (label.length > 1 ? String(index + 1) : undefined);

/** A candlestick chart with marks. On phones the labels move into a list below. */
export function ChartDrawing(props: ChartDrawingProps) {
  const { chart, scale, taken = [], name, behind, children } = props;
  const { candles, marks, decimals } = chart;
  const height = children === undefined ? CHART_HEIGHT - NOTE_HEIGHT : CHART_HEIGHT;
  const shapes = markShapes(marks, candles, scale, taken);
  return (
    <>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${String(CHART_WIDTH)} ${String(height)}`}
        role="img"
        aria-label={name}
      >
        <g className={styles.grid}>
          {[0.2, 0.4, 0.6, 0.8].map((share) => (
            <path key={share} d={`M0 ${String(roundToTenth(height * share))}H${String(CHART_WIDTH)}`} />
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

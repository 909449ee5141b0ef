import type { PracticeName } from '@/domain/practice/marketSpecs';
import type { TimedCandle } from '@/domain/practice/timedCandles';
import { Candles } from '@/charts/Candles';
import { chartSummary } from './chartReading';
import { CandleReading } from './PracticeChart';
import styles from './PracticeChart.module.css';
import { priceLines } from './practiceAxes';
import { priceText } from './practiceFigures';
import { AXIS_WIDTH, chartLayout, sizeForWidth } from './practiceLayout';

interface StillChartProps {
  /** Such as `EUR/USD, 4-hour candles`. */
  readonly name: string;
  /** Shown where a second chart is next to it. */
  readonly caption: string;
  /** Bid prices in points, oldest first; the chart shows the latest ones. */
  readonly candles: readonly TimedCandle[];
  readonly instrument: PracticeName;
  readonly first?: number;
}

/** The two widths for which a chart is drawn; the page stretches the candles to its own width. */
const WIDTHS = { narrow: 358, wide: 640 };

/** A practice chart as a picture, with the size of the live chart and its candles in the same places. */
export function StillChart({ name, caption, candles, instrument, first = -Infinity }: StillChartProps) {
  const read = candles.at(-1);
  return (
    <div className={styles.chart}>
      <p className={styles.caption}>{caption}</p>
      {read && <CandleReading candle={read} instrument={instrument} />}
      <div className={styles.still}>
        {(['narrow', 'wide'] as const).map((size) => {
          const width = WIDTHS[size];
          const shown = candles.slice(-sizeForWidth(width).slots).filter(({ start }) => start >= first);
          const layout = chartLayout(shown, [], width, null);
          const { height, right, scale } = layout;
          const lines = priceLines(layout.lowest, layout.highest).map((points) => ({
            points,
            y: scale.y(points),
          }));
          return (
            <div key={size} className={styles[size]}>
              <svg
                viewBox={`0 0 ${String(right)} ${String(height)}`}
                height={height}
                preserveAspectRatio="none"
                role="img"
                aria-label={chartSummary({ name, instrument, shown, levels: [], bands: [] })}
              >
                <g className={styles.axes}>
                  {lines.map(({ points, y }) => (
                    <path key={points} d={`M0 ${String(y)}H${String(right)}`} />
                  ))}
                </g>
                <Candles candles={shown} scale={scale} />
              </svg>
              <svg width={AXIS_WIDTH} height={height} aria-hidden="true">
                <g className={styles.axes}>
                  {lines.map(({ points, y }) => (
                    <text key={points} x={AXIS_WIDTH - 8} y={y + 4} textAnchor="end">
                      {priceText(instrument, points)}
                    </text>
                  ))}
                </g>
              </svg>
            </div>
          );
        })}
      </div>
    </div>
  );
}

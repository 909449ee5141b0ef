import type { Figure } from '@/content/figure';
import { decimal } from '@/content/format';
import { roundToTenth } from '@/charts/chartScale';
import { spaceOutLabels } from '@/charts/spaceOutLabels';
import { NumberedLegend } from './NumberedLegend';
import styles from './figures.module.css';

const WIDTH = 420;
const HEIGHT = 250;
const LEFT = 66;
const RIGHT = 34;
const TOP = 30;
const BOTTOM = 34;
const BADGE_RADIUS = 10;
const BADGE_HEIGHT = 2 * BADGE_RADIUS + 2;
const DASHES = ['none', '8 5', '2 5', '12 4 2 4'];

/** A line chart with equally spaced values, each line with its last value. */
export function LineChartFigure({ figure }: { readonly figure: Extract<Figure, { kind: 'lineChart' }> }) {
  const { series, decimals, xLabel, yLabel } = figure;
  const values = series.flatMap((line) => line.values);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const longest = Math.max(...series.map((line) => line.values.length));
  const x = (index: number) =>
    roundToTenth(LEFT + (index / Math.max(1, longest - 1)) * (WIDTH - LEFT - RIGHT));
  const y = (value: number) =>
    roundToTenth(TOP + ((highest - value) / (highest - lowest || 1)) * (HEIGHT - TOP - BOTTOM));
  const places = spaceOutLabels(
    series.map((line) => y(line.values.at(-1) ?? lowest)),
    BADGE_HEIGHT,
    y(lowest) + BADGE_HEIGHT / 2,
  );
  return (
    <>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
        role="img"
        aria-label={figure.description}
      >
        <path
          className={styles.axis}
          d={`M${String(LEFT)} ${String(TOP)}V${String(HEIGHT - BOTTOM)}H${String(WIDTH - RIGHT)}`}
        />
        {[...new Set([highest, lowest])].map((value) => (
          <text key={value} x={LEFT - 8} y={y(value)} textAnchor="end" dominantBaseline="central">
            {decimal(value, decimals)}
          </text>
        ))}
        <text x={LEFT} y={14}>
          {yLabel}
        </text>
        <text x={WIDTH - RIGHT} y={HEIGHT - 8} textAnchor="end">
          {xLabel}
        </text>
        {series.map((line, index) => (
          <polyline
            key={line.label}
            className={styles.series}
            strokeDasharray={DASHES[index % DASHES.length]}
            points={line.values.map((value, step) => `${String(x(step))},${String(y(value))}`).join(' ')}
          />
        ))}
        {series.map((line, index) => {
          const badge = { x: x(line.values.length - 1) + BADGE_RADIUS + 4, y: places[index] };
          return (
            <g key={line.label}>
              <circle className={styles.badge} cx={badge.x} cy={badge.y} r={BADGE_RADIUS} />
              <text className={styles.badgeText} {...badge} textAnchor="middle" dominantBaseline="central">
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <NumberedLegend labels={series.map(({ label }) => label)} />
    </>
  );
}

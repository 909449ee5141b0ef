import type { Figure } from '@/content/figure';
import { decimal } from '@/content/format';
import { roundToTenth } from '@/charts/chartScale';
import { NumberedLegend } from './NumberedLegend';
import styles from './figures.module.css';

const WIDTH = 420;
const HEIGHT = 240;
const MARGIN = 24;
/** The distance that keeps the labels of two prices apart. */
const MIN_LINE_GAP = 26;
const AXIS = 90;
/** The x of the last bracket, at the far right with room for its badge. */
const LAST_BRACKET = 390;
const BRACKET_STEP = 44;
const BADGE_RADIUS = 11;

/** Heights of the prices, highest first: to scale, but at least a line apart. */
function heights(prices: readonly number[]): ReadonlyMap<number, number> {
  const sorted = [...new Set(prices)].toSorted((a, b) => b - a);
  const [highest = 0, lowest = highest] = [sorted[0], sorted.at(-1)];
  const room = HEIGHT - 2 * MARGIN;
  const free = room - MIN_LINE_GAP * (sorted.length - 1);
  return new Map(
    sorted.map((price, index) => {
      const share = highest === lowest ? 0 : (highest - price) / (highest - lowest);
      return [price, roundToTenth(MARGIN + index * MIN_LINE_GAP + share * free)] as const;
    }),
  );
}

/** Prices on a vertical scale, with numbered distances. */
export function PriceScaleFigure({ figure }: { readonly figure: Extract<Figure, { kind: 'priceScale' }> }) {
  const y = heights([
    ...figure.prices.map(({ price }) => price),
    ...figure.distances.flatMap(({ from, to }) => [from, to]),
  ]);
  const at = (price: number) => y.get(price) ?? MARGIN;
  return (
    <>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
        role="img"
        aria-label={figure.description}
      >
        <path className={styles.axis} d={`M${String(AXIS)} 6V${String(HEIGHT - 6)}`} />
        {figure.prices.map(({ price, label }) => (
          <g key={label}>
            <path className={styles.line} d={`M${String(AXIS - 6)} ${String(at(price))}H${String(WIDTH)}`} />
            <text x={AXIS - 12} y={at(price)} textAnchor="end" dominantBaseline="central">
              {decimal(price, figure.decimals)}
            </text>
            <text x={AXIS + 10} y={at(price) - 8}>
              {label}
            </text>
          </g>
        ))}
        {figure.distances.map(({ from, to, label }, index) => {
          const x = LAST_BRACKET - (figure.distances.length - 1 - index) * BRACKET_STEP;
          const middle = (at(from) + at(to)) / 2;
          return (
            <g key={label}>
              <path
                className={styles.bracket}
                d={`M${String(x - 6)} ${String(at(from))}h6V${String(at(to))}h-6`}
              />
              <circle className={styles.badge} cx={x + BADGE_RADIUS + 4} cy={middle} r={BADGE_RADIUS} />
              <text
                className={styles.badgeText}
                x={x + BADGE_RADIUS + 4}
                y={middle}
                textAnchor="middle"
                dominantBaseline="central"
              >
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
      {figure.distances.length > 0 && <NumberedLegend labels={figure.distances.map(({ label }) => label)} />}
    </>
  );
}

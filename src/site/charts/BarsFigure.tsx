import styles from './BarsFigure.module.css';

interface Bar {
  readonly label: string;
  readonly value: number;
  readonly text: string;
}

const WIDTH = 480;
const ROW_HEIGHT = 34;
const MIN_LABEL_WIDTH = 70;
const CHARACTER_WIDTH = 8.5;
const MIN_TEXT_WIDTH = 90;
const GAP = 10;

interface BarsFigureProps {
  readonly name: string;
  readonly bars: readonly Bar[];
  /** The value that fills the drawing, for bars that change; the largest value by default. */
  readonly longest?: number;
}

export function BarsFigure({
  name,
  bars,
  longest = Math.max(...bars.map(({ value }) => value)),
}: BarsFigureProps) {
  const labelWidth = Math.max(MIN_LABEL_WIDTH, ...bars.map(({ label }) => label.length * CHARACTER_WIDTH));
  const textWidth = Math.max(MIN_TEXT_WIDTH, ...bars.map(({ text }) => GAP + text.length * CHARACTER_WIDTH));
  const room = WIDTH - labelWidth - textWidth;
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${String(WIDTH)} ${String(bars.length * ROW_HEIGHT)}`}
      role="img"
      aria-label={`${name}, as bars: ${bars.map(({ label, text }) => `${label}: ${text}`).join(', ')}.`}
    >
      {bars.map(({ label, value, text }, row) => {
        const length = Math.max(2, Math.round((value / longest) * room));
        const middle = row * ROW_HEIGHT + ROW_HEIGHT / 2;
        return (
          <g key={label}>
            <text className={styles.label} x="0" y={middle} dominantBaseline="central">
              {label}
            </text>
            <rect x={labelWidth} y={row * ROW_HEIGHT + 7} width={length} height={ROW_HEIGHT - 14} rx="4" />
            <text x={labelWidth + length + GAP} y={middle} dominantBaseline="central">
              {text}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

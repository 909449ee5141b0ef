import type { Totals } from '@/domain/signals/figures';
import { percent, verticalScale } from './plot';
import { ResultFigure } from './ResultFigure';
import shared from './ResultFigure.module.css';
import styles from './RunningTotal.module.css';

interface RunningSumProps {
  readonly title: string;
  /** What the drawing shows, such as `Running total of R over 16 closed signals`. */
  readonly what: string;
  readonly totals: Totals;
  readonly results: readonly number[];
  /** Formats a result or total with its sign, such as `+1.15R`. */
  readonly format: (value: number) => string;
  /** A shorter form, shown next to the plot. */
  readonly label?: (value: number) => string;
}

/** More dots than this would cover the line. */
const MAX_DOTS = 40;
/** Nobody would read a longer table. */
const MAX_ROWS = 200;

/** A running total as a step line with its maximum drawdown shaded, and a table below. */
export function RunningTotal({ title, what, totals, results, format, label = format }: RunningSumProps) {
  const { running, highest, drawdown, drawdownBetween, total } = totals;
  const values = [0, ...running];
  const { top, bottom, down } = verticalScale(values);
  const y = (value: number) => percent(down(value));
  const x = (index: number) => percent(index / Math.max(results.length, 1));
  const line = running.map((value, index) => `H${String(index + 1)}V${String(top - value)}`);
  const [from, to] = drawdownBetween ?? [0, 0];
  const fall =
    drawdownBetween === null
      ? 'it never fell'
      : `maximum drawdown ${format(-drawdown).slice(1)} between ${String(from)} and ${String(to)}`;
  const name = `${what}: ends at ${format(total)}, highest ${format(highest.value)} after ${String(highest.after)}, ${fall}.`;
  return (
    <ResultFigure
      title={title}
      name={name}
      columns={['After', 'Result', 'Sum']}
      rows={(results.length > MAX_ROWS ? [] : results).map((result, index) => [
        String(index + 1),
        format(result),
        format(running[index] ?? 0),
      ])}
    >
      {drawdownBetween && (
        <rect
          className={styles.fall}
          x={x(from)}
          y={y(values[from] ?? 0)}
          width={x(to - from)}
          height={percent(down(values[to] ?? 0) - down(values[from] ?? 0))}
        />
      )}
      <line className={shared.axis} x2="100%" y1={y(0)} y2={y(0)} />
      <svg
        viewBox={`0 0 ${String(Math.max(results.length, 1))} ${String(Math.max(top - bottom, 1))}`}
        preserveAspectRatio="none"
        overflow="visible"
      >
        <path className={styles.line} d={`M0 ${String(top)}${line.join('')}`} />
      </svg>
      {(results.length > MAX_DOTS ? [] : results).map((result, index) => (
        <circle
          key={index}
          className={result > 0 ? styles.win : result < 0 ? styles.loss : styles.flat}
          cx={x(index + 1)}
          cy={y(running[index] ?? 0)}
          r="4.5"
        />
      ))}
      <g className={shared.labels}>
        <text x="-10" y={y(0)} dy="5" textAnchor="end">
          0
        </text>
        <text x="-10" y={y(top)} dy="5" textAnchor="end">
          {top === 0 ? '' : label(top)}
        </text>
        <text className={styles.end} x="100%" y={y(total)} dx="12" dy="5">
          {label(total)}
        </text>
      </g>
    </ResultFigure>
  );
}

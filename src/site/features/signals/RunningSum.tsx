import { useId } from 'react';
import type { Totals } from '@/domain/signals/figures';
import { formatR } from '@/domain/signals/results';
import shared from './drawing.module.css';
import styles from './RunningSum.module.css';

const WIDTH = 640;
const HEIGHT = 260;
const EDGE = 26;
/** Space for the highest value on the left and the last one on the right, wide enough on phones. */
const LEFT = 116;
const RIGHT = 136;

interface RunningSumProps {
  readonly totals: Totals;
  readonly results: readonly number[];
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The running total of R as a step line with its maximum drawdown shaded, and a table below. */
export function RunningSum({ totals, results }: RunningSumProps) {
  const id = useId();
  const { running, highest, drawdown, drawdownBetween, total } = totals;
  const values = [0, ...running];
  const top = Math.max(...values);
  const bottom = Math.min(...values);
  const scale = (HEIGHT - 2 * EDGE) / Math.max(top - bottom, 1);
  const y = (value: number) => round(EDGE + (top - value) * scale);
  const x = (index: number) => round(LEFT + (index / Math.max(results.length, 1)) * (WIDTH - LEFT - RIGHT));
  const line = values
    .map((value, index) =>
      index === 0 ? `M${String(x(0))} ${String(y(0))}` : `H${String(x(index))}V${String(y(value))}`,
    )
    .join('');
  const [from, to] = drawdownBetween ?? [0, 0];
  const fall =
    drawdownBetween === null
      ? 'it never fell'
      : `maximum drawdown ${formatR(-drawdown).slice(1)} between ${String(from)} and ${String(to)}`;
  const name = `Sum of R over ${results.length === 1 ? 'the one closed signal' : `${String(results.length)} closed signals`}: ends at ${formatR(total)}, highest ${formatR(highest.value)} after ${String(highest.after)}, ${fall}.`;
  return (
    <figure className={shared.figure} aria-labelledby={id}>
      <figcaption id={id} className={shared.title}>
        Sum of results, signal by signal
      </figcaption>
      <svg
        className={shared.chart}
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
        role="img"
        aria-label={name}
      >
        {drawdownBetween && (
          <rect
            className={styles.fall}
            x={x(from)}
            y={y(values[from] ?? 0)}
            width={round(x(to) - x(from))}
            height={round(y(values[to] ?? 0) - y(values[from] ?? 0))}
          />
        )}
        <path className={shared.axis} d={`M${String(LEFT)} ${String(y(0))}H${String(WIDTH - RIGHT)}`} />
        <path className={styles.line} d={line} />
        {results.map((result, index) => (
          <circle
            key={index}
            className={result > 0 ? styles.win : result < 0 ? styles.loss : styles.flat}
            cx={x(index + 1)}
            cy={y(running[index] ?? 0)}
            r="4.5"
          />
        ))}
        <g className={shared.labels}>
          <text x={LEFT - 8} y={y(0) + 5} textAnchor="end">
            0
          </text>
          <text x={LEFT - 8} y={y(top) + 5} textAnchor="end">
            {top === 0 ? '' : formatR(top)}
          </text>
          <text className={styles.end} x={WIDTH - RIGHT + 12} y={y(total) + 5}>
            {formatR(total)}
          </text>
        </g>
      </svg>
      <details className={shared.details}>
        <summary>The same as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">After</th>
              <th scope="col">Result</th>
              <th scope="col">Sum</th>
            </tr>
          </thead>
          <tbody>
            {results.map((result, index) => (
              <tr key={index}>
                <td>{index + 1}</td>
                <td>{formatR(result)}</td>
                <td>{formatR(running[index] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

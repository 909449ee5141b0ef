import { useId } from 'react';
import { areTooFew, distributionOf } from '@/domain/signals/figures';
import { inR } from '@/domain/signals/results';
import styles from './Distribution.module.css';
import shared from './drawing.module.css';

const WIDTH = 640;
const HEIGHT = 260;
const EDGE = 26;

interface Bar {
  readonly name: string;
  /** In hundredths of R for a bar a trade, a count for bins. */
  readonly value: number;
  readonly isLoss: boolean;
}

const signOf = (hundredths: number) => (hundredths > 0 ? '+' : hundredths < 0 ? '−' : '');

/** `−1.0R` for a bin, the first of which holds everything below too. */
const binName = (centre: number, index: number): string =>
  index === 0 ? 'below −1.25R' : `${signOf(centre)}${Math.abs(centre / 100).toFixed(1)}R`;

const round = (value: number) => Math.round(value * 10) / 10;

/** How the results are spread: a bar a trade while they are few, counts of half an R from 30 on; as a table below. */
export function Distribution({ results }: { readonly results: readonly number[] }) {
  const id = useId();
  const areFew = areTooFew(results.length);
  const bars: Bar[] = areFew
    ? results.map((result, index) => ({ name: String(index + 1), value: result, isLoss: result < 0 }))
    : distributionOf(results).map(({ centre, count }, index) => ({
        name: binName(centre, index),
        value: count,
        isLoss: centre < 0,
      }));
  const top = Math.max(0, ...bars.map(({ value }) => value));
  const bottom = Math.min(0, ...bars.map(({ value }) => value));
  const scale = (HEIGHT - 2 * EDGE) / Math.max(top - bottom, 1);
  const y = (value: number) => round(EDGE + (top - value) * scale);
  const step = (WIDTH - 2 * EDGE) / Math.max(bars.length, 1);
  const shown = (value: number) => (areFew ? inR(value) : String(value));
  const name = areFew
    ? `Results of ${String(results.length)} closed signals in order: ${results.map(inR).join(', ')}.`
    : `How ${String(results.length)} results are spread: ${bars
        .filter(({ value }) => value > 0)
        .map((bar) => `${String(bar.value)} at ${bar.name}`)
        .join(', ')}.`;
  return (
    <figure className={shared.figure} aria-labelledby={id}>
      <figcaption id={id} className={shared.title}>
        {areFew ? 'Every result, one bar each' : 'How the results are spread'}
      </figcaption>
      <svg
        className={shared.chart}
        viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`}
        role="img"
        aria-label={name}
      >
        {bars.map((bar, index) => (
          <rect
            key={bar.name}
            className={bar.isLoss ? styles.loss : styles.gain}
            x={round(EDGE + step * index + step * 0.18)}
            y={y(Math.max(bar.value, 0))}
            width={round(step * 0.64)}
            height={Math.max(1.5, round(Math.abs(bar.value) * scale))}
          />
        ))}
        <path className={shared.axis} d={`M${String(EDGE)} ${String(y(0))}H${String(WIDTH - EDGE)}`} />
      </svg>
      <details className={shared.details}>
        <summary>The same as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{areFew ? 'Trade' : 'Result'}</th>
              <th scope="col">{areFew ? 'Result' : 'How often'}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.name}>
                <td>{bar.name}</td>
                <td>{shown(bar.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

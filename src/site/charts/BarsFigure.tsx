import { Fragment } from 'react';
import styles from './BarsFigure.module.css';

interface BarsFigureProps {
  readonly name: string;
  readonly bars: readonly { readonly label: string; readonly value: number; readonly text: string }[];
  /** The value that fills the drawing, for bars that change; the largest value by default. */
  readonly longest?: number;
}

const HEIGHT = 20;
const MIN_PERCENT = 0.5;

export function BarsFigure({
  name,
  bars,
  longest = Math.max(...bars.map(({ value }) => value)),
}: BarsFigureProps) {
  const percent = (value: number) => Math.max(MIN_PERCENT, Math.round((1000 * value) / longest) / 10);
  return (
    <div
      className={styles.bars}
      role="img"
      aria-label={`${name}, as bars: ${bars.map(({ label, text }) => `${label}: ${text}`).join(', ')}.`}
    >
      {bars.map(({ label, value, text }) => (
        <Fragment key={label}>
          <span className={styles.label}>{label}</span>
          <svg width="100%" height={HEIGHT}>
            <rect width={`${String(percent(value))}%`} height={HEIGHT} rx="4" />
          </svg>
          <strong>{text}</strong>
        </Fragment>
      ))}
    </div>
  );
}

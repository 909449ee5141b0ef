import styles from './BarList.module.css';

interface BarListProps {
  readonly bars: readonly {
    readonly label: string;
    readonly count: number;
    readonly note?: string;
  }[];
  /** The count that fills the whole bar. */
  readonly of: number;
}

export function BarList({ bars, of }: BarListProps) {
  return (
    <ul className={styles.bars}>
      {bars.map(({ label, count, note = '' }) => (
        <li key={label}>
          <span>{label}</span> <strong>{count}</strong>
          <svg className={styles.track} aria-hidden="true" width="100%" height="8">
            <rect
              className={styles.bar}
              width={`${String((count / Math.max(1, of)) * 100)}%`}
              height="8"
              rx="4"
            />
          </svg>
          <small className={styles.note}>{note}</small>
        </li>
      ))}
    </ul>
  );
}

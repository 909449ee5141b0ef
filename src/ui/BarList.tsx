import styles from './BarList.module.css';

interface BarListProps {
  readonly bars: readonly { readonly label: string; readonly count: number }[];
}

/** A list of counts, each with a bar scaled to the largest. */
export function BarList({ bars }: BarListProps) {
  const largest = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <ul className={styles.bars}>
      {bars.map(({ label, count }) => (
        <li key={label}>
          <span>{label}</span> <strong>{count}</strong>
          <svg className={styles.track} aria-hidden="true" width="100%" height="8">
            <rect className={styles.bar} width={`${String((count / largest) * 100)}%`} height="8" rx="4" />
          </svg>
        </li>
      ))}
    </ul>
  );
}

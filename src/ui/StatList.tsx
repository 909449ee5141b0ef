import type { ReactNode } from 'react';
import styles from './StatList.module.css';

interface StatListProps {
  readonly rows: readonly {
    readonly term: string;
    readonly text: ReactNode;
    /** Colours a profit or loss, in addition to its sign. */
    readonly tone?: 'gain' | 'loss';
  }[];
}

/** Figures side by side, each with its label. Missing figures are left out. */
export function StatList({ rows }: StatListProps) {
  return (
    <dl className={styles.figures}>
      {rows
        .filter((row) => row.text !== '' && row.text !== false)
        .map((row) => (
          <div key={row.term}>
            <dt>{row.term}</dt>
            <dd className={row.tone && styles[row.tone]}>{row.text}</dd>
          </div>
        ))}
    </dl>
  );
}

import type { ReactNode } from 'react';
import styles from './StatList.module.css';

interface StatListProps {
  readonly rows: readonly {
    readonly term: string;
    readonly text: ReactNode;
    /** Of money that would come or go, which has its own colour; its sign says the same. */
    readonly tone?: 'gain' | 'loss';
  }[];
}

/** A few figures side by side, each under its name; figures that are not given are left out. */
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

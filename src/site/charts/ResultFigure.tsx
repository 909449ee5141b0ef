import { useId, type ReactNode } from 'react';
import { Table } from '@/ui/Table';
import styles from './ResultFigure.module.css';

interface ResultFigureProps {
  readonly title: string;
  readonly name: string;
  /** The same figures as a table, which is left out if it has no rows. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly children: ReactNode;
}

export function ResultFigure({ title, name, columns, rows, children }: ResultFigureProps) {
  const id = useId();
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption id={id} className={styles.title}>
        {title}
      </figcaption>
      <div className={styles.chart}>
        <svg className={styles.plot} role="img" aria-label={name}>
          {children}
        </svg>
      </div>
      {rows.length > 0 && (
        <details className={styles.details}>
          <summary>Show as a table</summary>
          <Table columns={columns} rows={rows} />
        </details>
      )}
    </figure>
  );
}

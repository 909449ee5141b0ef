import type { ReactNode } from 'react';
import { Table } from '@/ui/Table';
import styles from './PracticeAccount.module.css';

interface FigureTableProps {
  readonly summary: string;
  readonly head: readonly string[];
  /** The first cell of each row is its header. */
  readonly rows: readonly (readonly string[])[];
  readonly children?: ReactNode;
}

/** A collapsible table, which is open in print. */
export function FigureTable({ summary, head, rows, children }: FigureTableProps) {
  return (
    <details className={styles.figures}>
      <summary>{summary}</summary>
      {children}
      <Table columns={head} rows={rows} />
    </details>
  );
}

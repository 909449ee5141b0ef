import type { ReactNode } from 'react';
import styles from './PracticeAccount.module.css';

interface FigureTableProps {
  readonly summary: string;
  readonly head: readonly string[];
  /** The first cell of each row is its header. */
  readonly rows: readonly (readonly string[])[];
  /** Drawn above the table. */
  readonly children?: ReactNode;
}

/** A collapsible table, which is open in print. */
export function FigureTable({ summary, head, rows, children }: FigureTableProps) {
  return (
    <details className={styles.figures}>
      <summary>{summary}</summary>
      {children}
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {figures.map((figure, index) => (
                <td key={head[index + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

import type { ReactNode } from 'react';

interface TableProps {
  /** The headings; '' for a column of names without one. */
  readonly columns: readonly string[];
  /** The first cell of each row is its header. */
  readonly rows: readonly (readonly ReactNode[])[];
  readonly caption?: ReactNode;
  /** The index of the row that the page has reached. */
  readonly current?: number;
  readonly className?: string | undefined;
}

/** A table of figures. Each cell states its column, for styles that stack the cells of a row. */
export function Table({ columns, rows, caption, current, className }: TableProps) {
  return (
    <table className={className}>
      {caption}
      <thead>
        <tr>
          {columns.map((column) =>
            column === '' ? (
              <td key={column} />
            ) : (
              <th key={column} scope="col">
                {column}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row} aria-current={row === current ? 'step' : undefined}>
            <th scope="row" data-label={columns[0]}>
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={index} data-label={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

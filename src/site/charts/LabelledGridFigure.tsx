import type { Figure } from '@/content/figure';
import { Scroller } from '@/ui/Scroller';
import { NumberedLegend } from './NumberedLegend';
import styles from './figures.module.css';

/** A screen or document as a grid, with numbers that a legend explains. */
export function LabelledGridFigure({
  figure,
}: {
  readonly figure: Extract<Figure, { kind: 'labelledGrid' }>;
}) {
  const numberAt = (row: number, column: number) =>
    figure.labels.findIndex((label) => label.row === row && label.column === column) + 1;
  return (
    <>
      <Scroller label={figure.caption}>
        <table className={styles.grid}>
          <tbody>
            {figure.cells.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={column}>
                    <span>{cell}</span>
                    {numberAt(row, column) > 0 && (
                      <span className={styles.number}>{numberAt(row, column)}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <NumberedLegend labels={figure.labels.map(({ text }) => text)} />
    </>
  );
}

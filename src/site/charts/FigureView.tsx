import type { Figure } from '@/content/figure';
import { Scroller } from '@/ui/Scroller';
import { BarsFigure } from './BarsFigure';
import { LineChartFigure } from './LineChartFigure';
import { NumberedLegend } from './NumberedLegend';
import { PriceScaleFigure } from './PriceScaleFigure';
import styles from './figures.module.css';

/** Boxes joined by arrows, in a row if there is space. */
function FlowFigure({ boxes }: Pick<Extract<Figure, { kind: 'flow' }>, 'boxes'>) {
  return (
    <ol className={styles.flow}>
      {boxes.map(({ title, text }) => (
        <li key={title}>
          <strong>{title}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

/** A screen or document as a grid, with numbers explained in a legend. */
function LabelledGridFigure({ figure }: { readonly figure: Extract<Figure, { kind: 'labelledGrid' }> }) {
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

function Drawing({ figure }: { readonly figure: Figure }) {
  switch (figure.kind) {
    case 'bars':
      return <BarsFigure name={figure.caption} bars={figure.bars} />;
    case 'flow':
      return <FlowFigure boxes={figure.boxes} />;
    case 'labelledGrid':
      return <LabelledGridFigure figure={figure} />;
    case 'lineChart':
      return <LineChartFigure figure={figure} />;
    case 'priceScale':
      return <PriceScaleFigure figure={figure} />;
    default:
      return figure satisfies never;
  }
}

export default function FigureView({ section }: { readonly section: { readonly figure: Figure } }) {
  return (
    <figure className={styles.figure}>
      <Drawing figure={section.figure} />
      <figcaption className={styles.caption}>{section.figure.caption}</figcaption>
    </figure>
  );
}

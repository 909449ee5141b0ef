import type { Figure } from '@/content/figure';
import { BarsFigure } from './BarsFigure';
import { LabelledGridFigure } from './LabelledGridFigure';
import { LineChartFigure } from './LineChartFigure';
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

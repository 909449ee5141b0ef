import type { Figure } from '@/content/figure';
import styles from './figures.module.css';

/** Boxes joined by arrows, in a row if there is space. */
export function FlowFigure({ boxes }: Pick<Extract<Figure, { kind: 'flow' }>, 'boxes'>) {
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

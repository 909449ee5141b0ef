import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

interface DescriptionListProps {
  readonly rows: readonly { readonly term: ReactNode; readonly text: ReactNode }[];
}

/** A description list with a rule between rows. */
export function DescriptionList({ rows }: DescriptionListProps) {
  return (
    <dl className={styles.definitions}>
      {rows.map(({ term, text }, index) => (
        <div key={index}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

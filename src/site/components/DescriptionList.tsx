import type { ReactNode } from 'react';
import styles from './DescriptionList.module.css';

interface DescriptionListProps {
  readonly rows: readonly { readonly term: ReactNode; readonly text: ReactNode }[];
  /** A different style; by default, there is a rule between rows. */
  readonly className?: string | undefined;
}

export function DescriptionList({ rows, className = styles.definitions }: DescriptionListProps) {
  return (
    <dl className={className}>
      {rows.map(({ term, text }, index) => (
        <div key={index}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

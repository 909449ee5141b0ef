import type { ReactNode } from 'react';
import styles from './Definitions.module.css';

interface DefinitionsProps {
  readonly rows: readonly { readonly term: string; readonly text: ReactNode }[];
}

/** Terms and what is to be said of them, as ruled rows. */
export function Definitions({ rows }: DefinitionsProps) {
  return (
    <dl className={styles.definitions}>
      {rows.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';
import { Text } from './Text';
import styles from './DescriptionList.module.css';

interface DescriptionListProps {
  readonly rows: readonly { readonly term: string; readonly text: ReactNode }[];
}

/** Terms and what is to be said of them, as ruled rows. */
export function DescriptionList({ rows }: DescriptionListProps) {
  return (
    <dl className={styles.definitions}>
      {rows.map(({ term, text }) => (
        <div key={term}>
          <dt>
            <Text of={term} />
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

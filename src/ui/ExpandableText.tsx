import type { ReactNode } from 'react';
import styles from './ExpandableText.module.css';

interface ExpandableTextProps {
  readonly text: string;
  /** The part shown at first; the whole text if it is short. */
  readonly preview: string;
  readonly children: ReactNode;
}

/** Long text in a `details` element, so it opens without scripts and with find in page. */
export function ExpandableText({ text, preview, children }: ExpandableTextProps) {
  if (preview === text) return children;
  return (
    <details className={styles.folded}>
      <summary>
        <span className={styles.preview}>{preview}</span> <span className={styles.more}>Show more</span>
        <span className={styles.less}>Show less</span>
      </summary>
      {children}
    </details>
  );
}

import type { ReactNode } from 'react';
import styles from './Folded.module.css';

interface FoldedProps {
  readonly text: string;
  /** As much of it as is shown at first: all of a short text. */
  readonly preview: string;
  /** The whole text as it is drawn. */
  readonly children: ReactNode;
}

/** A text that may be long, folded without scripts so that it opens in built pages and by find-in-page, too. */
export function Folded({ text, preview, children }: FoldedProps) {
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

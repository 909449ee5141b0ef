import type { ReactNode } from 'react';
import styles from './FormSection.module.css';

interface FormSectionProps {
  readonly title: string;
  /** What the section holds, for those who leave it closed. */
  readonly summary: string;
  readonly children: ReactNode;
}

/** Fields of a form behind their title. A field that is refused opens it: the browser cannot focus what is hidden. */
export function FormSection({ title, summary, children }: FormSectionProps) {
  return (
    <details
      className={styles.section}
      onInvalidCapture={(event) => {
        // At once and not by state: the browser moves the focus as soon as this event is over.
        event.currentTarget.open = true;
      }}
    >
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span> <span className={styles.content}>{summary}</span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}

import type { ReactNode } from 'react';
import styles from './FormSection.module.css';

interface FormSectionProps {
  readonly title: string;
  /** A summary of the content while the section is closed. */
  readonly summary: string;
  readonly children: ReactNode;
}

/** A collapsible group of fields. An invalid field opens it, because browsers can't focus hidden fields. */
export function FormSection({ title, summary, children }: FormSectionProps) {
  return (
    <details
      className={styles.section}
      onInvalidCapture={(event) => {
        // Set directly rather than through state, because the browser moves focus right after this event.
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

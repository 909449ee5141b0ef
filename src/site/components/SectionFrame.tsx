import { useId, type ReactNode } from 'react';
import styles from './SectionFrame.module.css';

interface SectionFrameProps {
  readonly heading: string;
  /** An anchor on the page. */
  readonly id?: string;
  readonly intro?: ReactNode;
  /** Puts the body under the heading instead of next to it. */
  readonly isWide?: boolean;
  /** On the green band over the page's whole width. */
  readonly isFelt?: boolean;
  /** In the column of a long page: everything under the heading, in the column's own width. */
  readonly isReading?: boolean;
  readonly children: ReactNode;
}

/** A stretch of a page under a hairline: heading left, and one sentence or the whole body right. */
export function SectionFrame(props: SectionFrameProps) {
  const { heading, id, intro, isWide = false, isFelt = false, isReading = false, children } = props;
  const headingId = useId();
  return (
    <section
      id={id}
      className={isReading ? undefined : styles.section}
      aria-labelledby={headingId}
      data-ground={isFelt ? 'felt' : undefined}
    >
      <div className={isReading ? styles.reading : isWide ? styles.wide : styles.beside}>
        <h2 id={headingId} className={styles.heading} data-fade-in>
          {heading}
        </h2>
        <div className={styles.body} data-fade-in={isWide ? undefined : true}>
          {intro !== undefined && <p className={styles.intro}>{intro}</p>}
          {!isWide && children}
        </div>
        {isWide && <div className={styles.full}>{children}</div>}
      </div>
    </section>
  );
}

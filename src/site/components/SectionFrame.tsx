import { useId, type ReactNode } from 'react';
import styles from './SectionFrame.module.css';

interface SectionFrameProps {
  readonly heading: string;
  readonly id?: string;
  readonly intro?: ReactNode;
  /** Shown next to the heading instead of an introduction. */
  readonly aside?: ReactNode;
  /** Puts the body under the heading instead of next to it. */
  readonly isWide?: boolean;
  /** Full-width on the green background. */
  readonly isFelt?: boolean;
  /** For long pages with one column: everything goes under the heading. */
  readonly isReading?: boolean;
  /** Prevents fading in, for a section that may hydrate after the fade has begun. */
  readonly isStill?: boolean;
  readonly children: ReactNode;
}

/** A section with a hairline above: heading on the left, body on the right. */
export function SectionFrame(props: SectionFrameProps) {
  const {
    heading,
    id,
    intro,
    aside,
    isWide = false,
    isFelt = false,
    isReading = false,
    isStill = false,
    children,
  } = props;
  const headingId = useId();
  return (
    <section
      id={id}
      className={isReading ? undefined : styles.section}
      aria-labelledby={headingId}
      data-ground={isFelt ? 'felt' : undefined}
    >
      <div className={isReading ? styles.reading : isWide ? styles.wide : styles.beside}>
        <h2 id={headingId} className={styles.heading} data-fade-in={isStill ? undefined : true}>
          {heading}
        </h2>
        <div className={styles.body} data-fade-in={isWide || isStill ? undefined : true}>
          {intro !== undefined && <p className={styles.intro}>{intro}</p>}
          {aside}
          {!isWide && children}
        </div>
        {isWide && <div className={styles.full}>{children}</div>}
      </div>
    </section>
  );
}

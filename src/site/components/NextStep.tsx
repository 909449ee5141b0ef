import type { ReactNode } from 'react';
import { buttonClass } from '@/ui/buttonClass';
import { Link, type LinkProps } from './Link';
import styles from './NextStep.module.css';

interface Step {
  readonly label: string;
  readonly to: LinkProps['to'];
  readonly rel?: string;
}

interface NextStepProps {
  readonly heading: string;
  /** The fragment of the heading, for links from a table of contents. */
  readonly anchor?: string;
  readonly text?: string;
  /** Whether the reader has finished the page. */
  readonly isDone?: boolean;
  /** The first link is the main action; the others are alternatives. */
  readonly links: readonly Step[];
  /** Controls below the heading. */
  readonly children?: ReactNode;
}

/** The end of a page, with one main action. */
export function NextStep({ heading, anchor, text, isDone, links, children }: NextStepProps) {
  return (
    <div className={styles.frame} data-next-step>
      <div className={styles.band} data-done={isDone}>
        <div className={styles.words}>
          <h2 id={anchor}>{heading}</h2>
          {text !== undefined && <p className={styles.text}>{text}</p>}
          {children}
        </div>
        <p className={styles.links}>
          {links.map(({ label, ...link }, index) => (
            <Link key={label} className={index === 0 ? buttonClass() : undefined} {...link}>
              {label}
            </Link>
          ))}
        </p>
      </div>
    </div>
  );
}

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
  readonly text?: string;
  /** The first is the main action; the others are alternatives. */
  readonly links: readonly Step[];
}

/** The end of a page, with one main action. */
export function NextStep({ heading, text, links }: NextStepProps) {
  return (
    <div className={styles.frame} data-next-step>
      <div className={styles.band}>
        <div>
          <h2>{heading}</h2>
          {text !== undefined && <p className={styles.text}>{text}</p>}
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

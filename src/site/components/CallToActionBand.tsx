import type { CallToAction } from '@/content/page';
import { buttonClass } from '@/ui/buttonClass';
import styles from './CallToActionBand.module.css';
import { Link } from './Link';

/** What a page ends with: one thing to do next, and perhaps a second. */
export function CallToActionBand({ action }: { readonly action: CallToAction }) {
  return (
    <div className={styles.frame}>
      <div className={styles.band} data-fade-in>
        <div>
          <h2>{action.heading}</h2>
          <p className={styles.text}>{action.text}</p>
        </div>
        <p className={styles.links}>
          {action.links.map((link, index) => (
            <Link
              key={link.label}
              className={buttonClass(index === 0 ? 'primary' : 'secondary')}
              to={link.to}
            >
              {link.label}
            </Link>
          ))}
        </p>
      </div>
    </div>
  );
}

import type { ContentLink } from '@/content/richText';
import { buttonClass } from '@/ui/buttonClass';
import { Link } from './Link';
import styles from './PageStatement.module.css';

interface StatementProps {
  readonly children: string;
  readonly text: string;
  readonly action?: ContentLink | undefined;
}

/** What a page says in one sentence, on the green background. */
export const PageStatement = ({ children, text, action }: StatementProps) => (
  <div className={styles.band} data-ground="felt">
    <div className={styles.words}>
      <p className={styles.statement}>{children}</p>
      <div className={styles.rest}>
        <p>{text}</p>
        {action && (
          <Link className={buttonClass()} to={action.to}>
            {action.label}
          </Link>
        )}
      </div>
    </div>
  </div>
);

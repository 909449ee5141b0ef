import { ArrowRight } from 'lucide';
import { Icon } from '@/ui/Icon';
import styles from './ArrowLink.module.css';
import { Link, type LinkProps } from './Link';

/** A link with an arrow, on a line of its own. */
export function ArrowLink({ children, ...link }: LinkProps) {
  return (
    <Link className={styles.link} {...link}>
      <span>
        <span>{children}</span>
        <Icon of={ArrowRight} size={18} />
      </span>
    </Link>
  );
}

import { ArrowRight } from 'lucide';
import type { ContentLink } from '@/content/page';
import { Band } from './Band';
import styles from './RelatedPages.module.css';
import { Icon } from '@/ui/Icon';
import { Link } from './Link';

/** Other pages worth reading next. */
export function RelatedPages({ links }: { readonly links: readonly ContentLink[] }) {
  return (
    <Band>
      <nav className={styles.related} aria-label="Read next">
        <h2 className={styles.heading}>Read next</h2>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.to}>
              <Link to={link.to}>
                {link.label}
                <Icon of={ArrowRight} size={18} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Band>
  );
}

import type { ContentLink } from '@/content/richText';
import { ArrowLink } from './ArrowLink';
import { Band } from './Band';
import styles from './RelatedPages.module.css';

export function RelatedPages({ links }: { readonly links: readonly ContentLink[] }) {
  return (
    <Band>
      <nav className={styles.related} aria-label="Read next">
        <h2 className={styles.heading}>Read next</h2>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.to}>
              <ArrowLink to={link.to}>{link.label}</ArrowLink>
            </li>
          ))}
        </ul>
      </nav>
    </Band>
  );
}

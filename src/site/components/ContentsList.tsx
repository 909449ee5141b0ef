import { anchorOf } from '@/content/anchor';
import styles from './ContentsList.module.css';

/** The headings of a page, each a link to its place. */
export function ContentsList({ headings }: { readonly headings: readonly string[] }) {
  return (
    <ol className={styles.list}>
      {headings.map((heading) => (
        <li key={heading}>
          <a href={`#${anchorOf(heading)}`}>{heading}</a>
        </li>
      ))}
    </ol>
  );
}

import { parentOf } from '@/content/navigation';
import type { ContentLink } from '@/content/richText';
import { Link } from './Link';
import styles from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  readonly address: string;
  /** The name of the current page. */
  readonly here: string;
  readonly above?: ContentLink | undefined;
}

/** Breadcrumbs for pages below the top level; nothing on the top level. */
export function Breadcrumbs({ address, here, above }: BreadcrumbsProps) {
  const parent = parentOf(address);
  if (!parent) return null;
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.list}>
        <li>
          <Link to="/">Home</Link>
        </li>
        <li>
          <Link to={parent.to}>{parent.label}</Link>
        </li>
        {above && (
          <li>
            <Link to={above.to}>{above.label}</Link>
          </li>
        )}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}

import { parentOf } from '@/content/navigation';
import { paths } from '@/paths';
import { Link } from '@/ui/Link';
import styles from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  readonly address: string;
  /** What the page itself is called. */
  readonly here: string;
}

/** The way from the home page to a page below the top level; nothing on the top level itself. */
export function Breadcrumbs({ address, here }: BreadcrumbsProps) {
  const parent = parentOf(address);
  if (!parent) return null;
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.list}>
        <li>
          <Link to={paths.home}>Home</Link>
        </li>
        <li>
          <Link to={parent.to}>{parent.label}</Link>
        </li>
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}

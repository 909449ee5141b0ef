import { anchorOf } from '@/content/anchor';
import styles from './Contents.module.css';

interface ContentsProps {
  readonly headings: readonly string[];
  /** The heading of the list: `On this page`, and how long that takes. */
  readonly title: string;
}

/** The headings of a long page, each a link to its place: next to the text, on narrow screens folded above it. */
export function Contents({ headings, title }: ContentsProps) {
  const list = (
    <ol className={styles.list}>
      {headings.map((heading) => (
        <li key={heading}>
          <a href={`#${anchorOf(heading)}`}>{heading}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={styles.contents} aria-label="On this page">
      <details>
        <summary>{title}</summary>
        {list}
      </details>
      <div className={styles.unfolded}>
        <p>{title}</p>
        {list}
      </div>
    </nav>
  );
}

import { useEffect, useState } from 'react';
import { anchorOf } from '@/content/anchor';
import styles from './TableOfContents.module.css';

interface ContentsProps {
  readonly headings: readonly string[];
  /** The heading of the list, such as `On this page` with the reading time. */
  readonly title: string;
}

/** The heading of the section a quarter of the way down the window; null between sections. */
function useCurrentHeading(headings: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const headingOf = new Map<Element, string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const heading = headingOf.get(target) ?? null;
          setCurrent((last) => (isIntersecting ? heading : last === heading ? null : last));
        }
      },
      { rootMargin: '-25% 0px -75%' },
    );
    for (const heading of headings) {
      const section = document.getElementById(anchorOf(heading))?.closest('section');
      if (!section) continue;
      headingOf.set(section, heading);
      observer.observe(section);
    }
    return () => observer.disconnect();
  }, [headings]);
  return current;
}

/** A table of contents next to the text, folded above it on narrow screens. */
export function TableOfContents({ headings, title }: ContentsProps) {
  const current = useCurrentHeading(headings);
  const list = (
    <ol className={styles.list}>
      {headings.map((heading) => (
        <li key={heading}>
          <a href={`#${anchorOf(heading)}`} aria-current={heading === current ? 'location' : undefined}>
            {heading}
          </a>
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

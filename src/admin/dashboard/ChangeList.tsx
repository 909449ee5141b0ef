import type { CatalogueComparison } from '@/data/merge/listComparison';
import { changeWords } from './changeWords';
import styles from './panels.module.css';

const SHOWN = 10;

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className={styles.changes}>
    {lines.map((line, index) => (
      <li key={index}>{line}</li>
    ))}
  </ul>
);

/** What publishing or restoring would change, by name. */
export function ChangeList({ comparison }: { readonly comparison: CatalogueComparison }) {
  const lines = changeWords(comparison);
  const more = lines.slice(SHOWN);
  if (lines.length === 0) return null;
  return (
    <div className={styles.task}>
      <Lines lines={lines.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details>
          <summary>{`and ${String(more.length)} more`}</summary>
          <Lines lines={more} />
        </details>
      )}
    </div>
  );
}

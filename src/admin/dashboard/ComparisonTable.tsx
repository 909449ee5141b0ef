import type { CatalogueComparison } from '@/data/merge/listComparison';
import { formatNumber } from '@/domain/groupDigits';
import { comparedParts } from './comparisonWords';
import styles from './panels.module.css';

/** The number of records a restore would change. */
export function ComparisonTable({ comparison }: { readonly comparison: CatalogueComparison }) {
  const rows = comparedParts(comparison);
  const unreadable = rows.reduce((sum, { counts }) => sum + counts.unreadable, 0);
  const reordered = rows.filter(({ counts }) => counts.isReordered).map(({ name }) => name);
  return (
    <>
      <table className={styles.comparison}>
        <caption>What restoring would change</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">Added</th>
            <th scope="col">Changed</th>
            <th scope="col">Removed</th>
            <th scope="col">Same</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, counts }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{formatNumber(counts.added)}</td>
              <td>{formatNumber(counts.changed)}</td>
              <td>{formatNumber(counts.removed)}</td>
              <td>{formatNumber(counts.unchanged)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {reordered.length > 0 && <p className={styles.note}>{`Reordered: ${reordered.join(', ')}.`}</p>}
      {unreadable > 0 && (
        <p className={styles.note}>
          {`Entries that this version cannot read: ${String(unreadable)}. They are stored unchanged but not shown.`}
        </p>
      )}
    </>
  );
}

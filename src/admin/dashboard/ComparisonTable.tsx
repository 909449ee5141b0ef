import type { CatalogueComparison } from '@/data/merge/listComparison';
import { formatNumber } from '@/domain/text/groupDigits';
import { Table } from '@/ui/Table';
import { partComparisons } from './comparisonWords';
import styles from './panels.module.css';

/** How many entries of each part a restore would add, change, remove and leave as they are. */
export function ComparisonTable({ comparison }: { readonly comparison: CatalogueComparison }) {
  const rows = partComparisons(comparison);
  const unreadable = rows.reduce((sum, { counts }) => sum + counts.unreadable, 0);
  const reordered = rows.filter(({ counts }) => counts.isReordered).map(({ name }) => name);
  return (
    <>
      <Table
        className={styles.comparison}
        caption={<caption>What restoring would change</caption>}
        columns={['', 'Added', 'Changed', 'Removed', 'Same']}
        rows={rows.map(({ name, counts }) => [
          name,
          ...[counts.added, counts.changed, counts.removed, counts.unchanged].map(formatNumber),
        ])}
      />
      {reordered.length > 0 && <p className={styles.note}>{`Reordered: ${reordered.join(', ')}.`}</p>}
      {unreadable > 0 && (
        <p className={styles.note}>
          {`Entries that this version can't read: ${String(unreadable)}. They are stored unchanged but not shown.`}
        </p>
      )}
    </>
  );
}

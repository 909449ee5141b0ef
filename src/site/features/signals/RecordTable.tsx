import { RECORD_COLUMNS, recordRow } from '@/content/recordRow';
import type { Signal } from '@/domain/signals/signal';
import { signalPath } from '@/content/signalPath';
import { Link } from '@/site/components/Link';
import { Table } from '@/ui/Table';
import styles from './RecordTable.module.css';

export function RecordTable({ signals }: { readonly signals: readonly Signal[] }) {
  return (
    <Table
      className={styles.table}
      caption={<caption className={styles.caption}>Every published signal</caption>}
      columns={RECORD_COLUMNS}
      rows={signals.map((signal) => {
        const [name, ...cells] = recordRow(signal);
        return [
          <Link key={name} to={{ pathname: signalPath(signal.number) }}>
            {name}
          </Link>,
          ...cells,
        ];
      })}
    />
  );
}

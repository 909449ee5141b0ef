import { RECORD_COLUMNS, recordRow } from '@/content/recordRow';
import type { Signal } from '@/domain/signals/signal';
import { signalPath } from '@/content/signalPath';
import { Link } from '@/site/components/Link';
import styles from './RecordTable.module.css';

/** All published signals in order, each with a link to its page. */
export function RecordTable({ signals }: { readonly signals: readonly Signal[] }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>Every published signal</caption>
      <thead>
        <tr>
          {RECORD_COLUMNS.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {signals.map((signal) => {
          const [name, ...cells] = recordRow(signal);
          return (
            <tr key={signal.number}>
              <th scope="row">
                <Link to={{ pathname: signalPath(signal.number) }}>{name}</Link>
              </th>
              {cells.map((cell, index) => (
                <td key={RECORD_COLUMNS[index + 1]} data-label={RECORD_COLUMNS[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

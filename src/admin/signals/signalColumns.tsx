import type { Column } from '@/admin/resources/resource';
import { resultText } from '@/content/boardWords';
import { closedResult } from '@/domain/signals/results';
import { StateMark } from '@/signals/StateMark';
import { LocalTime } from '@/ui/LocalTime';
import { NameCell } from '@/ui/NameCell';
import { instrumentOf, isDraft, sideOf, stateOf, writtenAt, type SignalRow } from './signalRows';
import styles from './signals.module.css';

export const signalColumns: readonly Column<SignalRow>[] = [
  {
    key: 'number',
    header: 'No.',
    cell: (row) => (isDraft(row) ? '–' : row.signal.number),
    sortKey: (row) => (isDraft(row) ? null : row.signal.number),
  },
  {
    key: 'instrument',
    header: 'Instrument',
    cell: (row) => (
      <NameCell
        name={instrumentOf(row)}
        detail={isDraft(row) ? row.name : row.signal.issued.sample ? 'sample' : ''}
      />
    ),
    sortKey: instrumentOf,
    isRowHeader: true,
  },
  { key: 'side', header: 'Direction', cell: sideOf, sortKey: sideOf },
  {
    key: 'state',
    header: 'State',
    cell: (row) =>
      isDraft(row) ? (
        <span className={styles.draftMark}>Draft</span>
      ) : (
        <span>
          <StateMark signal={row.signal} />
          {row.waiting > 0 && (
            <span className={styles.unpublished}>{`${String(row.waiting)} not published`}</span>
          )}
        </span>
      ),
    sortKey: stateOf,
  },
  {
    key: 'result',
    header: 'Result',
    cell(row) {
      // On phones, empty cells and their labels are left out.
      const text = isDraft(row) ? '' : resultText(row.signal);
      return text && <span className={styles.result}>{text}</span>;
    },
    sortKey: (row) => (isDraft(row) ? null : (closedResult(row.signal)?.beforeCosts ?? null)),
  },
  {
    key: 'written',
    header: 'Written',
    cell: (row) => <LocalTime iso={writtenAt(row)} />,
    sortKey: writtenAt,
  },
];

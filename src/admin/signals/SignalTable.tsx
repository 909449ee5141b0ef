import { LocalTime } from '@/ui/LocalTime';
import { Button } from '@/ui/Button';
import { NameCell } from '@/ui/NameCell';
import { SortableHeader } from '@/admin/resources/SortableHeader';
import table from '@/admin/resources/ResourceTable.module.css';
import type { Sort } from '@/admin/resources/sorting';
import { StateMark } from '@/signals/StateMark';
import { instrumentOf, numberText, resultOf, rowName, sideOf, writtenAt, type SignalRow } from './signalRows';
import styles from './signals.module.css';

export type SignalAction = 'edit' | 'issue' | 'delete' | 'follow';

interface SignalTableProps {
  readonly rows: readonly SignalRow[];
  readonly sort: Sort | null;
  readonly onSort: (column: string) => void;
  readonly isBusy: boolean;
  readonly onAction: (action: SignalAction, row: SignalRow) => void;
}

const COLUMNS = [
  { key: 'number', header: 'No.' },
  { key: 'instrument', header: 'Instrument' },
  { key: 'side', header: 'Direction' },
  { key: 'state', header: 'State' },
  { key: 'result', header: 'Result' },
  { key: 'written', header: 'Written' },
] as const;

const ACTIONS = {
  draft: [
    { action: 'edit', label: 'Edit' },
    { action: 'issue', label: 'Issue' },
    { action: 'delete', label: 'Delete' },
  ],
  signal: [{ action: 'follow', label: 'Open' }],
} as const;

function StateCell({ row }: { readonly row: SignalRow }) {
  if (row.kind === 'draft') return <span className={styles.draftMark}>Draft</span>;
  const { signal, waiting } = row;
  return (
    <span>
      <StateMark signal={signal} />
      {waiting > 0 && <span className={styles.unpublished}>{waiting} not published</span>}
    </span>
  );
}

/** Drafts and signals, one row each. */
export function SignalTable({ rows, sort, onSort, isBusy, onAction }: SignalTableProps) {
  return (
    <table className={table.table} aria-label="signals">
      <thead>
        <tr>
          {COLUMNS.map(({ key, header }) => (
            <SortableHeader key={key} column={key} header={header} sort={sort} onSort={onSort} />
          ))}
          <th scope="col" className={table.plain}>
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-row={row.id}>
            <td data-label="No.">{numberText(row)}</td>
            <th scope="row" data-label="Instrument">
              <NameCell
                name={instrumentOf(row)}
                detail={row.kind === 'draft' ? row.draft.name : row.signal.issued.sample ? 'sample' : ''}
              />
            </th>
            <td data-label="Direction">{sideOf(row)}</td>
            <td data-label="State">
              <StateCell row={row} />
            </td>
            <td data-label="Result" className={styles.result}>
              {resultOf(row)}
            </td>
            <td data-label="Written">
              <LocalTime iso={writtenAt(row)} />
            </td>
            <td className={table.actions}>
              {ACTIONS[row.kind].map(({ action, label }) => (
                <Button
                  key={action}
                  look={action === 'delete' ? 'danger' : 'quiet'}
                  aria-label={`${label} ${rowName(row)}`}
                  aria-disabled={isBusy}
                  onClick={() => {
                    if (!isBusy) onAction(action, row);
                  }}
                >
                  {label}
                </Button>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

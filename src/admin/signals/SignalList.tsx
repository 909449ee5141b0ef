import { Plus } from 'lucide';
import { useMaintenance } from '@/admin/contexts';
import { downloadTable } from '@/admin/downloadDated';
import type { BulkAction } from '@/admin/resources/ListBar';
import { ManagedList } from '@/admin/resources/ManagedList';
import type { RowAction, RowRules } from '@/admin/resources/resource';
import type { ListSearchParams } from '@/admin/resources/useListSearchParams';
import { countsLine } from '@/content/boardWords';
import { RECORD_SHEET_COLUMNS, recordSheetRow } from '@/content/recordRow';
import { toCsv } from '@/domain/text/csv';
import { countOf } from '@/domain/text/groupDigits';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { SelectField } from '@/ui/SelectField';
import { signalColumns } from './signalColumns';
import { SignalNotices } from './SignalNotices';
import { isDraft, isIssued, ROW_FILTERS, rowLabel, rowSearchTexts, type SignalRow } from './signalRows';
import type { ManagedSignals } from './useSignalSource';

const NOUNS = { noun: 'signal or draft', plural: 'signals and drafts' };

const STATE_OPTIONS = [
  { value: 'all', label: 'All states' },
  ...Object.entries(ROW_FILTERS).map(([value, { label }]) => ({ value, label })),
];

const ACTIONS = {
  draft: [
    { action: 'open', label: 'Edit' },
    { action: 'issue', label: 'Issue' },
    { action: 'delete', label: 'Delete', variant: 'danger' },
  ],
  signal: [{ action: 'open', label: 'Open' }],
} as const satisfies Readonly<Record<SignalRow['kind'], readonly RowAction[]>>;

const [EDIT, ISSUE, DELETE] = ACTIONS.draft;

/** The actions for drafts if the build specifies a host */
const HOST_ACTIONS: readonly RowAction[] = [
  EDIT,
  ISSUE,
  { action: 'publish', label: 'Issue and publish' },
  DELETE,
];

const ROW_RULES: RowRules<SignalRow> = {
  columns: signalColumns,
  searchedTexts: rowSearchTexts,
  labelOf: rowLabel,
  actionsOf: ({ kind }) => ACTIONS[kind],
};

const HOST_ROW_RULES: RowRules<SignalRow> = {
  ...ROW_RULES,
  actionsOf: ({ kind }) => (kind === 'draft' ? HOST_ACTIONS : ACTIONS[kind]),
};

interface SignalListProps {
  readonly list: ManagedSignals;
  readonly address: ListSearchParams;
  readonly onAction: (action: string, row: SignalRow) => void;
  readonly onAddDraft: () => void;
}

/** The list of drafts and signals. */
export function SignalList({ list, address, onAction, onAddDraft }: SignalListProps) {
  const { publishing } = useMaintenance();
  const { rows, shown } = list;
  const issued = shown?.view.replay.signals ?? [];
  const state = address.show !== null && Object.hasOwn(ROW_FILTERS, address.show) ? address.show : 'all';

  function bulkActionsOf(selected: readonly SignalRow[]) {
    const [drafts, exported] = [selected.filter(isDraft), selected.filter(isIssued)];
    const subject = countOf(exported.length, 'signal');
    const actions: readonly BulkAction[] = [
      {
        label: `Export ${subject}`,
        run: () => {
          const table = exported.map(({ signal }) => recordSheetRow(signal));
          downloadTable('signals', toCsv(RECORD_SHEET_COLUMNS, table));
          list.setNotice(`${subject} exported.`);
        },
      },
      {
        label: `Delete ${countOf(drafts.length, 'draft')}`,
        variant: 'danger',
        run: () => void list.remove(drafts),
      },
    ];
    return actions.slice(exported.length > 0 ? 0 : 1, drafts.length > 0 ? 2 : 1);
  }

  return (
    <ManagedList
      list={list.view}
      rows={rows}
      address={address}
      counted={NOUNS}
      summary={`${countsLine(issued, 'issued')}; drafts: ${String(rows.filter(isDraft).length)}`}
      rules={publishing ? HOST_ROW_RULES : ROW_RULES}
      onAction={onAction}
      bulkActionsOf={bulkActionsOf}
      filter={{
        control: (
          <SelectField
            label="State"
            value={state}
            onChange={(next) => {
              address.setShow(next === 'all' ? null : next);
              address.setPage(0);
            }}
            options={STATE_OPTIONS}
          />
        ),
        keeps: ROW_FILTERS[state]?.keeps,
        kept: 'in this state',
        keptOnes: 'those in this state',
      }}
      tools={
        shown && (
          <Button onClick={onAddDraft}>
            <Icon of={Plus} size={20} />
            New draft
          </Button>
        )
      }
      notes={shown && <SignalNotices signals={shown} onChanged={list.reload} />}
      empty={
        shown && (
          <EmptyState heading="No signals yet">
            <p>Start with a draft: it stays in this browser until you issue it.</p>
            <Button onClick={onAddDraft}>Write the first draft</Button>
          </EmptyState>
        )
      }
    />
  );
}

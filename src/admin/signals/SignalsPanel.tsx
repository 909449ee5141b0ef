import { Plus } from 'lucide';
import { useMemo, useState } from 'react';
import { downloadTable } from '@/admin/downloadDated';
import type { BulkAction } from '@/admin/resources/ListBar';
import { ManagedList } from '@/admin/resources/ManagedList';
import { ResourceEditor } from '@/admin/resources/ResourceEditor';
import type { RowAction, RowRules } from '@/admin/resources/resource';
import type { PanelProps } from '@/admin/resources/ResourcePanel';
import { useManagedList } from '@/admin/resources/useManagedList';
import { useCatalogue } from '@/admin/contexts';
import { isSameEntry } from '@/data/signals/mergeRecord';
import { authorPreference } from '@/data/storage/preference';
import { toCsv } from '@/domain/csv';
import { issueQuestion } from './signalQuestions';
import { countOf } from '@/domain/grouped';
import { countsLine } from '@/content/boardWords';
import { entryProblemWords } from '@/content/entryProblemWords';
import { readDraft, type StoredSignalDraft } from '@/domain/signals/draft';
import type { IssuedEntry } from '@/domain/signals/entry';
import { RECORD_SHEET_COLUMNS, recordSheetRow } from '@/content/recordRow';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { SelectField } from '@/ui/SelectField';
import { useStableHandler } from '@/ui/useStableHandler';
import { issueDraft } from './issueDraft';
import { signalColumns } from './signalColumns';
import { SignalDialog } from './SignalDialog';
import { signalDraftResource } from './signalDraftResource';
import styles from './signals.module.css';
import { SignalNotices } from './SignalNotices';
import { isDraft, isIssued, ROW_STATES, rowLabel, rowTexts, type SignalRow } from './signalRows';
import { useSignalSource } from './useSignalSource';

type Opened =
  | { readonly mode: 'none' }
  | { readonly mode: 'draft'; readonly draft: StoredSignalDraft | null; readonly isChecked?: true }
  | { readonly mode: 'signal'; readonly issued: IssuedEntry };

const COUNTED = { noun: 'signal or draft', plural: 'signals and drafts' };

const STATES = [
  { value: 'all', label: 'All states' },
  ...Object.entries(ROW_STATES).map(([value, { label }]) => ({ value, label })),
];

const ACTIONS = {
  draft: [
    { action: 'edit', label: 'Edit' },
    { action: 'issue', label: 'Issue' },
    { action: 'delete', label: 'Delete', look: 'danger' },
  ],
  signal: [{ action: 'follow', label: 'Open' }],
} as const satisfies Readonly<Record<SignalRow['kind'], readonly RowAction[]>>;

const RULES: RowRules<SignalRow> = {
  columns: signalColumns,
  searchedTexts: rowTexts,
  labelOf: rowLabel,
  actionsOf: ({ kind }) => ACTIONS[kind],
};

/** Drafts and signals: their managed list, the form of drafts, and the updates of issued signals. */
export function SignalsPanel({ address, undo }: PanelProps) {
  const { signals, signalDrafts } = useCatalogue();
  const list = useManagedList(useSignalSource(), undo);
  const [opened, setOpened] = useState<Opened>({ mode: 'none' });
  const { shown, reload } = list;
  const issued = shown?.view.replay.signals ?? [];
  const followed =
    opened.mode === 'signal' ? issued.find((signal) => isSameEntry(signal.issued, opened.issued)) : undefined;
  const takenBack = opened.mode === 'signal' && shown && !followed ? opened.issued : null;
  const state = address.show !== null && Object.hasOwn(ROW_STATES, address.show) ? address.show : 'all';
  const lastAuthor = authorPreference.read() ?? '';
  const isChecked = opened.mode === 'draft' && opened.isChecked === true;
  const resource = useMemo(
    () => signalDraftResource(signalDrafts, lastAuthor, isChecked),
    [signalDrafts, lastAuthor, isChecked],
  );

  const close = () => {
    setOpened({ mode: 'none' });
  };
  const addDraft = () => {
    setOpened({ mode: 'draft', draft: null });
  };

  function issue(draft: StoredSignalDraft) {
    const name = `“${draft.name}”`;
    const { signal, problems } = readDraft(draft, signals.read().next, new Date().toISOString());
    if (signal === null) {
      list.refuse(`${name} cannot be issued yet. ${entryProblemWords(problems[0])}`);
      setOpened({ mode: 'draft', draft, isChecked: true });
      return;
    }
    if (!globalThis.confirm(issueQuestion(signal, issued))) return;
    void list.change({
      ids: [draft.id],
      work: async () => {
        const issued = await issueDraft(draft, { signals, signalDrafts });
        authorPreference.choose(draft.by.trim());
        return issued;
      },
      done: ({ number, isRemoved }) =>
        `Signal ${String(number)} is issued. ${isRemoved ? '' : 'Its draft could not be removed: delete it, and do not issue it again. '}Only this browser shows the signal until it is published on the System tab.`,
      notDone: `${name} was not issued`,
    });
  }

  const handleAction = useStableHandler((action: string, row: SignalRow) => {
    if (!isDraft(row)) setOpened({ mode: 'signal', issued: row.signal.issued });
    else if (action === 'edit') setOpened({ mode: 'draft', draft: row.draft });
    else if (action === 'issue') issue(row.draft);
    else void list.remove([row]);
  });

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
        look: 'danger',
        run: () => void list.remove(drafts),
      },
    ];
    return actions.slice(exported.length > 0 ? 0 : 1, drafts.length > 0 ? 2 : 1);
  }

  return (
    <ManagedList
      list={list.view}
      rows={list.rows}
      address={address}
      counted={COUNTED}
      summary={`${countsLine(issued, 'issued')}; drafts: ${String(list.rows.filter(isDraft).length)}`}
      rules={RULES}
      onAction={handleAction}
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
            options={STATES}
          />
        ),
        keeps: ROW_STATES[state]?.keeps,
        kept: 'in this state',
        keptOnes: 'those in this state',
      }}
      tools={
        shown && (
          <Button onClick={addDraft}>
            <Icon of={Plus} size={20} />
            New draft
          </Button>
        )
      }
      notes={
        shown && (
          <>
            {takenBack && (
              <p className={styles.locked} role="alert">
                <span>{`The signal you had open, ${takenBack.instrument}, was taken back in another window. Its form was closed.`}</span>{' '}
                <Button look="quiet" onClick={close}>
                  Dismiss
                </Button>
              </p>
            )}
            <SignalNotices signals={shown} onChanged={reload} />
          </>
        )
      }
      empty={
        shown && (
          <EmptyState heading="No signals yet">
            <p>Start with a draft: it stays in this browser until you issue it.</p>
            <Button onClick={addDraft}>Write the first draft</Button>
          </EmptyState>
        )
      }
    >
      {opened.mode === 'draft' && (
        <ResourceEditor
          resource={resource}
          record={opened.draft}
          {...list.formProps(opened.draft?.id)}
          onSaved={async (saved) => {
            list.say(`“${saved.name}” saved.`, await reload());
          }}
          onClose={close}
        />
      )}
      {shown && followed && (
        <SignalDialog
          signal={followed}
          waiting={shown.view.waiting.filter(({ signal }) => signal === followed.number)}
          count={issued.length}
          fallbackFocus={list.view.refs.search}
          onChanged={reload}
          onGone={(what) => {
            close();
            void reload().then((isRead) => {
              list.say(what, isRead);
            });
          }}
          onClose={close}
        />
      )}
    </ManagedList>
  );
}

import { Plus } from 'lucide';
import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { downloadTable } from '@/admin/downloadDated';
import type { BulkAction } from '@/admin/resources/ListBar';
import { ManagedList } from '@/admin/resources/ManagedList';
import { ResourceEditor } from '@/admin/resources/ResourceEditor';
import type { RowAction, RowRules } from '@/admin/resources/resource';
import type { PanelProps } from '@/admin/resources/ResourcePanel';
import { focusRow } from '@/admin/resources/useKeptFocus';
import { goneWords } from '@/admin/resources/wording';
import { useManagedList } from '@/admin/resources/useManagedList';
import { useCatalogue, useMaintenance } from '@/admin/contexts';
import { authorPreference } from '@/data/storage/preference';
import { toCsv } from '@/domain/text/csv';
import { twinOf } from './signalQuestions';
import { countOf } from '@/domain/text/groupDigits';
import { countsLine } from '@/content/boardWords';
import type { StoredSignalDraft } from '@/domain/signals/draft';
import { signalTitle } from '@/content/signalWords';
import { RECORD_SHEET_COLUMNS, recordSheetRow } from '@/content/recordRow';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { Loading } from '@/ui/Loading';
import { SelectField } from '@/ui/SelectField';
import { useStableHandler } from '@/ui/useStableHandler';
import { PageFrame } from './PageFrame';
import { signalColumns } from './signalColumns';
import { SignalPage } from './SignalPage';
import { signalDraftResource } from './signalDraftResource';
import styles from './signals.module.css';
import { SignalNotices } from './SignalNotices';
import { isDraft, isIssued, ROW_STATES, rowLabel, rowSearchTexts, type SignalRow } from './signalRows';
import { useIssue } from './useIssue';
import { useOpenedRow } from './useOpenedRow';
import { useSignalSource } from './useSignalSource';

/** The place of the row's id in the address of a draft that isn't stored yet. */
const NEW_DRAFT = 'new';

const NOUNS = { noun: 'signal or draft', plural: 'signals and drafts' };

const STATE_OPTIONS = [
  { value: 'all', label: 'All states' },
  ...Object.entries(ROW_STATES).map(([value, { label }]) => ({ value, label })),
];

const ACTIONS = {
  draft: [
    { action: 'open', label: 'Edit' },
    { action: 'issue', label: 'Issue' },
    { action: 'delete', label: 'Delete', look: 'danger' },
  ],
  signal: [{ action: 'open', label: 'Open' }],
} as const satisfies Readonly<Record<SignalRow['kind'], readonly RowAction[]>>;

const [EDIT, ISSUE, DELETE] = ACTIONS.draft;

/** The actions of drafts if the build names a host */
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

/** Drafts and signals: their list, the form for drafts, and the updates of issued signals. */
export function SignalsPanel({ address, undo }: PanelProps) {
  const { signalDrafts } = useCatalogue();
  const list = useManagedList(useSignalSource(), undo);
  const page = useOpenedRow(list.rows);
  const { publishing } = useMaintenance();
  const { refusal, forgetRefusal, signalFrom, issue } = useIssue({ list, openPage: page.open });
  const { shown, reload } = list;
  const issued = shown?.view.replay.signals ?? [];
  const state = address.show !== null && Object.hasOwn(ROW_STATES, address.show) ? address.show : 'all';
  const lastAuthor = authorPreference.read() ?? '';
  const showsErrors = refusal !== null && refusal.id === page.id;
  const resource = useMemo(
    () => signalDraftResource(signalDrafts, lastAuthor, showsErrors),
    [signalDrafts, lastAuthor, showsErrors],
  );

  /** The focus returns to the row, unless it went elsewhere. */
  const returnFocus = useEffectEvent((id: string) => {
    const { panel, search } = list.view.refs;
    if (document.activeElement === document.body && !focusRow(panel.current, id, 'open'))
      search.current?.focus();
  });
  const openId = page.id;
  useEffect(() => {
    if (openId === null) return;
    return () => returnFocus(openId);
  }, [openId]);

  const addDraft = () => page.open(NEW_DRAFT);

  const handleAction = useStableHandler((action: string, row: SignalRow) => {
    forgetRefusal();
    if (action === 'issue' && isDraft(row)) void issue(row.draft);
    else if (action === 'publish' && isDraft(row)) void issue(row.draft, true);
    else if (action === 'delete') void list.remove([row]);
    else page.open(row.id);
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

  const pageOf = (key: string, title: string, content: ReactNode) => (
    <PageFrame key={key} title={title} listSearch={page.listSearch}>
      {content}
    </PageFrame>
  );
  /** The notice on the page of a draft that is no longer in the list. */
  function goneNotice(draft: StoredSignalDraft): ReactNode {
    if (list.rows.some(({ id }) => id === draft.id)) return null;
    const { signal } = signalFrom(draft);
    const twin = signal && twinOf(signal, issued);
    return (
      <>
        <p>{goneWords('draft', 'issued or deleted')}</p>
        {twin && (
          <Link
            to={{ search: page.searchOf(`signal-${String(twin.number)}`) }}
          >{`Signal ${String(twin.number)} is the same`}</Link>
        )}
      </>
    );
  }
  const editorOf = (draft: StoredSignalDraft | null) => (
    <>
      {showsErrors && <p className={styles.locked}>{refusal.words}</p>}
      <ResourceEditor
        resource={resource}
        record={draft}
        gone={draft && goneNotice(draft)}
        {...list.formProps(draft?.id)}
        onSaved={async (saved) => list.say(`“${saved.name}” saved.`, await reload(), [saved.id])}
        onClose={() => void page.close()}
      />
    </>
  );

  if (page.id === NEW_DRAFT) return pageOf(NEW_DRAFT, 'New draft', editorOf(null));
  if (page.id !== null) {
    const { row, opened } = page;
    if (!shown)
      return pageOf(
        '',
        'Signals',
        list.view.isLoading ? <Loading>Loading signals...</Loading> : <p role="status">{list.view.notice}</p>,
      );
    if (row && isDraft(row)) return pageOf(row.id, `Draft “${row.name}”`, editorOf(row.draft));
    if (row)
      return pageOf(
        row.signal.issued.createdAt,
        signalTitle(row.signal),
        <SignalPage
          signal={row.signal}
          waiting={shown.view.waiting.filter(({ signal }) => signal === row.signal.number)}
          count={issued.length}
          onChanged={reload}
          onGone={async (what) => {
            // Without its signal, the page would say that it was taken back in another window.
            await page.close();
            list.say(what, await reload());
          }}
        />,
      );
    return pageOf(
      page.id,
      'Not found',
      <p className={styles.locked} role="alert">
        {opened && isIssued(opened)
          ? `The signal you had open, ${opened.signal.issued.instrument}, was taken back in another window.`
          : 'There is no such signal or draft in this browser. A draft that was issued has become a signal.'}
      </p>,
    );
  }

  return (
    <ManagedList
      list={list.view}
      rows={list.rows}
      address={address}
      counted={NOUNS}
      summary={`${countsLine(issued, 'issued')}; drafts: ${String(list.rows.filter(isDraft).length)}`}
      rules={publishing ? HOST_ROW_RULES : ROW_RULES}
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
            options={STATE_OPTIONS}
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
      notes={shown && <SignalNotices signals={shown} onChanged={reload} />}
      empty={
        shown && (
          <EmptyState heading="No signals yet">
            <p>Start with a draft: it stays in this browser until you issue it.</p>
            <Button onClick={addDraft}>Write the first draft</Button>
          </EmptyState>
        )
      }
    />
  );
}

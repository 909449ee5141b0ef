import { Download, Plus } from 'lucide';
import { useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCatalogue } from '@/data/catalogue/CatalogueContext';
import { toCsv } from '@/data/maintenance/csv';
import { countOf } from '@/domain/grouped';
import { countsLine } from '@/domain/signals/board';
import { issueQuestion } from '@/domain/signals/adminWords';
import { readDraft, type StoredSignalDraft } from '@/domain/signals/draft';
import { RECORD_SHEET_COLUMNS, recordSheetRow } from '@/domain/signals/recordRow';
import { ResourceEditor } from '@/admin/resources/ResourceEditor';
import panel from '@/admin/resources/ResourcePanel.module.css';
import { nextSort, type Sort } from '@/admin/resources/sorting';
import { UndoOffer } from '@/admin/resources/UndoOffer';
import { useKeptFocus } from '@/admin/resources/useKeptFocus';
import type { UndoStack } from '@/admin/resources/useUndoStack';
import { Button } from '@/ui/Button';
import { downloadTable } from '@/admin/downloadDated';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { Loading } from '@/ui/Loading';
import { SelectField } from '@/ui/SelectField';
import { explainSignalFailure } from './explainSignalFailure';
import { issueDraft } from './issueDraft';
import { draftNotFound, signalDraftResource } from './signalDraftResource';
import { SignalDialog } from './SignalDialog';
import { SignalNotices } from './SignalNotices';
import { shownRows, type RowState, type SignalRow } from './signalRows';
import styles from './signals.module.css';
import { SignalTable, type SignalAction } from './SignalTable';
import { useSignals } from './useSignals';

interface SignalsPanelProps {
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly sort: Sort | null;
  readonly onSortChange: (sort: Sort | null) => void;
  readonly undo: UndoStack;
}

type Opened =
  | { readonly mode: 'none' }
  | { readonly mode: 'draft'; readonly draft: StoredSignalDraft | null }
  | { readonly mode: 'signal'; readonly number: number };

const STATES: readonly { readonly value: RowState; readonly label: string }[] = [
  { value: 'all', label: 'All states' },
  { value: 'draft', label: 'Drafts' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
  { value: 'untraded', label: 'Never traded' },
  { value: 'unpublished', label: 'Not published yet' },
];

const nameOf = ({ name }: StoredSignalDraft) => `“${name}”`;

/** Drafts and signals: the list, the editor of drafts, and what becomes of a signal once it is issued. */
export function SignalsPanel({ query, onQueryChange, sort, onSortChange, undo }: SignalsPanelProps) {
  const { signals, signalDrafts } = useCatalogue();
  const { loaded, reload, failure } = useSignals();
  const searchId = useId();
  const root = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const keptFocus = useKeptFocus(root, search);
  const undoButton = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<RowState>('all');
  const [opened, setOpened] = useState<Opened>({ mode: 'none' });
  const [notice, setNotice] = useState('');
  const [isBusy, setBusy] = useState(false);
  const value = loaded.value;
  const rows = useMemo(
    () => (value ? shownRows(value.rows, { query, state, sort }) : []),
    [value, query, state, sort],
  );

  const resource = useMemo(() => signalDraftResource({ signals, signalDrafts }), [signals, signalDrafts]);

  /** Does it, says what came of it, and shows the list as it is then; gives whether it was done. */
  async function change<T>(work: () => Promise<T>, done: (result: T) => string, notDone: string) {
    setBusy(true);
    try {
      const result = await work();
      await reload();
      // The caller moves the focus to what the change has drawn.
      flushSync(() => {
        setNotice(done(result));
        setBusy(false);
      });
      return true;
    } catch (error) {
      setNotice(explainSignalFailure(notDone, error));
      setBusy(false);
      void reload();
      return false;
    }
  }

  function issue(draft: StoredSignalDraft) {
    const { signal, refusal } = readDraft(draft, signals.read().next, new Date().toISOString());
    if (refusal !== null) {
      setNotice(`${nameOf(draft)} cannot be issued yet. ${refusal}`);
      return;
    }
    if (!globalThis.confirm(issueQuestion(signal))) return;
    void change(
      () => issueDraft(draft, { signals, signalDrafts }),
      ({ number, isRemoved }) =>
        `Signal ${String(number)} is issued. ${isRemoved ? '' : 'Its draft could not be removed: delete it, and do not issue it again. '}Only this browser shows the signal until it is published on the System tab.`,
      `${nameOf(draft)} was not issued`,
    );
  }

  function remove(draft: StoredSignalDraft) {
    if (!globalThis.confirm('Are you sure you want to delete this draft?')) return;
    void change(
      async () => {
        const removed = await signalDrafts.removeMany([draft.id]);
        if (removed.length === 0) throw draftNotFound();
        return removed;
      },
      (removed) => {
        undo.push(removed);
        return `${nameOf(draft)} deleted.`;
      },
      `${nameOf(draft)} was not deleted`,
    ).then((isDone) => {
      if (isDone) undoButton.current?.focus();
    });
  }

  const handleAction = (action: SignalAction, row: SignalRow) => {
    if (row.kind === 'signal') setOpened({ mode: 'signal', number: row.signal.number });
    else if (action === 'edit') setOpened({ mode: 'draft', draft: row.draft });
    else if (action === 'issue') issue(row.draft);
    else if (action === 'delete') remove(row.draft);
  };

  const handleUndo = () => {
    const removed = undo.newest;
    if (!removed) return;
    void change(
      () => signalDrafts.restore(removed),
      () => {
        undo.drop(removed);
        return 'The draft is back.';
      },
      'The draft was not brought back',
    );
  };

  const handleExport = () => {
    const exported = rows.flatMap((row) => (row.kind === 'signal' ? [recordSheetRow(row.signal)] : []));
    downloadTable('signals', toCsv(RECORD_SHEET_COLUMNS, exported));
    const count = countOf(exported.length, 'signal');
    setNotice(`${count} exported. Drafts are left out.`);
  };

  const close = () => {
    setOpened({ mode: 'none' });
  };

  if (loaded.status === 'loading') return <Loading>Loading signals...</Loading>;
  if (!value) return <p role="alert">{failure}</p>;

  const { view } = value;
  const all = view.replay.signals;
  const shown = opened.mode === 'signal' ? all.find(({ number }) => number === opened.number) : undefined;
  const addDraft = () => {
    setOpened({ mode: 'draft', draft: null });
  };

  return (
    <div ref={root} className={panel.panel} {...keptFocus}>
      <div className={panel.tools}>
        <label className={panel.search} htmlFor={searchId}>
          <span className={panel.searchLabel}>Search signals</span>
          <input
            ref={search}
            id={searchId}
            type="search"
            placeholder="Search signals..."
            value={query}
            onChange={(event) => {
              onQueryChange(event.currentTarget.value);
            }}
          />
        </label>
        <SelectField label="State" value={state} onChange={setState} options={STATES} />
        <Button look="secondary" onClick={handleExport}>
          <Icon of={Download} size={18} />
          Export CSV
        </Button>
        <Button onClick={addDraft}>
          <Icon of={Plus} size={20} />
          New draft
        </Button>
      </div>
      <div className={panel.news}>
        {loaded.status === 'failed' && <p role="alert">{failure}</p>}
        <p className={panel.notice} role="status">
          {notice}
        </p>
        {undo.newest && (
          <UndoOffer
            subject={undo.newest[0] ? `“${undo.newest[0].name}”` : 'a draft'}
            earlier={undo.earlier}
            isBusy={isBusy}
            undoButton={undoButton}
            onUndo={handleUndo}
            onDismiss={undo.clear}
          />
        )}
      </div>
      <SignalNotices signals={value} onChanged={reload} />
      {value.rows.length === 0 ? (
        <EmptyState heading="No signals yet">
          <p>Begin with a draft: it stays in this browser until you issue it.</p>
          <Button onClick={addDraft}>Write the first draft</Button>
        </EmptyState>
      ) : (
        <>
          <p className={styles.count} aria-live="polite">
            {rows.length === value.rows.length
              ? `${countsLine(all, 'issued')}; drafts: ${String(value.drafts.length)}`
              : `${String(rows.length)} of ${String(value.rows.length)} found`}
          </p>
          {rows.length === 0 ? (
            <EmptyState heading="No signal fits">
              <Button
                look="secondary"
                onClick={() => {
                  onQueryChange('');
                  setState('all');
                }}
              >
                Show all
              </Button>
            </EmptyState>
          ) : (
            <SignalTable
              rows={rows}
              sort={sort}
              onSort={(column) => {
                onSortChange(nextSort(sort, column));
              }}
              isBusy={isBusy}
              onAction={handleAction}
            />
          )}
        </>
      )}
      {opened.mode === 'draft' && (
        <ResourceEditor
          resource={resource}
          record={opened.draft}
          fallbackFocus={search}
          onSaving={async (saving) => {
            setBusy(true);
            await saving;
            setBusy(false);
          }}
          onSaved={async (saved) => {
            await reload();
            setNotice(`${nameOf(saved)} saved.`);
          }}
          onFailed={(explanation) => {
            setNotice(explanation);
            void reload();
          }}
          onClose={close}
        />
      )}
      {shown && (
        <SignalDialog
          signal={shown}
          waiting={view.waiting.filter(({ signal }) => signal === shown.number)}
          count={all.length}
          fallbackFocus={search}
          onChanged={reload}
          onClose={close}
        />
      )}
    </div>
  );
}

import { Plus } from 'lucide';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { countOf } from '@/domain/grouped';
import { onlyActive } from '@/domain/entity';
import { Button } from '@/ui/Button';
import { CheckField } from '@/ui/CheckField';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { Link } from '@/ui/Link';
import { Loading } from '@/ui/Loading';
import { useStableHandler } from '@/ui/useStableHandler';
import { downloadTable } from '@/admin/downloadDated';
import { inDigits } from '@/admin/inDigits';
import { ListBar, type BulkAction } from './ListBar';
import type { CatalogueRecord, Resource } from './resource';
import { ResourceEditor } from './ResourceEditor';
import styles from './ResourcePanel.module.css';
import type { RowAction } from './ResourceRow';
import { ResourceTable } from './ResourceTable';
import { nextSort, type Sort } from './sorting';
import { UndoOffer } from './UndoOffer';
import { focusRow, useKeptFocus } from './useKeptFocus';
import { useManagedList } from './useManagedList';
import { useSelection } from './useSelection';
import { pageOf, useShownPage } from './useShownPage';
import type { UndoStack } from './useUndoStack';
import { subjectOf } from './wording';

export interface ResourcePanelProps<R extends CatalogueRecord, F extends object> {
  readonly resource: Resource<R, F>;
  /** The search text, which both tabs share. */
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** Null for the list's own order, which also stands for a column that is none. */
  readonly sort: Sort | null;
  readonly onSortChange: (sort: Sort | null) => void;
  /** The page of a long list, from 0. */
  readonly page: number;
  readonly onPageChange: (page: number) => void;
  /** Whether inactive records are left out. */
  readonly isActiveOnly: boolean;
  readonly onActiveOnlyChange: (isActiveOnly: boolean) => void;
  readonly undo: UndoStack;
}

type Editor<R> =
  | { readonly mode: 'closed' }
  | { readonly mode: 'adding' }
  | { readonly mode: 'editing'; readonly record: R };

/** Search, table and forms for one entity: what all entities have in common. */
export function ResourcePanel<R extends CatalogueRecord, F extends object>({
  resource,
  query,
  onQueryChange,
  sort,
  onSortChange,
  page,
  onPageChange,
  isActiveOnly,
  onActiveOnlyChange,
  undo,
}: ResourcePanelProps<R, F>) {
  const { noun, title, plural } = resource;
  const searchId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  const [editor, setEditor] = useState<Editor<R>>({ mode: 'closed' });
  const list = useManagedList(resource, undo);
  const { records, refusals } = list;
  useEffect(() => {
    // The row that it was tried in may be far below.
    if (refusals > 0) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [refusals]);
  const listed = useMemo(() => (isActiveOnly ? onlyActive(records) : records), [isActiveOnly, records]);
  const view = useShownPage(resource, listed, { query, sort, page });
  const { found } = view;
  const selection = useSelection(found);
  const keptFocus = useKeptFocus(panel, search);
  const canReorder =
    resource.manualOrder !== undefined && view.sort === null && view.query === '' && !isActiveOnly;

  // Another search or order begins at its first page.
  const changeQuery = (next: string) => {
    onQueryChange(next);
    onPageChange(0);
  };

  const remove = async (chosen: readonly R[]) => {
    if (await list.remove(chosen)) undoButton.current?.focus();
  };

  const handleUndo = async () => {
    const removed = undo.newest;
    if (!removed || !(await list.bringBack(removed))) return;
    if (!focusRow(panel.current, removed[0]?.id, 'delete')) search.current?.focus();
  };

  const handleRowAction = useStableHandler((action: RowAction, record: R) => {
    const place = records.indexOf(record);
    /** Moves it, and turns the page with it, so that the next press moves the same record. */
    const moveTo = (to: number) => {
      void list.move(place, to);
      if (pageOf(to) !== view.page) onPageChange(pageOf(to));
    };
    switch (action) {
      case 'select':
        selection.toggle(record);
        break;
      case 'edit':
        setEditor({ mode: 'editing', record });
        break;
      case 'toggle':
        void list.toggle(record);
        break;
      case 'delete':
        void remove([record]);
        break;
      case 'up':
        moveTo(place - 1);
        break;
      case 'down':
        moveTo(place + 1);
        break;
    }
  });

  const handleBulkAction = (action: BulkAction) => {
    switch (action) {
      case 'activate':
      case 'deactivate':
        void list.setActive(selection.records, action === 'activate');
        break;
      case 'export':
        downloadTable(plural, resource.toCsv(selection.records));
        list.setNotice(`${subjectOf(selection.records, resource)} exported.`);
        break;
      case 'delete':
        void remove(selection.records);
        break;
      case 'unselect':
        selection.clear();
        break;
    }
  };

  const handleSort = useStableHandler((column: string) => {
    onSortChange(nextSort(view.sort, column));
    onPageChange(0);
  });
  const handleOwnOrder = () => {
    onSortChange(null);
    changeQuery('');
    onActiveOnlyChange(false);
    // The button that was pressed goes with its sentence.
    search.current?.focus();
  };
  const handleSelectAll = useStableHandler(selection.toggleAll);
  const handleMove = useStableHandler((from: number, to: number) => void list.move(from, to));

  const handleAdd = () => {
    setEditor({ mode: 'adding' });
  };
  /** Closes the form it was given to, and not one that was opened since. */
  const handleClose = () => {
    setEditor((current) => (current === editor ? { mode: 'closed' } : current));
  };

  return (
    <div ref={panel} className={styles.panel} {...keptFocus}>
      <div className={styles.tools}>
        <label className={styles.search} htmlFor={searchId}>
          <span className={styles.searchLabel}>Search {plural}</span>
          <input
            ref={search}
            id={searchId}
            type="search"
            placeholder={`Search ${plural}...`}
            value={query}
            onChange={(event) => {
              changeQuery(event.currentTarget.value);
            }}
          />
        </label>
        <CheckField
          label="Active only"
          value={isActiveOnly}
          onChange={(next) => {
            onActiveOnlyChange(next);
            onPageChange(0);
          }}
        />
        <Button onClick={handleAdd}>
          <Icon of={Plus} size={20} />
          Add {title}
        </Button>
      </div>
      <div className={styles.news}>
        <p ref={notice} className={styles.notice} role="status">
          {list.notice}
        </p>
        {undo.newest && (
          <UndoOffer
            subject={subjectOf(undo.newest, resource)}
            earlier={undo.earlier}
            isBusy={list.isBusy(undo.newest.map(({ id }) => id))}
            undoButton={undoButton}
            onUndo={() => void handleUndo()}
            onDismiss={undo.clear}
          />
        )}
      </div>
      {records.length > 0 && (
        <ListBar
          count={
            found.length === records.length
              ? countOf(records.length, noun, plural)
              : `${inDigits(found.length)} of ${countOf(records.length, noun, plural)} found`
          }
          selected={selection.records.length}
          isBusy={list.isBusy(selection.records.map(({ id }) => id))}
          onBulkAction={handleBulkAction}
          page={view.page}
          pages={view.pages}
          onTurn={onPageChange}
        />
      )}
      {canReorder && resource.orderNote !== undefined && found.length > 1 && (
        <p className={styles.note}>{resource.orderNote}</p>
      )}
      {resource.manualOrder !== undefined && !canReorder && found.length > 1 && (
        <p className={styles.note}>
          Places can be changed while all {plural} stand in their own order.{' '}
          <Button look="quiet" onClick={handleOwnOrder}>
            Show them in their own order
          </Button>
        </p>
      )}
      {list.unreadable > 0 && (
        <p className={styles.note}>
          {list.unreadable === 1 ? '1 more is stored' : `${inDigits(list.unreadable)} more are stored`} that
          cannot be read. <Link to={{ search: '?tab=system' }}>What is in it</Link> stands on the System tab.
        </p>
      )}
      {list.isLoading ? (
        <Loading>Loading {plural}...</Loading>
      ) : records.length === 0 ? (
        <EmptyState heading={`No ${plural} found`}>
          {list.isCorrupt && (
            <p>
              What is stored for {plural} cannot be read. It is kept beside the new list when you save the
              first {noun}.
            </p>
          )}
          <p>{resource.emptyHint}</p>
          <Button onClick={handleAdd}>Add First {title}</Button>
        </EmptyState>
      ) : found.length === 0 ? (
        <EmptyState
          heading={view.query === '' ? `No ${noun} is active` : `No ${noun} matches “${view.query}”`}
        >
          <p>
            {countOf(records.length, noun, plural)} in all, none{' '}
            {view.query === '' ? 'active' : 'with this text'}
            {view.query !== '' && isActiveOnly && ' among the active ones'}.
          </p>
          <Button
            look="secondary"
            onClick={() => {
              changeQuery('');
              onActiveOnlyChange(false);
            }}
          >
            {view.query === '' ? `Show all ${plural}` : 'Clear the search'}
          </Button>
        </EmptyState>
      ) : (
        <ResourceTable
          label={plural}
          columns={resource.columns}
          records={view.shown}
          first={view.first}
          count={found.length}
          sort={view.sort}
          onSort={handleSort}
          selectedIds={selection.ids}
          onSelectAll={handleSelectAll}
          busyIds={list.busyIds}
          onAction={handleRowAction}
          onMove={canReorder ? handleMove : null}
        />
      )}
      {editor.mode !== 'closed' && (
        <ResourceEditor
          resource={resource}
          record={editor.mode === 'editing' ? editor.record : null}
          fallbackFocus={search}
          onSaving={(saving) => list.hold(editor.mode === 'editing' ? [editor.record.id] : [], saving)}
          onSaved={list.showSaved}
          onFailed={(explanation) => {
            list.refuse(explanation);
            void list.reload();
          }}
          onClose={handleClose}
        />
      )}
    </div>
  );
}

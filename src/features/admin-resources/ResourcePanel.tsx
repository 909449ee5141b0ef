import { Plus } from 'lucide';
import { useId, useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';
import { Loading } from '@/ui/Loading';
import { useStableHandler } from '@/ui/useStableHandler';
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
import { useShownPage } from './useShownPage';
import type { UndoStack } from './useUndoStack';
import { countOf, inDigits, subjectOf } from './wording';

interface ResourcePanelProps<R extends CatalogueRecord, F extends object> {
  readonly resource: Resource<R, F>;
  /** The search text, which both tabs share. */
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** Null for the list's own order, which also stands for a column that is none. */
  readonly sort: Sort | null;
  readonly onSortChange: (sort: Sort | null) => void;
  readonly undo: UndoStack;
}

type Editor<R> =
  | { readonly mode: 'closed' }
  | { readonly mode: 'adding' }
  | { readonly mode: 'editing'; readonly record: R };

/** Search, table and forms for one entity: all that brokers and platforms have in common. */
export function ResourcePanel<R extends CatalogueRecord, F extends object>({
  resource,
  query,
  onQueryChange,
  sort,
  onSortChange,
  undo,
}: ResourcePanelProps<R, F>) {
  const { noun, title, plural } = resource;
  const searchId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const [editor, setEditor] = useState<Editor<R>>({ mode: 'closed' });
  const list = useManagedList(resource, undo);
  const { records, isBusy } = list;
  const view = useShownPage(resource, records, query, sort);
  const { found } = view;
  const selection = useSelection(found);
  const keptFocus = useKeptFocus(panel, search);
  const canArrange = resource.ownOrder !== undefined && view.sort === null && view.query === '';

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
        void list.move(place, place - 1);
        break;
      case 'down':
        void list.move(place, place + 1);
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
        resource.exportSelected(selection.records);
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
  });
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
              onQueryChange(event.currentTarget.value);
            }}
          />
        </label>
        <Button onClick={handleAdd}>
          <Icon of={Plus} size={20} />
          Add {title}
        </Button>
      </div>
      <div className={styles.news}>
        <p className={styles.notice} role="status">
          {list.notice}
        </p>
        {undo.newest && (
          <UndoOffer
            subject={subjectOf(undo.newest, resource)}
            earlier={undo.earlier}
            isBusy={isBusy}
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
              ? countOf(records.length, resource)
              : `${inDigits(found.length)} of ${countOf(records.length, resource)} found`
          }
          selected={selection.records.length}
          isBusy={isBusy}
          onBulkAction={handleBulkAction}
          page={view.page}
          pages={view.pages}
          onTurn={view.turnTo}
        />
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
        <EmptyState heading={`No ${noun} matches “${view.query}”`}>
          <p>
            {records.length} {records.length === 1 ? noun : plural} in all, none with this text.
          </p>
          <Button
            look="secondary"
            onClick={() => {
              onQueryChange('');
            }}
          >
            Clear the search
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
          isBusy={isBusy}
          onAction={handleRowAction}
          onMove={canArrange ? handleMove : null}
        />
      )}
      {editor.mode !== 'closed' && (
        <ResourceEditor
          resource={resource}
          record={editor.mode === 'editing' ? editor.record : null}
          fallbackFocus={search}
          onSaved={list.showSaved}
          onFailed={(explanation) => {
            list.setNotice(explanation);
            void list.reload();
          }}
          onClose={handleClose}
        />
      )}
    </div>
  );
}

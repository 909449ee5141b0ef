import { useEffect, useId, useMemo, useRef, type ReactNode, type RefObject, useState } from 'react';
import { countOf, formatNumber } from '@/domain/text/groupDigits';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { Loading } from '@/ui/Loading';
import { useStableHandler } from '@/ui/useStableHandler';
import { ListBar, type BulkAction } from './ListBar';
import { ListTable } from './ListTable';
import styles from './ManagedList.module.css';
import type { RowRules } from './resource';
import { UndoOffer } from './UndoOffer';
import { useKeptFocus } from './useKeptFocus';
import { nextSort, type ListAddress } from './useListAddress';
import type { ListRow, ListView } from './useManagedList';
import { pageOf, useShownPage } from './useShownPage';
import { subjectOf, type Nouns } from './wording';

/** A filter in addition to the search. */
interface ListFilter<Row> {
  readonly control: ReactNode;
  /** Undefined without a filter; must be referentially stable. */
  readonly keeps?: ((row: Row) => boolean) | undefined;
  /** The adjective for the rows it keeps, such as `active`, and `the active ones`. */
  readonly kept: string;
  readonly keptOnes: string;
}

interface ManagedListProps<Row extends ListRow> {
  readonly list: ListView;
  readonly rows: readonly Row[];
  readonly address: ListAddress;
  /** The noun for counting rows. */
  readonly counted: Nouns;
  /** The count while all rows are shown. */
  readonly summary: string;
  /** Must be referentially stable. */
  readonly rules: RowRules<Row>;
  readonly onAction: (action: string, row: Row) => void;
  readonly bulkActionsOf: (selected: readonly Row[]) => readonly BulkAction[];
  readonly filter: ListFilter<Row>;
  /** The buttons next to the search. */
  readonly tools: ReactNode;
  /** Shown above the table. */
  readonly notes: ReactNode;
  /** Shown instead of an empty table. */
  readonly empty: ReactNode;
  /** Moves a row to another position; undefined if the list can't be reordered. */
  readonly onMove?: ((from: number, to: number) => void) | undefined;
  /** Explains the order that visitors see, if it differs. */
  readonly orderNote?: string | undefined;
  /** Its forms. */
  readonly children?: ReactNode;
}

const NO_IDS: ReadonlySet<string> = new Set();

/** The selected rows. A row that no longer matches the search is deselected. */
function useSelection<Row extends ListRow>(found: readonly Row[]) {
  const [ids, setIds] = useState(NO_IDS);
  const rows = ids.size === 0 ? [] : found.filter(({ id }) => ids.has(id));
  if (rows.length !== ids.size) setIds(new Set(rows.map(({ id }) => id)));

  return {
    ids,
    rows,
    toggle: ({ id }: Row) =>
      setIds((current) => {
        const next = new Set(current);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    /** Selects all, or none if all are selected. */
    toggleAll: () => setIds(ids.size === found.length ? NO_IDS : new Set(found.map(({ id }) => id))),
    clear: () => setIds(NO_IDS),
  };
}

/** The rows just changed that a search or filter hides. */
function useHidden<Row extends ListRow>(
  rows: readonly Row[],
  found: readonly Row[],
  touchedIds: ReadonlySet<string>,
): readonly Row[] {
  return useMemo(() => {
    if (touchedIds.size === 0 || found.length === rows.length) return [];
    const shown = new Set(found);
    return rows.filter((row) => touchedIds.has(row.id) && !shown.has(row));
  }, [rows, found, touchedIds]);
}

interface ListNewsProps {
  readonly list: ListView;
  readonly notice: RefObject<HTMLParagraphElement | null>;
  readonly text: string;
  readonly controls: ReactNode;
}

/** What has just happened, and how to undo it. */
function ListNews({ list, notice, text, controls }: ListNewsProps) {
  const { undo, deleted } = list;
  return (
    <div className={styles.news}>
      <p ref={notice} className={styles.notice} role="status">
        {text}
      </p>
      {controls}
      {undo.latest && (
        <UndoOffer
          verb={undo.latest.verb}
          subject={subjectOf(undo.latest.records, deleted)}
          earlier={undo.earlier}
          isBusy={list.isBusy(undo.latest.records.map(({ id }) => id))}
          undoButton={list.refs.undoButton}
          onUndo={() => void list.undoLatest()}
          onDismiss={undo.clear}
        />
      )}
    </div>
  );
}

/** The search, table and row actions shared by all lists of the dashboard. */
export function ManagedList<Row extends ListRow>({
  list,
  rows,
  address,
  counted,
  summary,
  rules,
  onAction,
  bulkActionsOf,
  filter,
  tools,
  notes,
  empty,
  onMove,
  orderNote,
  children,
}: ManagedListProps<Row>) {
  const { plural, refusals } = list;
  const { panel, search } = list.refs;
  const searchId = useId();
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The row may be far below.
    if (refusals > 0) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [refusals]);
  const keptFocus = useKeptFocus(panel, search);
  const { keeps } = filter;
  const kept = useMemo(() => (keeps ? rows.filter(keeps) : rows), [keeps, rows]);
  const view = useShownPage(rules, kept, address);
  const { found } = view;
  const selection = useSelection(found);
  const showAllLabel = view.query === '' ? `Show all ${plural}` : 'Clear the search';
  const hidden = useHidden(rows, found, list.touchedIds);
  const hiddenWords = () => {
    if (hidden.length === 0) return '';
    const named = list.touchedIds.size === 1 ? 'It' : subjectOf(hidden, counted);
    const shown = keeps && !hidden.some(keeps) ? filter.keptOnes : `what matches “${view.query}”`;
    return ` ${named} ${hidden.length === 1 ? 'is' : 'are'} not shown: the list shows only ${shown}.`;
  };
  const canReorder = onMove !== undefined && view.sort === null && view.query === '' && !keeps;
  const all = countOf(rows.length, counted.noun, counted.plural);

  // A new search or sort order starts at the first page.
  const changeQuery = (query: string) => {
    address.setQuery(query);
    address.setPage(0);
  };
  const showAll = () => {
    changeQuery('');
    address.setShow(null);
  };

  const handleAction = useStableHandler((action: string, row: Row) => {
    if (action === 'select') selection.toggle(row);
    else if (action === 'up' || action === 'down') {
      const place = rows.indexOf(row);
      const to = action === 'up' ? place - 1 : place + 1;
      onMove?.(place, to);
      // The page follows the row, so that the next press moves the same row.
      if (pageOf(to) !== view.page) address.setPage(pageOf(to));
    } else onAction(action, row);
  });
  const handleSort = useStableHandler((column: string) => {
    address.setSort(nextSort(view.sort, column));
    address.setPage(0);
  });
  const handleShowAll = () => {
    showAll();
    // The pressed button disappears with its message.
    search.current?.focus();
  };
  const handleOwnOrder = () => {
    address.setSort(null);
    handleShowAll();
  };
  const handleSelectAll = useStableHandler(selection.toggleAll);
  const handleMove = useStableHandler((from: number, to: number) => onMove?.(from, to));

  return (
    <div ref={panel} className={styles.panel} {...keptFocus}>
      <div className={styles.tools}>
        <label className={styles.search} htmlFor={searchId}>
          <span className={styles.searchLabel}>{`Search ${plural}`}</span>
          <input
            ref={search}
            id={searchId}
            type="search"
            placeholder={`Search ${plural}...`}
            value={address.query}
            onChange={(event) => changeQuery(event.currentTarget.value)}
          />
        </label>
        {filter.control}
        {tools}
      </div>
      <ListNews
        list={list}
        notice={notice}
        text={`${list.notice}${hiddenWords()}`}
        controls={
          hidden.length > 0 &&
          found.length > 0 && (
            <Button look="secondary" onClick={handleShowAll}>
              {showAllLabel}
            </Button>
          )
        }
      />
      {notes}
      {rows.length > 0 && (
        <ListBar
          count={found.length === rows.length ? summary : `${formatNumber(found.length)} of ${all} found`}
          selected={selection.rows.length}
          isBusy={list.isBusy(selection.rows.map(({ id }) => id))}
          actions={selection.rows.length > 0 ? bulkActionsOf(selection.rows) : []}
          onClear={selection.clear}
          page={view.page}
          pages={view.pages}
          onTurn={address.setPage}
        />
      )}
      {canReorder && orderNote !== undefined && found.length > 1 && (
        <p className={styles.note}>{orderNote}</p>
      )}
      {onMove && !canReorder && found.length > 1 && (
        <p className={styles.note}>
          <span>{`To move ${plural}, switch to manual order and clear the search.`}</span>{' '}
          <Button look="quiet" onClick={handleOwnOrder}>
            Show manual order
          </Button>
        </p>
      )}
      {list.isLoading ? (
        <Loading>{`Loading ${plural}...`}</Loading>
      ) : rows.length === 0 ? (
        empty
      ) : found.length === 0 ? (
        <EmptyState
          heading={
            view.query === ''
              ? `No ${counted.noun} is ${filter.kept}`
              : `No ${counted.noun} matches “${view.query}”`
          }
        >
          <p>
            {`${all} in all, none ${view.query === '' ? filter.kept : 'with this text'}${view.query !== '' && keeps ? ` among ${filter.keptOnes}` : ''}.`}
          </p>
          <Button look="secondary" onClick={handleShowAll}>
            {showAllLabel}
          </Button>
        </EmptyState>
      ) : (
        <ListTable
          label={plural}
          rules={rules}
          rows={view.shown}
          first={view.first}
          count={found.length}
          sort={view.sort}
          onSort={handleSort}
          selectedIds={selection.ids}
          onSelectAll={handleSelectAll}
          busyIds={list.busyIds}
          onAction={handleAction}
          onMove={canReorder ? handleMove : null}
        />
      )}
      {children}
    </div>
  );
}

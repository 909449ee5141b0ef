import { useId, useMemo, type ReactNode } from 'react';
import { countOf, formatNumber } from '@/domain/text/groupDigits';
import { Button } from '@/ui/Button';
import { Loading } from '@/ui/Loading';
import { useStableHandler } from '@/ui/useStableHandler';
import { ListBar, type BulkAction } from './ListBar';
import { ListNotice } from './ListNotice';
import { ListTable } from './ListTable';
import styles from './ManagedList.module.css';
import { NothingFound } from './NothingFound';
import type { ListFilter, RowRules } from './resource';
import { useFocusRestoration } from './useFocusRestoration';
import { nextSort, type ListSearchParams } from './useListSearchParams';
import type { ListRow } from './useListChanges';
import type { ListView } from './useManagedList';
import { useSelection } from './useSelection';
import { pageAtPosition, useTablePage } from './useTablePage';
import type { Nouns } from './wording';

interface ManagedListProps<Row extends ListRow> {
  readonly list: ListView;
  readonly rows: readonly Row[];
  readonly address: ListSearchParams;
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
  /** Explains the order that visitors see, if it differs from the list's. */
  readonly orderNote?: string | undefined;
  /** The forms of the list. */
  readonly children?: ReactNode;
}

interface ListSearchProps {
  readonly list: ListView;
  readonly query: string;
  readonly onChange: (query: string) => void;
}

function ListSearch({ list: { plural, refs }, query, onChange }: ListSearchProps) {
  const id = useId();
  return (
    <label className={styles.search} htmlFor={id}>
      <span className={styles.searchLabel}>{`Search ${plural}`}</span>
      <input
        ref={refs.search}
        id={id}
        type="search"
        placeholder={`Search ${plural}...`}
        value={query}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}

interface OrderNoteProps {
  readonly plural: string;
  readonly canReorder: boolean;
  readonly orderNote: string | undefined;
  readonly onOwnOrder: () => void;
}

/** What decides the order that visitors see, or a button that shows the manual order. */
function OrderNote({ plural, canReorder, orderNote, onOwnOrder }: OrderNoteProps) {
  if (canReorder) return orderNote === undefined ? null : <p className={styles.note}>{orderNote}</p>;
  return (
    <p className={styles.note}>
      <span>{`To move ${plural}, switch to manual order and clear the search.`}</span>{' '}
      <Button variant="quiet" onClick={onOwnOrder}>
        Show manual order
      </Button>
    </p>
  );
}

interface ShownRowsProps<Row extends ListRow> extends Pick<
  ManagedListProps<Row>,
  'list' | 'rows' | 'rules' | 'address' | 'onAction' | 'onMove'
> {
  readonly view: ReturnType<typeof useTablePage<Row>>;
  readonly selection: ReturnType<typeof useSelection<Row>>;
}

/** The table of the current page, whose rows can be sorted, selected and moved. */
function ShownRows<Row extends ListRow>({
  list,
  rows,
  rules,
  address,
  onAction,
  onMove,
  view,
  selection,
}: ShownRowsProps<Row>) {
  const handleAction = useStableHandler((action: string, row: Row) => {
    if (action === 'select') selection.toggle(row);
    else if (action === 'up' || action === 'down') {
      const place = rows.indexOf(row);
      const to = action === 'up' ? place - 1 : place + 1;
      onMove?.(place, to);
      // The page follows the row, so that the next press moves the same row.
      if (pageAtPosition(to) !== view.page) address.setPage(pageAtPosition(to));
    } else onAction(action, row);
  });
  const handleSort = useStableHandler((column: string) => {
    address.setSort(nextSort(view.sort, column));
    address.setPage(0);
  });
  const handleSelectAll = useStableHandler(selection.toggleAll);
  const handleMove = useStableHandler((from: number, to: number) => onMove?.(from, to));

  return (
    <ListTable
      label={list.plural}
      rules={rules}
      rows={view.shown}
      first={view.first}
      count={view.found.length}
      sort={view.sort}
      onSort={handleSort}
      selectedIds={selection.ids}
      onSelectAll={handleSelectAll}
      busyIds={list.busyIds}
      onAction={handleAction}
      onMove={onMove ? handleMove : null}
    />
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
  const { plural } = list;
  const { panel, search } = list.refs;
  const keptFocus = useFocusRestoration(panel, search);
  const { keeps } = filter;
  const kept = useMemo(() => (keeps ? rows.filter(keeps) : rows), [keeps, rows]);
  const view = useTablePage(rules, kept, address);
  const { found, query } = view;
  const selection = useSelection(found);
  const canReorder = onMove !== undefined && view.sort === null && query === '' && !keeps;

  // A new search or sort order starts at the first page.
  const changeQuery = (next: string) => {
    address.setQuery(next);
    address.setPage(0);
  };
  const handleShowAll = () => {
    changeQuery('');
    address.setShow(null);
    // The pressed button disappears with its message.
    search.current?.focus();
  };
  const handleOwnOrder = () => {
    address.setSort(null);
    handleShowAll();
  };
  const showAll = (
    <Button variant="secondary" onClick={handleShowAll}>
      {query === '' ? `Show all ${plural}` : 'Clear the search'}
    </Button>
  );
  function content() {
    if (list.isLoading) return <Loading>{`Loading ${plural}...`}</Loading>;
    if (rows.length === 0) return empty;
    if (found.length === 0)
      return <NothingFound count={rows.length} {...{ counted, query, filter, showAll }} />;
    return (
      <ShownRows
        {...{ list, rows, rules, view, selection, address, onAction }}
        onMove={canReorder ? onMove : undefined}
      />
    );
  }

  return (
    <div ref={panel} className={styles.panel} {...keptFocus}>
      <div className={styles.tools}>
        <ListSearch list={list} query={address.query} onChange={changeQuery} />
        {filter.control}
        {tools}
      </div>
      <ListNotice {...{ list, rows, found, query, filter, counted, showAll }} />
      {notes}
      {rows.length > 0 && (
        <ListBar
          count={
            found.length === rows.length
              ? summary
              : `${formatNumber(found.length)} of ${countOf(rows.length, counted.noun, counted.plural)} found`
          }
          selected={selection.rows.length}
          isBusy={list.isBusy(selection.rows.map(({ id }) => id))}
          actions={selection.rows.length > 0 ? bulkActionsOf(selection.rows) : []}
          onClear={selection.clear}
          page={view.page}
          pages={view.pages}
          onTurn={address.setPage}
        />
      )}
      {onMove && found.length > 1 && (
        <OrderNote
          plural={plural}
          canReorder={canReorder}
          orderNote={orderNote}
          onOwnOrder={handleOwnOrder}
        />
      )}
      {content()}
      {children}
    </div>
  );
}

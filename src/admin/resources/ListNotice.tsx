import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import styles from './ManagedList.module.css';
import type { ListFilter } from './resource';
import { UndoOffer } from './UndoOffer';
import type { ListRow } from './useListChanges';
import type { ListView } from './useManagedList';
import { subjectOf, type Nouns } from './wording';

interface ListNewsProps<Row extends ListRow> {
  readonly list: ListView;
  readonly rows: readonly Row[];
  /** The rows that match the search and the filter. */
  readonly found: readonly Row[];
  readonly query: string;
  readonly filter: ListFilter<Row>;
  readonly counted: Nouns;
  /** The button that shows all rows again. */
  readonly showAll: ReactNode;
}

/** The rows that have just changed but are hidden by a search or filter. */
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

/** What has just happened, whether the list shows it, and how to undo it. */
export function ListNotice<Row extends ListRow>({
  list,
  rows,
  found,
  query,
  filter,
  counted,
  showAll,
}: ListNewsProps<Row>) {
  const { undo, deleted, refusals } = list;
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The row whose button was pressed may be far below the notice.
    if (refusals > 0) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [refusals]);
  const hidden = useHidden(rows, found, list.touchedIds);
  const hiddenWords = () => {
    if (hidden.length === 0) return '';
    const named = list.touchedIds.size === 1 ? 'It' : subjectOf(hidden, counted);
    const { keeps, keptOnes } = filter;
    const shown = keeps && !hidden.some(keeps) ? keptOnes : `what matches “${query}”`;
    return ` ${named} ${hidden.length === 1 ? "isn't" : "aren't"} shown: the list shows only ${shown}.`;
  };
  return (
    <div className={styles.news}>
      <p ref={notice} className={styles.notice} role="status">
        {`${list.notice}${hiddenWords()}`}
      </p>
      {hidden.length > 0 && found.length > 0 && showAll}
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

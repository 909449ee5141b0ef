import { useEffect, useEffectEvent, useRef } from 'react';
import { countOf } from '@/domain/text/groupDigits';
import { notUndoneWords, undoneWords } from './undoWords';
import { focusRow } from './useFocusRestoration';
import { idsOf, useListChanges, type ListRow, type ListSource } from './useListChanges';
import type { UndoStack } from './useUndoStack';
import { subjectOf } from './wording';

/**
 * A list with the changes made outside its form: deleting rows, and undoing that or an import.
 * @param source must be referentially stable
 */
export function useManagedList<Row extends ListRow, Shown extends { readonly rows: readonly Row[] }>(
  source: ListSource<Row, Shown>,
  undo: UndoStack,
) {
  const { plural, deleted } = source;
  const panel = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const { loaded, rows, report, isBusy, hold, say, refuse, reload, showRows, change } =
    useListChanges(source);

  const { latest } = undo;
  const dropStep = useEffectEvent(undo.drop);
  useEffect(() => {
    // If a publication has restored the deleted rows, there is nothing to undo.
    const ids = new Set(idsOf(rows));
    if (latest?.verb === 'deleting' && latest.records.every(({ id }) => ids.has(id))) dropStep(latest);
  }, [rows, latest]);

  const remove = async (chosen: readonly Row[]) => {
    const ids = idsOf(chosen);
    const these =
      chosen.length === 1
        ? `this ${deleted.noun}`
        : `these ${countOf(chosen.length, deleted.noun, deleted.plural)}`;
    if (isBusy(ids) || !globalThis.confirm(`Are you sure you want to delete ${these}?`)) return false;
    const isDone = await change({
      ids,
      work: async () => {
        const removed = await source.remove(ids);
        if (removed.length === 0) throw source.notFound();
        return removed;
      },
      done: (removed) => {
        undo.push({ verb: 'deleting', records: removed });
        return `${subjectOf(removed, deleted)} deleted.`;
      },
      notDone: `${subjectOf(chosen, deleted)} ${chosen.length === 1 ? "wasn't" : "weren't"} deleted`,
      shown: (list, removed) => {
        const gone = new Set(idsOf(removed));
        return list.filter(({ id }) => !gone.has(id));
      },
    });
    if (isDone) undoButton.current?.focus();
    return isDone;
  };

  const undoLatest = async () => {
    if (!latest) return;
    const isDone = await change({
      ids: idsOf(latest.records),
      work: () => (latest.verb === 'deleting' ? source.restore(latest.records) : latest.undo()),
      done: (count) => {
        undo.drop(latest);
        return undoneWords(latest, count, deleted);
      },
      notDone: notUndoneWords(latest, deleted),
    });
    if (isDone && !focusRow(panel.current, latest.records[0]?.id, 'delete')) search.current?.focus();
  };

  /** What the form needs from the list; without an id, for a new row. */
  const formProps = (id?: string) => ({
    fallbackFocus: search,
    onSaving: (saving: Promise<void>) => hold(id === undefined ? [] : [id], saving),
    onFailed: (explanation: string) => {
      refuse(explanation);
      void reload();
    },
  });

  return {
    /** The last loaded rows; null before the first load. */
    shown: loaded.value,
    rows,
    setNotice: (text: string) => say(text, true),
    say,
    refuse,
    reload,
    showRows,
    change,
    remove,
    formProps,
    /** The state of the screen except for the rows. */
    view: {
      plural,
      deleted,
      isLoading: loaded.status === 'loading',
      undo,
      ...report,
      isBusy,
      undoLatest,
      refs: { panel, search, undoButton },
    },
  };
}

export type ListView = ReturnType<typeof useManagedList>['view'];

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RemovedRecord } from '@/data/catalogue/ports';
import { countOf, formatNumber } from '@/domain/text/groupDigits';
import { useLoad } from '@/ui/useLoad';
import { explainReported } from '@/admin/explainFailure';
import { focusRow } from './useKeptFocus';
import type { UndoStack } from './useUndoStack';
import { subjectOf, type Nouns } from './wording';

export interface ListRow {
  readonly id: string;
  readonly name: string;
}

export interface ListSource<Row extends ListRow, Shown extends { readonly rows: readonly Row[] }> {
  /** The plural noun, such as `brokers`. */
  readonly plural: string;
  /** The noun for a row that can be deleted. */
  readonly deleted: Nouns;
  /** @throws StorageError if storage can't be read */
  readonly load: () => Promise<Shown>;
  readonly watch: (onChange: () => void) => () => void;
  /** The following ignore unknown ids, and throw a StorageError if nothing was written. */
  readonly remove: (ids: readonly string[]) => Promise<readonly RemovedRecord[]>;
  readonly restore: (removed: readonly RemovedRecord[]) => Promise<number>;
  readonly notFound: () => Error;
}

interface Change<Row, T> {
  /** The affected rows, which are locked until it is done. */
  readonly ids: readonly string[];
  readonly work: () => Promise<T>;
  /** The message after success. */
  readonly done: (result: T) => string;
  /** The start of the message after a failure: `“Alpha” was not deleted`. */
  readonly notDone: string;
  /** The rows to look for in what is shown; `ids` by default. */
  readonly touched?: (result: T) => readonly string[];
  /** The new rows; if undefined, the list is reloaded before the message appears. */
  readonly shown?: (rows: readonly Row[], result: T) => readonly Row[];
}

const NO_IDS: ReadonlySet<string> = new Set();
const NO_ROWS: readonly never[] = [];

export const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

/**
 * A list with the changes made outside its form. Each change reports its result. Its promise resolves to
 * whether it succeeded, once the screen shows it.
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
  const [busyIds, setBusyIds] = useState(NO_IDS);
  const lastChange = useRef<Promise<unknown>>(Promise.resolve());
  const [notice, setNotice] = useState('');
  /** The rows that the notice is about. */
  const [touchedIds, setTouchedIds] = useState(NO_IDS);
  const [loadFailure, setLoadFailure] = useState('');
  const [refusals, setRefusals] = useState(0);

  const refuse = useCallback((text: string) => {
    setNotice(text);
    setTouchedIds(NO_IDS);
    setRefusals((count) => count + 1);
  }, []);

  const handleLoadFailure = useCallback(
    (error: unknown) => {
      const text = explainReported(`The ${plural} could not be loaded`, error);
      setLoadFailure(text);
      refuse(text);
    },
    [plural, refuse],
  );
  const { loaded, reload, show } = useLoad(source.load, source.watch, handleLoadFailure);
  const rows: readonly Row[] = loaded.value?.rows ?? NO_ROWS;

  // The error no longer applies once the list has been reloaded.
  if (loaded.status === 'loaded' && loadFailure !== '') {
    setLoadFailure('');
    if (notice === loadFailure) setNotice('');
  }

  const { latest } = undo;
  const dropStep = useEffectEvent(undo.drop);
  useEffect(() => {
    // If a publication has restored the deleted rows, there is nothing to undo.
    const ids = new Set(idsOf(rows));
    if (latest?.verb === 'deleting' && latest.records.every(({ id }) => ids.has(id))) dropStep(latest);
  }, [rows, latest]);

  const showRows = useCallback(
    (change: (shown: readonly Row[]) => readonly Row[]) =>
      show((shown) => ({ ...shown, rows: change(shown?.rows ?? []) }) as Shown),
    [show],
  );

  /** Marks rows as busy; returns a function that ends it. */
  function occupy(ids: readonly string[]): () => void {
    setBusyIds((current) => new Set([...current, ...ids]));
    const done = new Set(ids);
    return () => setBusyIds((current) => new Set([...current].filter((id) => !done.has(id))));
  }

  const isBusy = (ids: readonly string[]) => ids.some((id) => busyIds.has(id));

  /** Locks rows until `change` settles, which must never reject. */
  async function hold(ids: readonly string[], change: Promise<void>): Promise<void> {
    const settle = occupy(ids);
    await change;
    settle();
  }

  /**
   * Reports success, and any failure to reload the list.
   * @param ids the rows it is about
   */
  const say = (text: string, isListRead: boolean, ids: readonly string[] = []) => {
    setNotice((failure) => (isListRead ? text : `${text} ${failure}`));
    setTouchedIds(new Set(ids));
  };

  /** Changes run one after another, in order. */
  async function change<T>({
    ids,
    work,
    done,
    notDone,
    touched = () => ids,
    shown,
  }: Change<Row, T>): Promise<boolean> {
    if (isBusy(ids)) return false;
    const settle = occupy(ids);
    say(`Loading ${plural}...`, true);
    const pending = lastChange.current.then(work);
    lastChange.current = pending.catch(() => undefined);
    try {
      const result = await pending;
      const isRead = shown !== undefined || (await reload());
      const text = done(result);
      // The following code moves the focus to rendered elements.
      flushSync(() => {
        say(text, isRead, touched(result));
        if (shown) showRows((list) => shown(list, result));
        settle();
      });
      if (shown) void reload().then((isListRead) => say(text, isListRead, touched(result)));
      return true;
    } catch (error) {
      refuse(explainReported(notDone, error));
      settle();
      void reload();
      return false;
    }
  }

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
      notDone: `${subjectOf(chosen, deleted)} ${chosen.length === 1 ? 'was' : 'were'} not deleted`,
      shown: (list, removed) => {
        const gone = new Set(idsOf(removed));
        return list.filter(({ id }) => !gone.has(id));
      },
    });
    if (isDone) undoButton.current?.focus();
    return isDone;
  };

  function deletionUndone(count: number, records: readonly ListRow[]): string {
    const subject = subjectOf(records, deleted);
    if (count === 0) return `${subject} not restored: the same id is in the list again.`;
    return count === records.length
      ? `${subject} restored.`
      : `${formatNumber(count)} of ${subject} restored: the ids of the others are in the list again.`;
  }

  function importUndone(count: number, records: readonly ListRow[]): string {
    const subject = subjectOf(records, deleted);
    return count === records.length
      ? `Import of ${subject} undone.`
      : `Import of ${subject} undone for ${formatNumber(count)}: the others have been changed or deleted since.`;
  }

  const undoLatest = async () => {
    if (!latest) return;
    const { verb, records } = latest;
    const isDone = await change({
      ids: idsOf(records),
      work: () => (verb === 'deleting' ? source.restore(latest.records) : latest.undo()),
      done: (count) => {
        undo.drop(latest);
        return verb === 'deleting' ? deletionUndone(count, records) : importUndone(count, records);
      },
      notDone:
        verb === 'deleting'
          ? `${subjectOf(records, deleted)} ${records.length === 1 ? 'was' : 'were'} not restored`
          : 'The import was not undone',
    });
    if (isDone && !focusRow(panel.current, records[0]?.id, 'delete')) search.current?.focus();
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
    handleLoadFailure,
    reload,
    showRows,
    change,
    hold,
    remove,
    formProps,
    /** The state of the screen except for the rows. */
    view: {
      plural,
      deleted,
      isLoading: loaded.status === 'loading',
      undo,
      busyIds,
      isBusy,
      notice,
      touchedIds,
      /** The number of failures so far. */
      refusals,
      undoLatest,
      refs: { panel, search, undoButton },
    },
  };
}

export type ListView = ReturnType<typeof useManagedList>['view'];

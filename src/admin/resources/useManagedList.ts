import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RemovedRecord } from '@/data/catalogue/ports';
import { countOf, formatNumber } from '@/domain/groupDigits';
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
  const [loadFailure, setLoadFailure] = useState('');
  const [refusals, setRefusals] = useState(0);

  const refuse = useCallback((text: string) => {
    setNotice(text);
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

  const { latest: removed } = undo;
  const dropRemoval = useEffectEvent(undo.drop);
  useEffect(() => {
    // If a publication has restored the deleted rows, there is nothing to undo.
    const ids = new Set(idsOf(rows));
    if (removed?.every(({ id }) => ids.has(id))) dropRemoval(removed);
  }, [rows, removed]);

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

  /** Reports success, and any failure to reload the list. */
  const say = (text: string, isListRead: boolean) =>
    setNotice((failure) => (isListRead ? text : `${text} ${failure}`));

  /** Changes run one after another, in order. */
  async function change<T>({ ids, work, done, notDone, shown }: Change<Row, T>): Promise<boolean> {
    if (isBusy(ids)) return false;
    const settle = occupy(ids);
    setNotice(`Loading ${plural}...`);
    const pending = lastChange.current.then(work);
    lastChange.current = pending.catch(() => undefined);
    try {
      const result = await pending;
      const isRead = shown !== undefined || (await reload());
      const text = done(result);
      // The following code moves the focus to rendered elements.
      flushSync(() => {
        say(text, isRead);
        if (shown) showRows((list) => shown(list, result));
        settle();
      });
      if (shown) void reload().then((isListRead) => say(text, isListRead));
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
        undo.push(removed);
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

  const bringBack = async () => {
    if (!removed) return;
    const subject = subjectOf(removed, deleted);
    const isDone = await change({
      ids: idsOf(removed),
      work: () => source.restore(removed),
      done: (count) => {
        undo.drop(removed);
        if (count === 0) return `${subject} not restored: the same id is in the list again.`;
        return count === removed.length
          ? `${subject} restored.`
          : `${formatNumber(count)} of ${subject} restored: the ids of the others are in the list again.`;
      },
      notDone: `${subject} ${removed.length === 1 ? 'was' : 'were'} not restored`,
    });
    if (isDone && !focusRow(panel.current, removed[0]?.id, 'delete')) search.current?.focus();
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
    setNotice,
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
      /** The number of failures so far. */
      refusals,
      bringBack,
      refs: { panel, search, undoButton },
    },
  };
}

export type ListView = ReturnType<typeof useManagedList>['view'];

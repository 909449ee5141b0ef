import { useCallback, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { RemovedRecord } from '@/data/catalogue/ports';
import { useLoad } from '@/ui/useLoad';
import { reportAndExplainFailure } from '@/admin/explainFailure';
import { listReportReducer, NOTHING_REPORTED } from './listReport';
import type { Nouns } from './wording';

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
  /** Ignores unknown ids. This and `restore` throw a StorageError if nothing was written. */
  readonly remove: (ids: readonly string[]) => Promise<readonly RemovedRecord[]>;
  readonly restore: (removed: readonly RemovedRecord[]) => Promise<number>;
  readonly notFound: () => Error;
}

export interface ListChange<Row, T> {
  /** The affected rows, which are locked until it is done. */
  readonly ids: readonly string[];
  readonly work: () => Promise<T>;
  /** The message after success. */
  readonly done: (result: T) => string;
  /** The start of the message after a failure: `“Alpha” was not deleted`. */
  readonly notDone: string;
  /** The rows to look for among those shown; `ids` by default. */
  readonly touched?: (result: T) => readonly string[];
  /** The new rows; if undefined, the list is reloaded before the message appears. */
  readonly shown?: (rows: readonly Row[], result: T) => readonly Row[];
}

const NO_ROWS: readonly never[] = [];

export const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

/**
 * Loads a list and changes it. Each change reports its result, and its promise resolves to whether the change
 * succeeded, once the screen shows the result.
 * @param source must be referentially stable
 */
export function useListChanges<Row extends ListRow, Shown extends { readonly rows: readonly Row[] }>(
  source: ListSource<Row, Shown>,
) {
  const { plural } = source;
  const [report, dispatch] = useReducer(listReportReducer, NOTHING_REPORTED);
  const lastChange = useRef<Promise<unknown>>(Promise.resolve());

  const refuse = useCallback((text: string) => dispatch({ type: 'refused', text }), []);
  const handleLoadFailure = useCallback(
    (error: unknown) =>
      dispatch({
        type: 'notLoaded',
        text: reportAndExplainFailure(`The ${plural} couldn't be loaded`, error),
      }),
    [plural],
  );
  const { loaded, reload, show } = useLoad(source.load, source.watch, handleLoadFailure);
  if (loaded.status === 'loaded' && report.loadFailure !== '') dispatch({ type: 'loaded' });

  const showRows = useCallback(
    (change: (shown: readonly Row[]) => readonly Row[]) =>
      show((shown) => ({ ...shown, rows: change(shown?.rows ?? []) }) as Shown),
    [show],
  );

  const isBusy = (ids: readonly string[]) => ids.some((id) => report.busyIds.has(id));

  /** Locks rows until `change` settles; `change` must never reject. */
  async function hold(ids: readonly string[], change: Promise<void>): Promise<void> {
    dispatch({ type: 'changing', ids });
    await change;
    dispatch({ type: 'settled', ids });
  }

  /**
   * Reports success, and any failure to reload the list.
   * @param touched the rows that the message is about
   */
  const say = (text: string, isListRead: boolean, touched: readonly string[] = []) =>
    dispatch({ type: 'done', text, isListRead, touched });

  /** Changes run one after another, in order. */
  async function change<T>({
    ids,
    work,
    done,
    notDone,
    touched = () => ids,
    shown,
  }: ListChange<Row, T>): Promise<boolean> {
    if (isBusy(ids)) return false;
    dispatch({ type: 'changing', ids });
    say(`Loading ${plural}...`, true);
    const pending = lastChange.current.then(work);
    lastChange.current = pending.catch(() => undefined);
    try {
      const result = await pending;
      const isRead = shown !== undefined || (await reload());
      const text = done(result);
      // The caller then moves the focus, so the elements must be rendered by now.
      flushSync(() => {
        say(text, isRead, touched(result));
        if (shown) showRows((list) => shown(list, result));
        dispatch({ type: 'settled', ids });
      });
      if (shown) void reload().then((isListRead) => say(text, isListRead, touched(result)));
      return true;
    } catch (error) {
      refuse(reportAndExplainFailure(notDone, error));
      dispatch({ type: 'settled', ids });
      void reload();
      return false;
    }
  }

  return {
    loaded,
    rows: loaded.value?.rows ?? (NO_ROWS as readonly Row[]),
    report,
    isBusy,
    hold,
    say,
    refuse,
    reload,
    showRows,
    change,
  };
}

import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { explainFailure } from '@/data/maintenance/explainFailure';
import { NotFoundError } from '@/data/catalogue/notFoundError';
import { report } from '@/data/report';
import { useLoad } from '@/ui/useLoad';
import type { CatalogueRecord, Resource } from './resource';
import type { Removal, UndoStack } from './useUndoStack';
import { countOf, inDigits, subjectOf } from './wording';

interface ShownList<R> {
  readonly records: readonly R[];
  /** Whether a text is stored that is not a list. */
  readonly isCorrupt: boolean;
}

interface Change<R, T> {
  readonly work: () => Promise<T>;
  /** What to say once it is done. */
  readonly done: (result: T) => string;
  /** The beginning of what to say when it was not: `“Alpha” was not deleted`. */
  readonly notDone: string;
  /** The list as it stands by then; left out, it is read again before anything is said. */
  readonly shown?: (records: readonly R[], result: T) => readonly R[];
}

const NOTHING = { records: [], isCorrupt: false };

/**
 * The list of one entity and every change an administrator makes to it outside a form. Each change says how it
 * went; the promises settle when the screen shows it, and give whether it was done.
 */
export function useManagedList<R extends CatalogueRecord, F extends object>(
  resource: Resource<R, F>,
  undo: UndoStack,
) {
  const { noun, plural } = resource;
  const [isBusy, setBusy] = useState(false);
  const [notice, setNotice] = useState('');
  const newestMove = useRef(0);

  const handleLoadFailure = useCallback(
    (error: unknown) => {
      report.failure(error);
      setNotice(explainFailure(`The ${plural} could not be loaded`, error));
    },
    [plural],
  );
  const load = useCallback(
    async (): Promise<ShownList<R>> => ({ records: await resource.list(), isCorrupt: resource.isCorrupt() }),
    [resource],
  );
  const { loaded, reload, show } = useLoad(load, resource.watch, handleLoadFailure);
  const { records, isCorrupt } = loaded.value ?? NOTHING;

  const showRecords = useCallback(
    (change: (records: readonly R[]) => readonly R[]) => {
      show((list) => ({ records: change(list?.records ?? []), isCorrupt: false }));
    },
    [show],
  );

  async function change<T>({ work, done, notDone, shown }: Change<R, T>): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setNotice(`Loading ${plural}...`);
    try {
      const result = await work();
      if (!shown) await reload();
      // The caller moves the focus to what the change has drawn.
      flushSync(() => {
        setNotice(done(result));
        if (shown) showRecords((list) => shown(list, result));
        setBusy(false);
      });
      if (shown) void reload();
      return true;
    } catch (error) {
      report.failure(error);
      setNotice(explainFailure(notDone, error));
      setBusy(false);
      void reload();
      return false;
    }
  }

  const toggle = (record: R) =>
    change({
      work: () => resource.toggleActive(record.id),
      done: ({ isActive }) => `“${record.name}” ${isActive ? 'activated' : 'deactivated'}.`,
      notDone: `“${record.name}” was not ${record.isActive ? 'deactivated' : 'activated'}`,
      shown: (list, toggled) => list.map((other) => (other.id === toggled.id ? toggled : other)),
    });

  const setActive = (chosen: readonly R[], isActive: boolean) => {
    const verb = isActive ? 'activated' : 'deactivated';
    return change({
      work: () =>
        resource.setActive(
          chosen.map(({ id }) => id),
          isActive,
        ),
      done: (changed) =>
        changed === chosen.length
          ? `${subjectOf(chosen, resource)} ${verb}.`
          : `${countOf(changed, resource)} ${verb}; nothing to change for ${inDigits(chosen.length - changed)}.`,
      notDone: `${subjectOf(chosen, resource)} ${chosen.length === 1 ? 'was' : 'were'} not ${verb}`,
    });
  };

  const remove = (chosen: readonly R[]) => {
    const these = chosen.length === 1 ? `this ${noun}` : `these ${countOf(chosen.length, resource)}`;
    if (isBusy || !globalThis.confirm(`Are you sure you want to delete ${these}?`))
      return Promise.resolve(false);
    return change({
      work: async () => {
        const removed = await resource.remove(chosen.map(({ id }) => id));
        if (removed.length === 0) throw new NotFoundError(`${resource.title} not found`);
        return removed;
      },
      done: (removed) => {
        undo.push(removed);
        return `${subjectOf(removed, resource)} deleted.`;
      },
      notDone: `${subjectOf(chosen, resource)} ${chosen.length === 1 ? 'was' : 'were'} not deleted`,
      shown: (list, removed) => {
        const gone = new Set(removed.map(({ id }) => id));
        return list.filter(({ id }) => !gone.has(id));
      },
    });
  };

  const bringBack = (removed: Removal) => {
    const subject = subjectOf(removed, resource);
    return change({
      work: () => resource.restore(removed),
      done: (count) => {
        undo.drop(removed);
        if (count === 0) return `${subject} not brought back: the same id is in the list again.`;
        return count === removed.length
          ? `${subject} brought back.`
          : `${inDigits(count)} of ${subject} brought back: the ids of the others are in the list again.`;
      },
      notDone: `${subject} ${removed.length === 1 ? 'was' : 'were'} not brought back`,
    });
  };

  /** Shows the new order at once, so that a record can be moved on without waiting for the write. */
  async function move(from: number, to: number) {
    const record = records[from];
    const { ownOrder } = resource;
    if (!record || !ownOrder || from === to || to < 0 || to >= records.length) return;
    const order = records.toSpliced(from, 1).toSpliced(to, 0, record);
    const ids = order.map(({ id }) => id);
    newestMove.current += 1;
    const thisMove = newestMove.current;
    showRecords((list) => ownOrder.arranged(list, ids));
    try {
      await ownOrder.save(ids);
      setNotice(`${record.name} moved to place ${inDigits(to + 1)} of ${inDigits(records.length)}.`);
    } catch (error) {
      report.failure(error);
      setNotice(explainFailure(`“${record.name}” was not moved`, error));
    }
    // A list read before a later move is written would show the record where it was.
    if (thisMove === newestMove.current) await reload();
  }

  const showSaved = async (saved: R) => {
    try {
      showRecords(await resource.changeAfterSave(saved));
      // Said as the form closes: until then it hides the page from screen readers.
      setNotice(`“${saved.name}” saved.`);
    } catch (error) {
      // The record is saved all the same: only the list could not be read again.
      handleLoadFailure(error);
    }
  };

  return {
    isLoading: loaded.status === 'loading',
    records,
    isCorrupt,
    isBusy,
    notice,
    setNotice,
    reload,
    toggle,
    setActive,
    remove,
    bringBack,
    move,
    showSaved,
  };
}

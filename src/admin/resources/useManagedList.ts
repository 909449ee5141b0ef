import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { explainFailure } from '@/data/maintenance/explainFailure';
import { NotFoundError } from '@/data/catalogue/notFoundError';
import type { ListDamage } from '@/data/catalogue/ports';
import { report } from '@/data/report';
import { countOf } from '@/domain/grouped';
import { useLoad } from '@/ui/useLoad';
import { inDigits } from '@/admin/inDigits';
import type { CatalogueRecord, Resource } from './resource';
import type { Removal, UndoStack } from './useUndoStack';
import { subjectOf } from './wording';

interface ShownList<R> extends ListDamage {
  readonly records: readonly R[];
}

interface Change<R, T> {
  /** The records it is about: nothing else is done to them until it is done. */
  readonly ids: readonly string[];
  readonly work: () => Promise<T>;
  /** What to say once it is done. */
  readonly done: (result: T) => string;
  /** The beginning of what to say when it was not: `“Alpha” was not deleted`. */
  readonly notDone: string;
  /** The list as it is by then; left out, it is read again before anything is said. */
  readonly shown?: (records: readonly R[], result: T) => readonly R[];
}

const NOTHING = { records: [], isCorrupt: false, unreadable: 0 };
const NONE: ReadonlySet<string> = new Set();

const idsOf = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);

/**
 * The list of one entity and every change an administrator makes to it outside a form. Each change says how it
 * went; the promises settle when the screen shows it, and give whether it was done.
 */
export function useManagedList<R extends CatalogueRecord, F extends object>(
  resource: Resource<R, F>,
  undo: UndoStack,
) {
  const { noun, plural } = resource;
  const [busyIds, setBusyIds] = useState(NONE);
  const lastChange = useRef<Promise<unknown>>(Promise.resolve());
  const [notice, setNotice] = useState('');
  const [refusals, setRefusals] = useState(0);
  const newestMove = useRef(0);

  /** Says that something was not done. */
  const refuse = useCallback((text: string) => {
    setNotice(text);
    setRefusals((count) => count + 1);
  }, []);

  const handleLoadFailure = useCallback(
    (error: unknown) => {
      report.failure(error);
      refuse(explainFailure(`The ${plural} could not be loaded`, error));
    },
    [plural, refuse],
  );
  const load = useCallback(
    async (): Promise<ShownList<R>> => ({
      records: await resource.list(),
      ...(await resource.damage()),
    }),
    [resource],
  );
  const { loaded, reload, show } = useLoad(load, resource.watch, handleLoadFailure);
  const { records, isCorrupt, unreadable } = loaded.value ?? NOTHING;

  const { newest: removed } = undo;
  const dropRemoval = useEffectEvent(undo.drop);
  useEffect(() => {
    // Publishing may have kept what was deleted here: then there is nothing left to undo.
    const ids = new Set(idsOf(records));
    if (removed?.every(({ id }) => ids.has(id))) dropRemoval(removed);
  }, [records, removed]);

  const showRecords = useCallback(
    (change: (records: readonly R[]) => readonly R[]) => {
      show((list) => ({ ...NOTHING, ...list, records: change(list?.records ?? []), isCorrupt: false }));
    },
    [show],
  );

  /** Marks records as busy, and gives the way to end that. */
  function occupy(ids: readonly string[]): () => void {
    setBusyIds((current) => new Set([...current, ...ids]));
    const done = new Set(ids);
    return () => {
      setBusyIds((current) => new Set([...current].filter((id) => !done.has(id))));
    };
  }

  const isBusy = (ids: readonly string[]) => ids.some((id) => busyIds.has(id));

  /** Keeps records from every other change until this settles, whose promise never rejects. */
  async function hold(ids: readonly string[], change: Promise<void>): Promise<void> {
    const settle = occupy(ids);
    await change;
    settle();
  }

  /** Changes are made one after the other, in the order they were asked for. */
  async function change<T>({ ids, work, done, notDone, shown }: Change<R, T>): Promise<boolean> {
    if (isBusy(ids)) return false;
    const settle = occupy(ids);
    setNotice(`Loading ${plural}...`);
    const pending = lastChange.current.then(work);
    lastChange.current = pending.catch(() => undefined);
    try {
      const result = await pending;
      const isRead = shown !== undefined || (await reload());
      const text = done(result);
      /** Where the list could not be read again, the notice says so by then. */
      const say = (isListRead: boolean) => {
        setNotice((failure) => (isListRead ? text : `${text} ${failure}`));
      };
      // The caller moves the focus to what the change has drawn.
      flushSync(() => {
        say(isRead);
        if (shown) showRecords((list) => shown(list, result));
        settle();
      });
      if (shown) void reload().then(say);
      return true;
    } catch (error) {
      report.failure(error);
      refuse(explainFailure(notDone, error));
      settle();
      void reload();
      return false;
    }
  }

  const toggle = (record: R) =>
    change({
      ids: [record.id],
      // What the button said: another tab may have done the same meanwhile.
      work: () => resource.setOneActive(record.id, !record.isActive),
      done: ({ isActive }) => `“${record.name}” ${isActive ? 'activated' : 'deactivated'}.`,
      notDone: `“${record.name}” was not ${record.isActive ? 'deactivated' : 'activated'}`,
      shown: (list, toggled) => list.map((other) => (other.id === toggled.id ? toggled : other)),
    });

  const setActive = (chosen: readonly R[], isActive: boolean) => {
    const verb = isActive ? 'activated' : 'deactivated';
    return change({
      ids: idsOf(chosen),
      work: () => resource.setActive(idsOf(chosen), isActive),
      done: (changed) =>
        changed === chosen.length
          ? `${subjectOf(chosen, resource)} ${verb}.`
          : changed === 0
            ? `Nothing to change: ${subjectOf(chosen, resource)} ${chosen.length === 1 ? 'was' : 'were'} ${verb} already or deleted elsewhere.`
            : `${countOf(changed, noun, plural)} ${verb}; nothing to change for ${inDigits(chosen.length - changed)}.`,
      notDone: `${subjectOf(chosen, resource)} ${chosen.length === 1 ? 'was' : 'were'} not ${verb}`,
    });
  };

  const remove = (chosen: readonly R[]) => {
    const these = chosen.length === 1 ? `this ${noun}` : `these ${countOf(chosen.length, noun, plural)}`;
    if (isBusy(idsOf(chosen)) || !globalThis.confirm(`Are you sure you want to delete ${these}?`))
      return Promise.resolve(false);
    return change({
      ids: idsOf(chosen),
      work: async () => {
        const removed = await resource.remove(idsOf(chosen));
        if (removed.length === 0) throw new NotFoundError(`${resource.title} not found`);
        return removed;
      },
      done: (removed) => {
        undo.push(removed);
        return `${subjectOf(removed, resource)} deleted.`;
      },
      notDone: `${subjectOf(chosen, resource)} ${chosen.length === 1 ? 'was' : 'were'} not deleted`,
      shown: (list, removed) => {
        const gone = new Set(idsOf(removed));
        return list.filter(({ id }) => !gone.has(id));
      },
    });
  };

  const bringBack = (removed: Removal) => {
    const subject = subjectOf(removed, resource);
    return change({
      ids: idsOf(removed),
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
    const { manualOrder } = resource;
    if (!record || !manualOrder || from === to || to < 0 || to >= records.length) return;
    const order = records.toSpliced(from, 1).toSpliced(to, 0, record);
    const ids = idsOf(order);
    newestMove.current += 1;
    const thisMove = newestMove.current;
    showRecords((list) => manualOrder.reordered(list, ids));
    try {
      await manualOrder.move(record.id, order[to - 1]?.id ?? null);
      setNotice(`${record.name} moved to place ${inDigits(to + 1)} of ${inDigits(records.length)}.`);
    } catch (error) {
      report.failure(error);
      refuse(explainFailure(`“${record.name}” was not moved`, error));
    }
    // A list read before a later move is written would show the record where it was.
    if (thisMove === newestMove.current) await reload();
  }

  const showSaved = async (saved: R) => {
    const text = `“${saved.name}” saved.`;
    try {
      showRecords(await resource.changeAfterSave(saved));
      // Said as the form closes: until then it hides the page from screen readers.
      setNotice(text);
    } catch (error) {
      // The record is saved all the same: only the list could not be read again.
      handleLoadFailure(error);
      setNotice((failure) => `${text} ${failure}`);
      showRecords((list) =>
        list.some(({ id }) => id === saved.id)
          ? list.map((other) => (other.id === saved.id ? saved : other))
          : [...list, saved],
      );
    }
  };

  return {
    isLoading: loaded.status === 'loading',
    records,
    isCorrupt,
    unreadable,
    busyIds,
    isBusy,
    hold,
    notice,
    setNotice,
    refuse,
    /** How often something was not done so far. */
    refusals,
    reload,
    toggle,
    setActive,
    remove,
    bringBack,
    move,
    showSaved,
  };
}

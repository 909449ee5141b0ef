import { useMemo, useRef } from 'react';
import { NotFoundError, type ListDamage } from '@/data/catalogue/ports';
import type { CatalogueDraft, Stored } from '@/domain/entity';
import { countOf } from '@/domain/grouped';
import { inOrderOf } from '@/domain/listOrder';
import { inDigits } from '@/admin/inDigits';
import { explainReported } from '@/admin/explainReported';
import type { Resource } from './resource';
import { idsOf, useManagedList, type ListSource } from './useManagedList';
import type { UndoStack } from './useUndoStack';
import { subjectOf } from './wording';

interface ShownRecords<R> extends ListDamage {
  readonly rows: readonly R[];
}

/** The managed list of one entity: its records can be activated, and moved where people arrange them. */
export function useRecordList<D extends CatalogueDraft, F>(resource: Resource<D, F>, undo: UndoStack) {
  type R = Stored<D>;
  const { repository } = resource;
  const newestMove = useRef(0);
  /** The ids in the order that was read last. */
  const readIds = useRef<readonly string[]>([]);
  const source = useMemo(
    (): ListSource<R, ShownRecords<R>> => ({
      plural: resource.plural,
      deleted: resource,
      load: async () => {
        const rows = await repository.list();
        readIds.current = idsOf(rows);
        return { rows, ...(await repository.damage()) };
      },
      watch: repository.watch,
      remove: repository.removeMany,
      restore: repository.restore,
      notFound: () => new NotFoundError(`${resource.title} not found`),
    }),
    [resource, repository],
  );
  const list = useManagedList(source, undo);
  const { rows, change, reload, refuse, say, showRows } = list;

  const toggle = (record: R) =>
    change({
      ids: [record.id],
      // What the button said: another tab may have done the same.
      work: async () => {
        const toggled = await repository.toggleActive(record.id, !record.isActive);
        if (toggled === null) throw source.notFound();
        return toggled;
      },
      done: ({ isActive }) => `“${record.name}” ${isActive ? 'activated' : 'deactivated'}.`,
      notDone: `“${record.name}” was not ${record.isActive ? 'deactivated' : 'activated'}`,
      shown: (shown, toggled) => shown.map((other) => (other.id === toggled.id ? toggled : other)),
    });

  const replaceDamaged = () =>
    change({
      ids: [],
      work: repository.replaceDamaged,
      done: () => `The published ${resource.plural} are in the list again.`,
      notDone: `The published ${resource.plural} were not put into the list`,
    });

  const setActive = (chosen: readonly R[], isActive: boolean) => {
    const verb = isActive ? 'activated' : 'deactivated';
    return change({
      ids: idsOf(chosen),
      work: () => repository.setActive(idsOf(chosen), isActive),
      done: (changed) =>
        changed === chosen.length
          ? `${subjectOf(chosen, resource)} ${verb}.`
          : changed === 0
            ? `Nothing to change: ${subjectOf(chosen, resource)} ${chosen.length === 1 ? 'was' : 'were'} ${verb} already or deleted elsewhere.`
            : `${countOf(changed, resource.noun, resource.plural)} ${verb}; nothing to change for ${inDigits(chosen.length - changed)}.`,
      notDone: `${subjectOf(chosen, resource)} ${chosen.length === 1 ? 'was' : 'were'} not ${verb}`,
    });
  };

  /** Shows the new order at once, so that a record can be moved on without waiting for the write. */
  async function move(from: number, to: number) {
    const record = rows[from];
    if (!record || from === to || to < 0 || to >= rows.length) return;
    const order = rows.toSpliced(from, 1).toSpliced(to, 0, record);
    const ids = idsOf(order);
    newestMove.current += 1;
    const thisMove = newestMove.current;
    showRows((shown) => inOrderOf(shown, ids));
    let isMoved = false;
    try {
      await repository.move(record.id, order[to - 1]?.id ?? null);
      isMoved = true;
    } catch (error) {
      refuse(explainReported(`“${record.name}” was not moved`, error));
    }
    // A list read before a later move is written would show the record where it was.
    if (thisMove !== newestMove.current) return;
    const isRead = await reload();
    if (!isMoved || thisMove !== newestMove.current) return;
    // Another window may have moved records at the same moment.
    const place = isRead ? readIds.current.indexOf(record.id) + 1 : 0;
    const where = place === 0 ? '' : ` to place ${inDigits(place)} of ${inDigits(readIds.current.length)}`;
    say(`${record.name} moved${where}.`, isRead);
  }

  const showSaved = async (saved: R) => {
    // An unreadable list shows no rows; saving stores the published records with the saved one.
    const shown = list.shown?.isCorrupt ? null : resource.withSaved?.(rows, saved);
    if (shown) showRows(() => shown);
    say(`“${saved.name}” saved.`, shown ? true : await reload());
  };

  return { ...list, toggle, setActive, move, showSaved, replaceDamaged };
}

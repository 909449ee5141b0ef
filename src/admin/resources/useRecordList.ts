import { useMemo, useRef } from 'react';
import { NotFoundError, type ListDamage } from '@/data/catalogue/ports';
import type { CatalogueDraft, Stored } from '@/domain/catalogue/entity';
import { countOf, formatNumber } from '@/domain/text/groupDigits';
import type { Resource } from './resource';
import { idsOf, type ListRow, type ListSource } from './useListChanges';
import { useManagedList } from './useManagedList';
import { useRowOrder } from './useRowOrder';
import type { UndoStack } from './useUndoStack';
import { subjectOf, type Nouns } from './wording';

interface ShownRecords<R> extends ListDamage {
  readonly rows: readonly R[];
}

/** Says how many of the chosen records were activated or deactivated. */
function activityWords(chosen: readonly ListRow[], changed: number, verb: string, nouns: Nouns): string {
  const subject = subjectOf(chosen, nouns);
  if (changed === chosen.length) return `${subject} ${verb}.`;
  return changed === 0
    ? `Nothing to change: ${subject} ${chosen.length === 1 ? 'was' : 'were'} already ${verb} or deleted elsewhere.`
    : `${countOf(changed, nouns.noun, nouns.plural)} ${verb}; ${formatNumber(chosen.length - changed)} already ${verb} or deleted elsewhere.`;
}

/** The managed list of an entity. Its records can be activated and, where supported, reordered. */
export function useRecordList<D extends CatalogueDraft, F>(resource: Resource<D, F>, undo: UndoStack) {
  type R = Stored<D>;
  const { repository } = resource;
  /** The ids in the order last read. */
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
  const { rows, change, reload, say, showRows } = list;

  const toggle = (record: R) =>
    change({
      ids: [record.id],
      // Sets the state that the button offered, because another tab may have changed the record.
      work: async () => {
        const toggled = await repository.toggleActive(record.id, !record.isActive);
        if (toggled === null) throw source.notFound();
        return toggled;
      },
      done: ({ isActive }) => `“${record.name}” ${isActive ? 'activated' : 'deactivated'}.`,
      notDone: `“${record.name}” wasn't ${record.isActive ? 'deactivated' : 'activated'}`,
      shown: (shown, toggled) => shown.map((other) => (other.id === toggled.id ? toggled : other)),
    });

  const replaceDamaged = () =>
    change({
      ids: [],
      work: repository.replaceDamaged,
      done: () => `The published ${resource.plural} have been restored.`,
      notDone: `The published ${resource.plural} weren't restored`,
    });

  const setActive = (chosen: readonly R[], isActive: boolean) => {
    const verb = isActive ? 'activated' : 'deactivated';
    const question = isActive
      ? `Activate ${subjectOf(chosen, resource)}? Visitors will see all of them.`
      : `Deactivate ${subjectOf(chosen, resource)}? Visitors will no longer see them.`;
    if (chosen.length > 1 && !globalThis.confirm(question)) return;
    return change({
      ids: idsOf(chosen),
      work: () => repository.setActive(idsOf(chosen), isActive),
      done: (changed) => activityWords(chosen, changed, verb, resource),
      notDone: `${subjectOf(chosen, resource)} ${chosen.length === 1 ? "wasn't" : "weren't"} ${verb}`,
    });
  };

  const move = useRowOrder(list, readIds, repository.move);

  const showSaved = async (saved: R) => {
    // An unreadable list shows no rows; saving stores the published records together with the saved one.
    const shown = list.shown?.isCorrupt ? null : resource.withSaved?.(rows, saved);
    if (shown) showRows(() => shown);
    say(`“${saved.name}” saved.`, shown ? true : await reload(), [saved.id]);
  };

  return { ...list, toggle, setActive, move, showSaved, replaceDamaged };
}

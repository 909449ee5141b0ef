import { isSameField, isSameJson } from './same';
import { unitsOf, valueAt } from './units';
import { orderOf } from './versionedList';
import type { ListRecord, OrderedBy, VersionedList } from './versions';

/** What publishing a list would change. A value that was set back to the published one doesn't count as a difference. */
export function differences(
  list: Pick<VersionedList, 'records'>,
  published: readonly ListRecord[],
  orderedBy: OrderedBy,
) {
  const byId = (records: readonly ListRecord[]) => new Map(records.map((record) => [record.id, record]));
  const [here, there] = [byId(list.records), byId(published)];
  const changed = list.records.flatMap((record) => {
    const before = there.get(record.id);
    if (!before) return [];
    const units = unitsOf(record, before).filter(
      (unit) => !isSameField(valueAt(record, unit), valueAt(before, unit)),
    );
    return units.length > 0 ? [{ record, published: before, units }] : [];
  });
  return {
    added: list.records.filter(({ id }) => !there.has(id)),
    changed,
    removed: published.filter(({ id }) => !here.has(id)),
    isReordered: !isSameJson(
      orderOf(list, orderedBy).filter((id) => there.has(id)),
      orderOf({ records: published }, orderedBy).filter((id) => here.has(id)),
    ),
  };
}

import {
  addRecords,
  removeRecords,
  reorder,
  replaceRecords,
  undoRemoval,
  type RemovedRecord,
} from '@/domain/merge/changes';
import type { ListOptions, ListRecord, VersionedList } from '@/domain/merge/versions';
import { orderOf } from '@/domain/merge/versionedList';

export interface ChangedList {
  readonly list: VersionedList;
  /** What is needed to undo a deletion, by id */
  readonly removed: ReadonlyMap<string, RemovedRecord>;
}

/**
 * Records who made a change to the list.
 * @param before the list before the change
 * @param records all records after the change
 * @param restored deleted records to restore
 */
export function changedList(
  before: VersionedList,
  records: readonly ListRecord[],
  options: ListOptions,
  restored: readonly RemovedRecord[] = [],
): ChangedList {
  const old = new Map(before.records.map((record) => [record.id, record]));
  const after = new Set(records.map(({ id }) => id));
  const gone = [...old.keys()].filter((id) => !after.has(id));
  const { list: left, removed } = removeRecords(before, gone, options);
  const edited = records.filter((record) => old.has(record.id) && old.get(record.id) !== record);
  const back = new Map(restored.map((one) => [one.record.id, one]));
  const returned = [...back.values()].filter(({ record }) => after.has(record.id) && !old.has(record.id));
  const added = records.filter((record) => !old.has(record.id) && !back.has(record.id));
  const filled = addRecords(
    undoRemoval(replaceRecords(left, edited, options), returned, options),
    added,
    options,
  );
  // The position of a restored record depends on its neighbours.
  const wanted = returned.length > 0 ? null : orderOf({ records }, options.orderedBy);
  return {
    list: wanted ? reorder(filled, wanted, options) : filled,
    removed: new Map(removed.map((one) => [one.record.id, one])),
  };
}

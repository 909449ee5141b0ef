import { withNewContents, startChange } from './changes';
import type { VersionedRecord } from './decide';
import { laterId, withUniqueIds } from './ids';
import { withKnownAuthors, recordsByIdentity } from './merge';
import { isSameJson } from './same';
import { asNewEntry, identitiesIn } from './versionedList';
import type { ListOptions, VersionedList } from './versions';

/**
 * "Restore this backup": the list becomes the backup's. That is a change made now by somebody who sees both lists, so
 * what differs gets a new dot, and everything else keeps its own.
 * @param given the backup's list, from `listIn`
 */
export function restoreList(list: VersionedList, given: VersionedList, options: ListOptions): VersionedList {
  const backup = withKnownAuthors(given, list);
  const { draft, takeOne, done } = startChange(list, options);
  const { versions } = draft;
  const [here, there] = [recordsByIdentity(list), recordsByIdentity(backup)];
  const after = new Map<string, VersionedRecord>();
  for (const [identity, version] of there) {
    const mine = here.get(identity);
    const { record, entry } = mine
      ? withNewContents(mine, version.record, takeOne)
      : { ...version, entry: asNewEntry(version.entry, takeOne()) };
    const id = mine ? laterId(mine.record.id, record.id) : record.id;
    const first = entry.first ?? version.entry.first;
    after.set(identity, { record: { ...record, id }, entry: { ...entry, first, sum: undefined } });
    Reflect.deleteProperty(versions.gone, identity);
  }
  for (const identity of here.keys()) if (!there.has(identity)) versions.gone[identity] = [takeOne()];
  // Restoring a deleted record also changes the order.
  const order = identitiesIn(list, options.orderedBy).filter((identity) => there.has(identity));
  if (!isSameJson(order, identitiesIn(backup, options.orderedBy))) versions.order = takeOne();
  // This browser may have given a record a different number from the one in the backup.
  const all = [...withUniqueIds(after).values()];
  draft.records = all.map(({ record }) => record);
  versions.records = Object.fromEntries(all.map(({ record, entry }) => [record.id, entry]));
  return done();
}

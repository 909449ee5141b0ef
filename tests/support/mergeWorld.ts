import {
  addRecords,
  removeRecords,
  reorder,
  replaceRecords,
  undoRemoval,
  type RemovedRecord,
} from '@/domain/merge/changes';
import { questionKey, type MergeSide } from '@/domain/merge/decide';
import { listIn, raiseFloor, versionsForFile } from '@/domain/merge/files';
import { healStoredList } from '@/domain/merge/heal';
import { mergeLists } from '@/domain/merge/merge';
import { restoreList } from '@/domain/merge/restore';
import { newList, orderOf, sortOrderOf } from '@/domain/merge/versionedList';
import type { FileMarks, ListRecord, VersionedList } from '@/domain/merge/versions';
import { seededState, randomStream } from '@/domain/numbers/randomStream';

const PEOPLE = 3;
const STEPS = 40;
const UNITS = ['name', 'leverage', 'isActive', 'mac', 'windows'] as const;

interface Person {
  list: VersionedList;
  removed: readonly RemovedRecord[];
}

/**
 * Administrators who change one list and exchange its files in any order; sometimes somebody edits a file by hand.
 * @returns the lists that they and the files have had, and the options to merge them with
 */
export function aMergeWorld(seed: number) {
  const { below } = randomStream(seededState(`merge ${String(seed)}`));
  const pick = <T>(values: readonly T[]) => values[below(values.length)] as T;
  let serial = 0;
  const next = () => (serial += 1);
  const orderedBy = seed % 2 === 0 ? 'place' : 'sortOrder';
  const options = { name: 'list', orderedBy, newAuthor: () => `a${String(next())}` } as const;

  const aRecord = (id: number, sortOrder = id): ListRecord => ({
    id: String(id),
    name: `Record ${String(next())}`,
    leverage: '1:500',
    isActive: true,
    supported: { windows: true, mac: false },
    ...(orderedBy === 'sortOrder' && { sortOrder }),
    createdAt: new Date(serial).toISOString(),
    updatedAt: '',
  });
  const after = (numbers: readonly number[]) => 1 + Math.max(0, ...numbers);
  const newRecord = (records: readonly ListRecord[]) =>
    aRecord(after(records.map(({ id }) => Number(id))), after(records.map(sortOrderOf)));

  function edited(record: ListRecord): ListRecord {
    const unit = pick(UNITS);
    if (unit === 'isActive') return { ...record, isActive: below(2) === 0 };
    if (unit === 'mac' || unit === 'windows')
      return { ...record, supported: { ...(record.supported as object), [unit]: below(2) === 0 } };
    return { ...record, [unit]: below(4) === 0 ? '' : `v${String(next())}` };
  }

  /** The records after somebody has edited them by hand, without recording any dots */
  function byHand(records: readonly ListRecord[]): readonly ListRecord[] {
    if (records.length === 0) return [aRecord(1)];
    const record = pick(records);
    const others = records.filter((one) => one !== record);
    const how = below(6);
    if (how === 0 && others.length > 0) return others;
    if (how === 1) return [...records, newRecord(records)];
    if (how === 2)
      return [
        ...others,
        orderedBy === 'place' ? record : { ...record, sortOrder: after(records.map(sortOrderOf)) },
      ];
    return records.map((one) => (one === record ? edited(one) : one));
  }

  const fileOf = (list: VersionedList): FileMarks & { readonly list: readonly ListRecord[] } => {
    const revision = next();
    const versions = versionsForFile({ list }, revision);
    return { revision, publication: `p${String(revision)}`, list: list.records, versions };
  };
  const read = (file: FileMarks): VersionedList => {
    const list = listIn(file, 'list', orderedBy);
    if (!list) throw new Error('The file has no list.');
    return list;
  };
  const answered = (mine: VersionedList, theirs: VersionedList): VersionedList => {
    const { list, questions } = mergeLists(mine, theirs, options);
    if (list) return list;
    const answers = new Map(questions.map((one) => [questionKey(one), pick<MergeSide>(['mine', 'theirs'])]));
    return mergeLists(mine, theirs, { ...options, answers }).list ?? mine;
  };

  let site = fileOf(newList([1, 2, 3].map(aRecord), orderedBy));
  const files = [site];
  const people: Person[] = Array.from({ length: PEOPLE }, () => ({ list: read(site), removed: [] }));
  const states: VersionedList[] = [];

  function publish(person: Person): void {
    const merged = answered(person.list, read(site));
    person.list = raiseFloor(merged, serial, orderedBy, seed % 3 === 0 ? { after: 2, above: 0 } : {});
    const file = fileOf(person.list);
    files.push(file);
    if (below(2) === 0) site = file;
  }

  function step(person: Person): void {
    const { list } = person;
    const what = below(20);
    if (what < 6)
      person.list = replaceRecords(list, list.records.filter(() => below(3) === 0).map(edited), options);
    else if (what === 6) person.list = addRecords(list, [newRecord(list.records)], options);
    else if (what === 7 && list.records.length > 1) {
      Object.assign(person, removeRecords(list, [pick(list.records).id], options));
    } else if (what === 8) person.list = undoRemoval(list, person.removed, options);
    else if (what === 9) {
      const [first, ...others] = orderOf(list, orderedBy);
      if (first !== undefined) person.list = reorder(list, [...others, first], options);
    } else if (what < 13) person.list = list.versions.me ? answered(list, read(site)) : read(site);
    else if (what < 16) publish(person);
    else if (what === 16) site = pick(files);
    else if (what === 17) person.list = restoreList(list, read(pick(files)), options);
    else if (what === 18) person.list = healStoredList({ ...list, records: byHand(list.records) }, options);
    else site = { ...site, list: byHand(site.list), revision: site.revision + below(2) };
  }

  for (let left = STEPS; left > 0; left -= 1) {
    step(pick(people));
    if (left % 8 === 0) states.push(...people.map(({ list }) => list), read(site));
  }
  return { states, options, pick: () => pick(states), fileOf, read };
}

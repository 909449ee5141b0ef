import { authorOf, bySide, decide, type BySide, type MergeContext, type VersionedRecord } from './decide';
import { FLOOR, laterDot, type Dot } from './dots';
import { laterId } from './ids';
import { isSameField, isSameJson, ownValue } from './same';
import { fieldOf, isCheckboxUnit, isCheckboxGroup, setValue, unitsOf, valueAt } from './units';
import { aliveDot, dotsOf, inheritedDot } from './versionedList';

/** The units to merge, including those in neither version if one version still has a dot for them */
export function unitsToMerge(a: VersionedRecord, b: VersionedRecord = a): string[] {
  const units = new Set(unitsOf(a.record, b.record));
  // A field is merged either as one value or box by box.
  const isByBox = new Map([...units].map((unit) => [fieldOf(unit), isCheckboxUnit(unit)]));
  for (const { entry } of [a, b])
    for (const name of Object.keys(entry.fields ?? {})) {
      if ((isByBox.get(fieldOf(name)) ?? isCheckboxUnit(name)) !== isCheckboxUnit(name)) continue;
      units.add(name);
      isByBox.set(fieldOf(name), isCheckboxUnit(name));
    }
  return [...units].sort();
}

/** The other side's record with the later of both sides' times, which are only displayed */
function withLaterTimes({ mine, theirs }: BySide<VersionedRecord>): Record<string, unknown> {
  const record: Record<string, unknown> = { ...theirs.record };
  for (const field of ['createdAt', 'updatedAt']) {
    const times = [mine.record[field], record[field]].filter((time) => typeof time === 'string');
    if (times.length > 0) record[field] = times.sort().at(-1);
  }
  return record;
}

/** The dots of groups, for boxes that neither version has */
function groupDots({ mine, theirs }: BySide<VersionedRecord>): Record<string, Dot> {
  const dots: Record<string, Dot> = {};
  for (const { entry } of [mine, theirs])
    for (const [name, dot] of Object.entries(entry.fields ?? {}))
      if (isCheckboxGroup(ownValue(mine.record, name) ?? ownValue(theirs.record, name)))
        dots[name] = laterDot(ownValue(dots, name) ?? dot, dot);
  return dots;
}

/** Merges two versions of one record, unit by unit. */
export function mergeUnits(merging: MergeContext, versions: BySide<VersionedRecord>): VersionedRecord {
  const { mine, theirs } = versions;
  // Most records weren't changed by anybody.
  if (isSameJson(mine, theirs)) return mine;
  const record = withLaterTimes(versions);
  const fields = groupDots(versions);
  const dotsAt = bySide((side) => dotsOf(merging[side].list, versions[side].entry));
  for (const unit of unitsToMerge(mine, theirs)) {
    const values = bySide((side) => valueAt(versions[side].record, unit));
    const dots = bySide((side) => dotsAt[side](unit));
    const verdict = decide(merging, dots, isSameField(values.mine, values.theirs));
    const { side, answered } = merging.settle(verdict, {
      kind: 'field',
      id: mine.record.id,
      unit,
      ...values,
      about: { ...authorOf(merging.theirs, dots.theirs), savedAt: theirs.record.updatedAt },
    });
    setValue(record, unit, values[side]);
    const dot = answered ?? dots[side][0] ?? FLOOR;
    if (dot !== FLOOR) fields[unit] = dot;
    if (answered) continue;
    for (const [name, box] of Object.entries(versions[side].entry.fields ?? {}))
      if (name.startsWith(`${unit}/`)) fields[name] = box;
  }
  for (const [field, value] of Object.entries(record)) {
    const isEmptyGroup = isCheckboxGroup(value) && Object.keys(value).length === 0;
    if (isEmptyGroup && !(mine.record[field] && theirs.record[field])) Reflect.deleteProperty(record, field);
  }
  const inherited = bySide((side) => inheritedDot(merging[side].list.versions.floor, versions[side].entry));
  return {
    record: { ...record, id: laterId(mine.record.id, theirs.record.id) },
    entry: {
      born: mine.entry.born,
      first: mine.entry.first ?? theirs.entry.first,
      alive: laterDot(aliveDot(mine.entry), aliveDot(theirs.entry)) ?? undefined,
      rest: laterDot(inherited.mine, inherited.theirs) ?? undefined,
      fields,
      sum: [mine, theirs].find((one) => isSameJson(one.record, record))?.entry.sum,
    },
  };
}

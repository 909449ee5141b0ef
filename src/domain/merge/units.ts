import { contentFields, isObject, ownValue, type MergeRecord } from './same';

/*
 * A unit is the smallest thing that is merged: a field, such as `leverage`, or one box of a group of checkboxes, such
 * as `supported/mac`. A list of words or rows is one value.
 */

/** A group of checkboxes */
export const isCheckboxGroup = (value: unknown): value is Readonly<Record<string, boolean>> =>
  isObject(value) && Object.values(value).every((flag) => typeof flag === 'boolean');

const isFlagsIfAny = (value: unknown) => value === undefined || isCheckboxGroup(value);

export const isCheckboxUnit = (unit: string): boolean => unit.includes('/');

export const fieldOf = (unit: string): string =>
  isCheckboxUnit(unit) ? unit.slice(0, unit.indexOf('/')) : unit;

const boxOf = (unit: string): string => unit.slice(unit.indexOf('/') + 1);

const boxesIn = (value: unknown): string[] => (isObject(value) ? Object.keys(value) : []);

/** The units of a field in two versions of a record: its boxes if both are groups, or one of them is missing */
function unitsOfField(field: string, a: unknown, b: unknown): string[] {
  if (a === undefined && b === undefined) return [];
  if (!isFlagsIfAny(a) || !isFlagsIfAny(b)) return [field];
  return [...new Set([...boxesIn(a), ...boxesIn(b)])].sort().map((box) => `${field}/${box}`);
}

/** The units of one or two versions of a record, sorted by field */
export const unitsOf = (a: MergeRecord, b: MergeRecord = a): string[] =>
  contentFields(a, b)
    .sort()
    .flatMap((field) => unitsOfField(field, ownValue(a, field), ownValue(b, field)));

export function valueAt(record: MergeRecord, unit: string): unknown {
  const value = ownValue(record, fieldOf(unit));
  if (!isCheckboxUnit(unit)) return value;
  return isObject(value) ? ownValue(value, boxOf(unit)) : undefined;
}

/** Sets a value, or removes it if it is undefined. */
export function setValue(record: Record<string, unknown>, unit: string, value: unknown): void {
  const holder = isCheckboxUnit(unit) ? { ...(record[fieldOf(unit)] as MergeRecord | undefined) } : record;
  const name = isCheckboxUnit(unit) ? boxOf(unit) : unit;
  if (value === undefined) Reflect.deleteProperty(holder, name);
  else holder[name] = value;
  if (holder !== record) record[fieldOf(unit)] = holder;
}

/** A record as parsed from JSON. */
export type MergeRecord = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is MergeRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of a JSON object. Names from files may include `toString`, so inherited functions don't count. */
export function ownValue<T>(object: Readonly<Record<string, T>>, key: string): T | undefined {
  const value = object[key];
  return typeof value === 'function' ? undefined : value;
}

/** Whether two JSON values are equal, ignoring the order of keys. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b || Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, index) => isSameJson(value, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSameJson(a[name], b[name]))
  );
}

/** Whether a row of a list is blank: an empty string, or all fields empty or unticked. */
export const isBlankRow = (row: unknown): boolean =>
  row === '' ||
  (typeof row === 'object' &&
    row !== null &&
    Object.values(row).every((value) => (typeof value === 'string' ? value.trim() === '' : value === false)));

/** The value as text for comparison: lists without their blank rows, which aren't saved. */
const toComparable = (value: unknown) =>
  JSON.stringify(value, (_field, inner: unknown) =>
    Array.isArray(inner) ? inner.filter((entry) => !isBlankRow(entry)) : inner,
  );

/** Whether two form values would be saved as the same value. */
export const isSameValue = (a: unknown, b: unknown): boolean => toComparable(a) === toComparable(b);

const isBlank = (value: unknown) => value === undefined || value === null || isBlankRow(value);

/** Whether two field values mean the same: a form saves a missing value as an empty one. */
export const isSameField = (a: unknown, b: unknown): boolean =>
  isSameJson(a, b) || (isBlank(a) && isBlank(b));

/** Fields that aren't content and are never compared. The sort order is merged separately. */
const UNCOMPARED_FIELDS = new Set(['id', 'createdAt', 'updatedAt', 'sortOrder']);

/** The names of all content fields of these records, without duplicates. */
export function contentFields(...records: readonly MergeRecord[]): string[] {
  const names = new Set<string>();
  for (const record of records)
    for (const name of Object.keys(record)) if (!UNCOMPARED_FIELDS.has(name)) names.add(name);
  return [...names];
}

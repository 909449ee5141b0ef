/** A record as it comes from JSON. */
export type MergeRecord = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is MergeRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values from JSON are equal; the order of an object's fields does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((value, index) => same(value, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && same(a[name], b[name]))
  );
}

/** Whether a row of a list says nothing: an empty text, or fields that are all empty or not ticked. */
export const isBlankRow = (row: unknown): boolean =>
  row === '' ||
  (typeof row === 'object' &&
    row !== null &&
    Object.values(row).every((value) => (typeof value === 'string' ? value.trim() === '' : value === false)));

const isBlank = (value: unknown) => value === undefined || value === null || isBlankRow(value);

/** Whether two values of a field say the same: a form saves as empty what a record may not have at all. */
export const sameField = (a: unknown, b: unknown): boolean => same(a, b) || (isBlank(a) && isBlank(b));

/** Fields that are no content: they are never compared. The place of a record is merged as an order. */
const STAMPS = new Set(['id', 'createdAt', 'updatedAt', 'sortOrder']);

/** The names of the fields of these records that are content, each once, in the order of the records. */
export const contentFields = (...records: readonly MergeRecord[]): string[] =>
  [...new Set(records.flatMap((record) => Object.keys(record)))].filter((name) => !STAMPS.has(name));

export const sameContent = (a: MergeRecord, b: MergeRecord): boolean =>
  contentFields(a, b).every((name) => same(a[name], b[name]));

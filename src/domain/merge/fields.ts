import {
  contentFields,
  isObject,
  isSameJson,
  isSameContent,
  isSameField,
  isSameValue,
  type MergeRecord,
} from './same';

export type Side = 'mine' | 'theirs';

/** A field's three values: base, mine and theirs; undefined if the record doesn't have it. */
interface FieldVersions {
  readonly before: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** A group of checkboxes. */
const isFlags = (value: unknown): value is Readonly<Record<string, boolean>> =>
  isObject(value) && Object.values(value).every((flag) => typeof flag === 'boolean');

/**
 * The merged value, with checkboxes merged one by one; null if both sides changed it differently.
 * @param isSame compares values
 */
export function mergeValues(
  { before, mine, theirs }: FieldVersions,
  isSame: (a: unknown, b: unknown) => boolean = isSameJson,
): { readonly value: unknown } | null {
  if (isSame(mine, theirs) || isSame(mine, before)) return { value: theirs };
  if (isSame(theirs, before)) return { value: mine };
  if (!isFlags(before) || !isFlags(mine) || !isFlags(theirs)) return null;
  const flags: [string, unknown][] = [];
  for (const flag of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const merged = mergeValues({ before: before[flag], mine: mine[flag], theirs: theirs[flag] });
    if (merged === null) return null;
    flags.push([flag, merged.value]);
  }
  return { value: Object.fromEntries(flags.filter(([, value]) => value !== undefined)) };
}

const isStringList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/** Their list without the items I removed and with those I added; undefined if order or duplicates matter. */
function mergeStringLists({ before, mine, theirs }: FieldVersions): readonly string[] | undefined {
  if (![before, mine, theirs].every((value) => isStringList(value) && new Set(value).size === value.length))
    return undefined;
  const [b, m, t] = [before, mine, theirs] as [readonly string[], readonly string[], readonly string[]];
  const stayed = m.filter((item) => b.includes(item));
  const isReordered = !isSameJson(
    stayed,
    b.filter((item) => m.includes(item)),
  );
  if (isReordered) return undefined;
  const kept = t.filter((item) => m.includes(item) || !b.includes(item));
  return [...kept, ...m.filter((item) => !b.includes(item) && !t.includes(item))];
}

interface MergedFields {
  readonly record: MergeRecord;
  /** The fields that both sides changed differently, without a choice. */
  readonly conflicts: readonly string[];
}

const laterOf = (a: unknown, b: unknown) =>
  typeof a === 'string' && (typeof b !== 'string' || a > b) ? a : b;

/**
 * Merges a record field by field. If the result equals one side, that object is returned. Until a side is
 * chosen, fields in conflict have the other side's value.
 * @param base the last common version; null if it isn't known
 */
export function mergeFields(
  base: MergeRecord | null,
  mine: MergeRecord,
  theirs: MergeRecord,
  chosen: (field: string) => Side | undefined,
): MergedFields {
  const conflicts: string[] = [];

  function merged(field: string): unknown {
    const versions: FieldVersions = { before: base?.[field], mine: mine[field], theirs: theirs[field] };
    if (base === null) {
      if (isSameField(versions.mine, versions.theirs)) return versions.theirs;
    } else {
      const both = mergeValues(versions);
      if (both) return both.value;
      const list = mergeStringLists(versions);
      if (list) return list;
    }
    const side = chosen(field);
    if (side === undefined) conflicts.push(field);
    return versions[side ?? 'theirs'];
  }

  const content = Object.fromEntries(
    contentFields(theirs, mine)
      .map((field) => [field, merged(field)] as const)
      .filter(([, value]) => value !== undefined),
  );
  if (isSameContent(content, theirs)) return { record: theirs, conflicts };
  if (isSameContent(content, mine)) return { record: mine, conflicts };
  const updatedAt = laterOf(mine.updatedAt, theirs.updatedAt);
  // In the order of the schema; fields may be missing.
  const inTheirOrder = Object.keys(theirs).flatMap((name) => {
    if (Object.hasOwn(content, name)) return [[name, content[name]] as const];
    return contentFields({ [name]: 0 }).length === 0 ? [[name, theirs[name]] as const] : [];
  });
  const record = {
    ...Object.fromEntries(inTheirOrder),
    ...content,
    ...(updatedAt !== undefined && { updatedAt }),
  };
  return { record, conflicts };
}

/** The values of a form when it was opened, and when it is saved. */
export interface FormEdit<F> {
  readonly opened: F;
  readonly edited: F;
}

/** A field that was edited here and changed in storage since the form was opened. */
export interface FieldConflict {
  readonly field: string;
  readonly mine: unknown;
  readonly stored: unknown;
}

/** Thrown when saving would overwrite somebody else's change; nothing is written. */
export class EditConflictError extends Error {
  override readonly name = 'EditConflictError';
  readonly conflicts: readonly FieldConflict[];

  constructor(conflicts: readonly FieldConflict[]) {
    super(`Changed elsewhere: ${conflicts.map(({ field }) => field).join(', ')}.`);
    this.conflicts = conflicts;
  }
}

/**
 * The changes of an edit to the stored record: only fields that differ from the values when the form was
 * opened.
 * @throws EditConflictError if one of them was changed elsewhere
 */
export const changesByEdit =
  <R, F extends object, D extends object>(
    { opened, edited }: FormEdit<F>,
    toForm: (record: R) => F,
    fromForm: (form: F) => D,
  ) =>
  (record: R): Partial<D> => {
    const stored = toForm(record);
    const changes: Partial<F> = {};
    const conflicts: FieldConflict[] = [];
    for (const field of Object.keys(edited) as (keyof F & string)[]) {
      const mine = edited[field];
      if (isSameValue(mine, opened[field])) continue;
      const merged = mergeValues({ before: opened[field], mine, theirs: stored[field] }, isSameValue);
      if (merged) changes[field] = merged.value as typeof mine;
      else conflicts.push({ field, mine, stored: stored[field] });
    }
    if (conflicts.length > 0) throw new EditConflictError(conflicts);
    const draft = fromForm({ ...stored, ...changes });
    return Object.fromEntries(
      Object.entries(draft).filter(([field]) => Object.hasOwn(changes, field)),
    ) as Partial<D>;
  };

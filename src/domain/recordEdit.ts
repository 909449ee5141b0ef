import { mergeValues } from './merge/fields';
import { isBlankRow } from './merge/same';

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

/** The value to compare: a list without its blank rows, which aren't saved. */
const toComparable = (value: unknown) =>
  JSON.stringify(value, (_field, inner: unknown) =>
    Array.isArray(inner) ? inner.filter((entry) => !isBlankRow(entry)) : inner,
  );

/** Whether two form values would be saved the same. */
export const isSameValue = (a: unknown, b: unknown): boolean => toComparable(a) === toComparable(b);

/** The fields an edit changes, applied to the stored record; the rest are conflicts. */
function mergedFields<F extends object>({ opened, edited }: FormEdit<F>, stored: F) {
  const changes: Partial<F> = {};
  const conflicts: FieldConflict[] = [];
  for (const field of Object.keys(edited) as (keyof F & string)[]) {
    const mine = edited[field];
    if (isSameValue(mine, opened[field])) continue;
    const merged = mergeValues({ before: opened[field], mine, theirs: stored[field] }, isSameValue);
    if (merged) changes[field] = merged.value as typeof mine;
    else conflicts.push({ field, mine, stored: stored[field] });
  }
  return { changes, conflicts };
}

/**
 * The changes of an edit to the stored record: only fields that differ from the values when the form was
 * opened.
 * @throws EditConflictError if one of them was changed elsewhere
 */
export const changesByEdit =
  <R, F extends object, D extends object>(
    edit: FormEdit<F>,
    toForm: (record: R) => F,
    fromForm: (form: F) => D,
  ) =>
  (record: R): Partial<D> => {
    const stored = toForm(record);
    const { changes, conflicts } = mergedFields(edit, stored);
    if (conflicts.length > 0) throw new EditConflictError(conflicts);
    const draft = fromForm({ ...stored, ...changes });
    return Object.fromEntries(
      Object.entries(draft).filter(([field]) => Object.hasOwn(changes, field)),
    ) as Partial<D>;
  };

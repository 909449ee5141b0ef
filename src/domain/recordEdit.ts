import { mergeValues } from './merge/fields';
import { isBlankRow } from './merge/same';

/** A form as it was opened, and as it is to be saved. */
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

/** Thrown where a save would write over what somebody else has saved; nothing is written. */
export class EditConflictError extends Error {
  override readonly name = 'EditConflictError';
  readonly conflicts: readonly FieldConflict[];

  constructor(conflicts: readonly FieldConflict[]) {
    super(`Changed elsewhere: ${conflicts.map(({ field }) => field).join(', ')}.`);
    this.conflicts = conflicts;
  }
}

/** How a value is compared: a list without its blank rows, which are not saved either. */
const comparable = (value: unknown) =>
  JSON.stringify(value, (_field, inner: unknown) =>
    Array.isArray(inner) ? inner.filter((entry) => !isBlankRow(entry)) : inner,
  );

/** Whether two values of a form would be saved as the same. */
export const isSameValue = (a: unknown, b: unknown): boolean => comparable(a) === comparable(b);

/** The fields an edit changes, as they go over the record as it is stored now; those that cannot are conflicts. */
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
 * What an edit changes of the record as it is stored now: the fields that differ from those the form was opened
 * with, and nothing else.
 * @throws EditConflictError where one of them was changed elsewhere
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

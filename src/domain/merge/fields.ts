import { isSameJson, isSameValue } from './same';
import { isCheckboxGroup } from './units';

/** A field's three values: base, mine and theirs; undefined if the record doesn't have it. */
interface FieldVersions {
  readonly before: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
}

/**
 * The merged value, with checkboxes merged one by one; null if both sides changed it differently.
 * @param isSame compares values
 */
function mergeValues(
  { before, mine, theirs }: FieldVersions,
  isSame: (a: unknown, b: unknown) => boolean = isSameJson,
): { readonly value: unknown } | null {
  if (isSame(mine, theirs) || isSame(mine, before)) return { value: theirs };
  if (isSame(theirs, before)) return { value: mine };
  if (!isCheckboxGroup(before) || !isCheckboxGroup(mine) || !isCheckboxGroup(theirs)) return null;
  const flags: [string, unknown][] = [];
  for (const flag of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const merged = mergeValues({ before: before[flag], mine: mine[flag], theirs: theirs[flag] });
    if (merged === null) return null;
    flags.push([flag, merged.value]);
  }
  return { value: Object.fromEntries(flags.filter(([, value]) => value !== undefined)) };
}

/** The values of a form when it was opened, and when it is saved. */
export interface FormEdit<F> {
  readonly opened: F;
  readonly edited: F;
}

/** A field that was edited in the form and changed in storage since the form was opened. */
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
 * The changes that an edit makes to the stored record: only fields that differ from the values when the form was
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

import { bindField } from '@/admin/resources/formFields';
import type { FieldsProps } from '@/admin/resources/formFields';
import { entryProblemWords } from '@/content/entryProblemWords';
import type { EntryProblem } from '@/domain/signals/refusal';

/** The errors of a form, and whether to show them before the user leaves the fields. */
export interface FormValidation {
  readonly problems?: readonly EntryProblem[] | undefined;
  readonly showsErrors?: boolean | undefined;
}

/** {@link bindField} with the field's error. */
export function bindValidatedField<F extends object>(
  props: FieldsProps<F>,
  { problems, showsErrors }: FormValidation,
) {
  const bind = bindField(props);
  return <K extends keyof F>(field: K) => {
    const problem = problems?.find((candidate) => candidate.field === field);
    return { ...bind(field), mistake: problem && entryProblemWords(problem), showsErrors };
  };
}

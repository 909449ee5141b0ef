import { bindField, type FieldsProps } from '@/admin/resources/resource';
import { entryProblemWords } from '@/content/entryProblemWords';
import type { EntryProblem } from '@/domain/signals/refusal';

/** What is wrong with a form, and whether that is shown before its fields are left. */
export interface CheckedForm {
  readonly problems?: readonly EntryProblem[] | undefined;
  readonly isChecked?: boolean | undefined;
}

/** As {@link bindField}, with what is wrong with the field. */
export function bindChecked<F extends object>(props: FieldsProps<F>, { problems, isChecked }: CheckedForm) {
  const bind = bindField(props);
  return <K extends keyof F>(field: K) => {
    const problem = problems?.find((candidate) => candidate.field === field);
    return { ...bind(field), mistake: problem && entryProblemWords(problem), isChecked };
  };
}

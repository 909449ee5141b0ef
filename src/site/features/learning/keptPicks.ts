import type { Question } from '@/content/lesson';

interface Picks {
  readonly order: readonly number[];
  /** The values of the picked options, or what was typed. */
  readonly values: readonly string[];
}

/**
 * What was picked in the questions of lessons and quizzes, for a reader who follows a link and comes back. It lives in
 * this document only: it is never stored, and a reload forgets it.
 */
const kept = new Map<Question['id'], Picks>();

const inputsOf = (form: HTMLFormElement, { id }: Question) =>
  [...form.elements]
    .filter((element): element is HTMLInputElement => element instanceof HTMLInputElement)
    .filter(({ name }) => name === id);

const isPickable = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox';

export const keptPicks = {
  orderOf: ({ id }: Question): readonly number[] | undefined => kept.get(id)?.order,
  /** Whether anything was picked or typed, or steps were moved. */
  isAnswered({ id, kind }: Question): boolean {
    const picks = kept.get(id);
    return picks !== undefined && (kind === 'ordering' || picks.values.some((value) => value.trim() !== ''));
  },
  keep(form: HTMLFormElement, question: Question, order: readonly number[]): void {
    const values = new FormData(form).getAll(question.id).filter((value) => typeof value === 'string');
    kept.set(question.id, { order, values });
  },
  /** Puts what is kept into the controls, which are left alone where nothing is. */
  restore(form: HTMLFormElement, question: Question): void {
    const picks = kept.get(question.id);
    if (!picks) return;
    for (const input of inputsOf(form, question))
      if (isPickable(input)) input.checked = picks.values.includes(input.value);
      else input.value = picks.values[0] ?? '';
  },
  forget({ id }: Question): void {
    kept.delete(id);
  },
};

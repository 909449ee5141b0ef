import type { Question } from '@/content/lesson';
import { choicesOf } from '@/content/questionChoices';
import { learnerProgress } from '@/data/learning/progressStore';
import { withPicks } from '@/domain/learning/changes';
import type { Progress } from '@/domain/learning/progress';
import type { Answer } from '@/site/questions/marking';

const savedPicks = ({ id }: Question): readonly string[] =>
  learnerProgress.read().progress.picks[id]?.values ?? [];

const textOf = (question: Question, place: number): string => choicesOf(question)[place]?.text ?? '';

const inputsOf = (form: HTMLFormElement, { id }: Question) =>
  [...form.elements].filter(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.name === id,
  );

const isPickable = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox';

/** The answer to a question as stored: the wording of the picked options, or the typed text. */
const valuesIn = (form: HTMLFormElement, question: Question): readonly string[] =>
  inputsOf(form, question)
    .filter((input) => !isPickable(input) || input.checked)
    .map((input) => (isPickable(input) ? textOf(question, Number(input.value)) : input.value))
    .filter((value) => value.trim() !== '');

function saveAnswer(question: Question, values: readonly string[]): void {
  if (values.join('\n') === savedPicks(question).join('\n')) return;
  learnerProgress.change((progress, now) => withPicks(progress, { [question.id]: values }, now));
}

/** Reads the answer to a question from its form; `order` is the current order of its steps. */
export function readFormAnswer(form: HTMLFormElement, question: Question, order: readonly number[]): Answer {
  const values = new FormData(form).getAll(question.id).filter((value) => typeof value === 'string');
  switch (question.kind) {
    case 'ordering':
      return order;
    case 'numeric':
      return values[0] ?? '';
    case 'singleChoice':
    case 'multipleChoice':
    case 'chartPoint':
      return values.map(Number);
  }
}

/**
 * Unfinished answers, stored with the progress. Options are stored by text, so that editing a question
 * doesn't change what was picked.
 */
export const savedAnswers = {
  /** The questions that are at least partly answered. */
  answeredIn: (form: HTMLFormElement, questions: readonly Question[]): readonly Question[] =>
    questions.filter((question) =>
      question.kind === 'ordering' ? savedPicks(question).length > 0 : valuesIn(form, question).length > 0,
    ),
  /** The order of the steps as indices of the content's list; null if they weren't moved. */
  orderOf(question: Question, { picks }: Progress): readonly number[] | null {
    const texts = choicesOf(question).map(({ text }) => text);
    const order = picks[question.id]?.values.map((text) => texts.indexOf(text)) ?? [];
    const isOrder = question.kind === 'ordering' && texts.every((_, place) => order.includes(place));
    return isOrder && order.length === texts.length ? order : null;
  },
  saveOrder(question: Question, order: readonly number[]): void {
    saveAnswer(
      question,
      order.map((place) => textOf(question, place)),
    );
  },
  saveAnswer(form: HTMLFormElement, question: Question): void {
    saveAnswer(question, valuesIn(form, question));
  },
  /** Stores what was entered before hydration, and restores stored answers into empty controls. */
  resume(form: HTMLFormElement, question: Question): void {
    if (valuesIn(form, question).length > 0) saveAnswer(question, valuesIn(form, question));
    const values = savedPicks(question);
    for (const input of inputsOf(form, question))
      if (isPickable(input)) input.checked = values.includes(textOf(question, Number(input.value)));
      else input.value = values[0] ?? '';
  },
  forget(questions: readonly Question[]): void {
    const kept = questions.filter((question) => savedPicks(question).length > 0);
    if (kept.length === 0) return;
    const nothing = Object.fromEntries(kept.map(({ id }) => [id, []]));
    learnerProgress.change((progress, now) => withPicks(progress, nothing, now));
  },
};

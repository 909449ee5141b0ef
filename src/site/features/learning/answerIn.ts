import type { Question } from '@/content/lesson';
import type { Answer } from './marking';

/** Reads the answer to a question from its form; `order` is the current order of its steps. */
export function answerIn(form: HTMLFormElement, question: Question, order: readonly number[]): Answer {
  if (question.kind === 'ordering') return order;
  const values = new FormData(form).getAll(question.id).filter((value) => typeof value === 'string');
  return question.kind === 'numeric' ? (values[0] ?? '') : values.map(Number);
}

import type { Question } from '@/content/lesson';
import type { Answer } from './marking';

/** What a form holds as the answer to a question; `order` is that of its steps as they are shown. */
export function answerIn(form: HTMLFormElement, question: Question, order: readonly number[]): Answer {
  if (question.kind === 'ordering') return order;
  const values = new FormData(form).getAll(question.id).filter((value) => typeof value === 'string');
  return question.kind === 'numeric' ? (values[0] ?? '') : values.map(Number);
}

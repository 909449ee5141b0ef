import type { Question } from './lesson';

/** Something that can be picked, or one step of an order, with what is said of it. */
export interface Choice {
  readonly text: string;
  readonly feedback: string;
  readonly isCorrect: boolean;
}

const LETTERS = 'ABCDEFGH';

/** The letter of a point on a chart. */
export const pointLetter = (index: number): string => LETTERS[index] ?? '';

/** What can be picked or put in order, as the content lists it; a number has nothing to pick. */
export function choicesOf(question: Question): readonly Choice[] {
  switch (question.kind) {
    case 'singleChoice':
    case 'multipleChoice':
      return question.options.map(({ text, feedback, isCorrect = false }) => ({ text, feedback, isCorrect }));
    case 'chartPoint':
      return question.points.map(({ feedback, isCorrect = false }, index) => ({
        text: `Point ${pointLetter(index)}`,
        feedback,
        isCorrect,
      }));
    case 'ordering':
      return question.steps.map(({ text, feedback }) => ({ text, feedback, isCorrect: true }));
    case 'numeric':
      return [];
    default:
      return question satisfies never;
  }
}

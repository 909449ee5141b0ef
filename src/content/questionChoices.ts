import type { NumericQuestion, Question } from './lesson';

/** An option, or a step to put in order, with its feedback. */
export interface AnswerChoice {
  readonly text: string;
  readonly feedback: string;
  readonly isCorrect: boolean;
}

const OPTION_LETTERS = 'ABCDEFGH';

/** The letter of a point on a chart. */
export const pointLetter = (index: number): string => OPTION_LETTERS[index] ?? '';

/** The label of a number question, with its unit unless the label includes it, as `New coins a day` does. */
export const answerLabel = ({ label, unit }: NumericQuestion): string =>
  label.toLowerCase().includes(unit) ? label : `${label}, in ${unit}`;

/** The options, points or steps in content order; a number question has none. */
export function choicesOf(question: Question): readonly AnswerChoice[] {
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

import type { Question } from '@/content/lesson';

/** The id of the quiz to which these questions belong: a choice, a number, an order and a multiple choice. */
export const QUIZ = 'beginner/what-a-price-is-quiz';

export const pays: Question = {
  id: `${QUIZ}/pays`,
  kind: 'singleChoice',
  prompt: 'Which price do you pay?',
  options: [
    { text: 'The bid', feedback: 'You receive it.' },
    { text: 'The ask', feedback: 'It is the higher one.', isCorrect: true },
    { text: 'The middle', feedback: 'Nobody trades there.' },
  ],
  explanation: 'A buyer pays the ask.',
  lesson: 'beginner/two-prices',
};

export const costs: Question = {
  id: `${QUIZ}/costs`,
  kind: 'numeric',
  prompt: 'What does it cost?',
  label: 'Cost',
  unit: 'dollars',
  answer: 2.5,
  tolerance: 0.01,
  answerText: '$2.50',
  commonMistakes: [],
  explanation: 'Half of five.',
  lesson: 'beginner/the-spread',
};

export const morning: Question = {
  id: `${QUIZ}/morning`,
  kind: 'ordering',
  prompt: 'Put them in order.',
  steps: [
    { text: 'Wake', feedback: 'Before all others.' },
    { text: 'Leave', feedback: 'At the end.' },
  ],
  explanation: 'As every morning.',
};

export const fees: Question = {
  id: `${QUIZ}/fees`,
  kind: 'multipleChoice',
  prompt: 'Which are costs?',
  options: [
    { text: 'The spread', feedback: 'It is paid at once.', isCorrect: true },
    { text: 'The swap', feedback: 'It is paid at night.', isCorrect: true },
    { text: 'The bid', feedback: 'It is a price.' },
  ],
  explanation: 'A price is no cost.',
};

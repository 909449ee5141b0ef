import { expect, it } from 'vitest';
import type { Question } from '@/content/lesson';
import { markAnswer } from '@/site/features/learning/marking';

const words = { prompt: 'Which?', explanation: 'Because.' };

const single: Question = {
  ...words,
  id: 'beginner/two-prices/single',
  kind: 'singleChoice',
  options: [
    { text: 'One', feedback: 'It is the first.' },
    { text: 'Two', feedback: 'It is in the middle.', isCorrect: true },
    { text: 'Three', feedback: 'It is the last.' },
  ],
};

const numeric: Question = {
  ...words,
  id: 'beginner/two-prices/numeric',
  kind: 'numeric',
  label: 'Loss',
  unit: 'dollars',
  answer: 49.999999999998934,
  tolerance: 0.05,
  answerText: '$50',
  commonMistakes: [{ answer: 25, feedback: 'That is the number of pips.' }],
};

it('explains a single selection', () => {
  expect(markAnswer(single, [0])).toEqual({ verdict: 'notYet', feedback: 'It is the first.' });
  expect(markAnswer(single, [1])).toEqual({ verdict: 'correct', feedback: 'It is in the middle.' });
});

it('accepts a number within its tolerance', () => {
  for (const typed of ['50', '50.05', '49.95', '$50.00', '-50', '50 dollars', '0.05k', '٥٠', '５０'])
    expect(markAnswer(numeric, typed).verdict, typed).toBe('correct');
  expect(markAnswer(numeric, '50.06').verdict).toBe('notYet');
  expect(markAnswer(numeric, '25')).toEqual({
    verdict: 'notYet',
    feedback: 'That is the number of pips.',
  });
  expect(markAnswer(numeric, 'many').verdict).toBe('unreadable');
});

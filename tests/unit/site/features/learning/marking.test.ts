import { expect, it } from 'vitest';
import type { Question } from '@/content/lesson';
import { markAnswer, readAnswer } from '@/site/features/learning/marking';

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

it('explains a pick alone', () => {
  expect(markAnswer(single, [0])).toEqual({ verdict: 'notYet', feedback: 'It is the first.' });
  expect(markAnswer(single, [1])).toEqual({ verdict: 'correct', feedback: 'It is in the middle.' });
});

it('marks a number within its tolerance', () => {
  for (const typed of ['50', '50.05', '49.95', '$50.00', '-50', '50 dollars', '0.05k', '٥٠', '５０'])
    expect(markAnswer(numeric, typed).verdict, typed).toBe('correct');
  expect(markAnswer(numeric, '50.06').verdict).toBe('notYet');
  expect(markAnswer(numeric, '25')).toEqual({
    verdict: 'notYet',
    feedback: 'That is the number of pips.',
  });
  expect(markAnswer(numeric, 'many').verdict).toBe('unreadable');
});

const TWO_THOUSAND_FIVE_HUNDRED = [
  '2500', '2,500', "2'500", '2’500', '2 500', '2.500', '$2,500.00', '$2500', '€2.500,00', '2500.0', '2500.00', '2500,00',
  '2500 dollars', '2500 $', '2.500,00€', '2,500 USD', '£2,500', '-2500', '−2,500', '+2500', ' 2500 ', '2500 pips', '2\u00a0500', '$ 2 500',
]; // oxfmt-ignore
const TWO_AND_A_HALF = [
  '2.5', '2,5', '2.50', '2,50', '$2.50', '$2,50', '2.5 dollars', '2,5 pips', '-2.5', '+2,5', '€ 2,50', '2.5%', '2.5 %', '02.5',
  ' 2.50 ', '2.5000', '£2.5', '−2.50', '2,50 EUR', '2.5 lots',
]; // oxfmt-ignore
const NO_NUMBERS = [
  '2.5.1', '2,5,1', 'two', '', ' ', '.', ',', '--2', '2-3', '1e3', '2/3', '$', '%', 'NaN', 'Infinity', '0x10', '1:30', '<b>2</b>',
]; // oxfmt-ignore

it.each(TWO_THOUSAND_FIVE_HUNDRED)('reads %j as 2,500', (typed) => {
  expect(readAnswer(typed, 2)).toBe(2500);
});
it.each(TWO_AND_A_HALF)('reads %j as 2.5', (typed) => {
  expect(readAnswer(typed, 2)).toBe(2.5);
});
it.each(NO_NUMBERS)('refuses %j as a number', (typed) => {
  expect(readAnswer(typed, 2)).toBeNull();
});

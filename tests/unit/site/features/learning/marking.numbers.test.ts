import { expect, it } from 'vitest';
import type { NumericQuestion } from '@/content/lesson';
import { markAnswer } from '@/site/features/learning/marking';

const numberOf = (answer: number, tolerance: number, mistakes: NumericQuestion['commonMistakes'] = []) =>
  ({
    id: 'beginner/two-prices/number',
    kind: 'numeric',
    prompt: 'How much?',
    label: 'Amount',
    unit: 'dollars',
    answer,
    tolerance,
    answerText: '',
    commonMistakes: mistakes,
    explanation: 'Because.',
  }) as const satisfies NumericQuestion;

const CORRECT = { verdict: 'correct', feedback: '' };
const UNREADABLE = expect.objectContaining({ verdict: 'unreadable' }) as unknown;
const OPEN = { verdict: 'open', feedback: '' };
const notYet = (feedback: string) => ({ verdict: 'notYet', feedback });

it.each([
  ['a number exactly at the tolerance', 2, 0.5, '2.5', CORRECT],
  ['a number at the tolerance, despite rounding errors', 1.1, 0.1, '1', CORRECT],
  ['a number just beyond the tolerance', 2, 0.5, '2.51', notYet('That is too high.')],
  ['a number whose answer has the opposite sign', -2, 0.5, '-2', notYet('')],
  ['words', 2, 0.5, 'many', UNREADABLE],
  ['an empty answer', 2, 0.5, '', OPEN],
  ['a blank answer', 2, 0.5, ' \u00a0', OPEN],
  ['zero when the answer is zero', 0, 0.5, '0', CORRECT],
])('marks %s', (_what, answer, tolerance, typed, mark) => {
  expect(markAnswer(numberOf(answer, tolerance), typed)).toEqual(mark);
});

it('explains a common mistake', () => {
  const question = numberOf(50, 0.5, [
    { answer: 5, feedback: 'A zero is missing.' },
    { answer: 25, feedback: 'That is half.' },
  ]);
  expect(markAnswer(question, '5.5')).toEqual({ verdict: 'notYet', feedback: 'A zero is missing.' });
  expect(markAnswer(question, '24.5')).toEqual({ verdict: 'notYet', feedback: 'That is half.' });
  expect(markAnswer(question, '24')).toEqual(notYet('That is too low.'));
});

it.each([
  ['2500', 'a thousand times too high'],
  ['0.25', 'ten times too low'],
])('recognises the digits of the answer in %s, with another decimal point', (typed, words) => {
  const feedback = `The digits are right, but that is ${words}: check the decimal point.`;
  expect(markAnswer(numberOf(2.5, 0.005), typed)).toEqual(notYet(feedback));
});

it.each([
  ['1,084', 0.001, 1.084],
  ['1,084', 0.01, 1084],
])('reads %s with a tolerance of %d as %d', (typed, tolerance, answer) => {
  expect(markAnswer(numberOf(answer, tolerance), typed)).toEqual(CORRECT);
});

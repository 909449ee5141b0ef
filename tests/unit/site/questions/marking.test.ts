import { expect, it } from 'vitest';
import { type ChartPointQuestion, type ChoiceQuestion, type NumericQuestion } from '@/content/lesson';
import { markAnswer, displayOrder } from '@/site/questions/marking';
import { costs, morning, pays } from '../../../support/questions';

const correct = (text: string) => ({ text, feedback: '', isCorrect: true }) as const;

const many: ChoiceQuestion = {
  id: 'beginner/two-prices/many',
  kind: 'multipleChoice',
  prompt: 'Which?',
  options: [
    correct('One'),
    correct('Two'),
    correct('Three'),
    correct('Four'),
    correct('Five'),
    { text: 'Pear', feedback: 'A fruit.' },
    { text: 'Plum', feedback: '' },
  ],
  explanation: 'Because.',
};

const onChart: ChartPointQuestion = {
  id: 'beginner/two-prices/on-chart',
  kind: 'chartPoint',
  prompt: 'Where?',
  chart: { candles: [], decimals: 1, marks: [], description: '' },
  points: [
    { candle: 0, side: 'high', feedback: 'Too early.' },
    { candle: 1, side: 'low', feedback: 'Lowest of all.', isCorrect: true },
  ],
  explanation: 'Because.',
};

const last = (count: number) => count - 1;

it.each([
  [[5], "What you picked isn't correct. A fruit."],
  [[5, 6], 'None of your two are correct. A fruit.'],
  [[0, 1, 6], 'Two of your three are correct.'],
  [[0, 1, 2, 3, 4, 5], 'Five of your six are correct. A fruit.'],
  [[0, 1, 2, 3], 'What you picked is correct, but something is missing.'],
])('explains the selection %j: “%s”', (picked, feedback) => {
  expect(markAnswer(many, picked)).toEqual({ verdict: 'notYet', feedback });
});

it.each([pays, many, morning])('treats an empty selection or free text as unanswered', (question) => {
  const open = { verdict: 'open', feedback: 'Choose an answer first.' };
  expect(markAnswer(question, [])).toEqual(open);
  expect(markAnswer(question, '1')).toEqual(open);
});

it('gives feedback on a single choice and on a point in a chart', () => {
  expect(markAnswer(pays, [0])).toEqual({ verdict: 'notYet', feedback: 'You receive it.' });
  expect(markAnswer(pays, [1])).toEqual({ verdict: 'correct', feedback: 'It is the higher one.' });
  expect(markAnswer(onChart, [0])).toEqual({ verdict: 'notYet', feedback: 'Too early.' });
  expect(markAnswer(onChart, [1])).toEqual({ verdict: 'correct', feedback: 'Lowest of all.' });
});

it('counts steps in the right position', () => {
  expect(markAnswer(morning, [1, 0])).toEqual({
    verdict: 'notYet',
    feedback: 'Steps in the right place: 0 of 2.',
  });
  expect(markAnswer(morning, [0, 1])).toEqual({ verdict: 'correct', feedback: '' });
});

it('shuffles options that have no natural order', () => {
  const asWritten = many.options.map((_, place) => place);
  expect(displayOrder(many, last)).not.toEqual(asWritten);
  expect(displayOrder(many, last).toSorted()).toEqual(asWritten);
  expect(displayOrder({ ...many, keepOrder: true }, last)).toEqual(asWritten);
  expect(displayOrder(onChart, last)).toEqual([0, 1]);
});

it('never shows steps in the order of the solution', () => {
  for (const random of [() => 0, last]) expect(displayOrder(morning, random)).toEqual([1, 0]);
  expect(displayOrder(costs, last)).toEqual([]);
});

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
const OPEN = { verdict: 'open', feedback: 'Enter a number first.' };
const notYet = (feedback: string) => ({ verdict: 'notYet', feedback });

it.each([
  ['a number exactly at the tolerance', 2, 0.5, '2.5', CORRECT],
  ['a number at the tolerance, despite rounding errors', 1.1, 0.1, '1', CORRECT],
  ['a number just beyond the tolerance', 2, 0.5, '2.51', notYet('That is too high.')],
  ['a number with a minus', 2, 0.5, '-2', UNREADABLE],
  ['a number in another unit', 2, 0.5, '2 EUR', UNREADABLE],
  ['words', 2, 0.5, 'many', UNREADABLE],
  ['an empty answer', 2, 0.5, '', OPEN],
  ['a blank answer', 2, 0.5, ' \u00a0', OPEN],
  ['zero when the answer is zero', 0, 0.5, '0', CORRECT],
])('marks %s as the answer to a numeric question', (_what, answer, tolerance, typed, mark) => {
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
])('recognises in %s the digits of the answer with a misplaced decimal point', (typed, words) => {
  const feedback = `The digits are right, but that is ${words}: check the decimal point.`;
  expect(markAnswer(numberOf(2.5, 0.005), typed)).toEqual(notYet(feedback));
});

it.each([
  ['1,084', 0.001, 1.084],
  ['1,084', 0.01, 1084],
])('reads %s with a tolerance of %d as %d', (typed, tolerance, answer) => {
  expect(markAnswer(numberOf(answer, tolerance), typed)).toEqual(CORRECT);
});

it.each([
  ['1.429', 1.43],
  ['34.000', 34],
  ['1,250', 1250],
  ['0,250', 0.25],
  ['0.250', 0.25],
  ['1,43', 1.43],
  ['1,4290', 1.43],
  ['1250,000', 1250],
])('reads %s as %d, because it can be read in only one way', (typed, answer) => {
  expect(markAnswer(numberOf(answer, 0.01), typed)).toEqual(CORRECT);
});

it.each([
  ['8,000', 8, '“8,000” could be 8000 or 8. Write 8000 or 8.'],
  ['$1,429', 1.43, '“1,429” could be 1429 or 1.429. Write 1429 or 1,4290.'],
  ['1.250', 1250, '“1.250” could be 1.25 or 1250. Write 1.25 or 1250.'],
  ['1.429', 1429, '“1.429” could be 1.429 or 1429. Write 1.4290 or 1429.'],
])('asks which number %s means when the answer is %d', (typed, answer, feedback) => {
  expect(markAnswer(numberOf(answer, 0.01), typed)).toEqual({ verdict: 'unreadable', feedback });
});

it('marks an answer as written when neither of its readings is close', () => {
  expect(markAnswer(numberOf(500, 0.01), '1,250')).toEqual(notYet('That is too high.'));
});

import { expect, it } from 'vitest';
import type { ChartPointQuestion, ChoiceQuestion } from '@/content/lesson';
import { markAnswer, shownOrder } from '@/site/features/learning/marking';
import { costs, morning, pays } from '../../../../support/questions';

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

const last = () => 0.99;

it.each([
  [[5], 'What you picked is not correct. A fruit.'],
  [[5, 6], 'None of your two are correct. A fruit.'],
  [[0, 1, 6], 'Two of your three are correct.'],
  [[0, 1, 2, 3, 4, 5], 'Five of your six are correct. A fruit.'],
  [[0, 1, 2, 3], 'What you picked is correct, but something is missing.'],
])('explains the selection %j: “%s”', (picked, feedback) => {
  expect(markAnswer(many, picked)).toEqual({ verdict: 'notYet', feedback });
});

it.each([pays, many, morning])('treats no selection and free text as unanswered', (question) => {
  const open = { verdict: 'open', feedback: '' };
  expect(markAnswer(question, [])).toEqual(open);
  expect(markAnswer(question, '1')).toEqual(open);
});

it('explains a single choice and a point on a chart', () => {
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
  expect(shownOrder(many, last)).not.toEqual(asWritten);
  expect(shownOrder(many, last).toSorted()).toEqual(asWritten);
  expect(shownOrder({ ...many, keepOrder: true }, last)).toEqual(asWritten);
  expect(shownOrder(onChart, last)).toEqual([0, 1]);
});

it("never shows steps in their solution's order", () => {
  for (const random of [() => 0, last]) expect(shownOrder(morning, random)).toEqual([1, 0]);
  expect(shownOrder(costs, last)).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import type { Question } from '@/content/lesson';
import { markAnswer, readAnswer, shownOrder } from '@/site/features/learning/marking';
import { seededRandom } from '@/domain/learning/shuffle';

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

const multiple: Question = {
  ...words,
  id: 'beginner/two-prices/multiple',
  kind: 'multipleChoice',
  options: [
    { text: 'One', feedback: 'Odd.' },
    { text: 'Two', feedback: 'Even.', isCorrect: true },
    { text: 'Four', feedback: 'Even as well.', isCorrect: true },
    { text: 'Five', feedback: 'Odd as well.' },
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

const ordering: Question = {
  ...words,
  id: 'beginner/two-prices/ordering',
  kind: 'ordering',
  steps: [
    { text: 'Wake', feedback: 'First.' },
    { text: 'Dress', feedback: 'Then.' },
    { text: 'Leave', feedback: 'Last.' },
  ],
};

describe('marking', () => {
  it('L22: answers a pick with what is said of it alone', () => {
    expect(markAnswer(single, [0])).toEqual({ verdict: 'notYet', feedback: 'It is the first.' });
    expect(markAnswer(single, [1])).toEqual({ verdict: 'correct', feedback: 'It is in the middle.' });
  });

  it('L23: an answer that is not there is open', () => {
    for (const question of [single, multiple, ordering])
      expect(markAnswer(question, []).verdict).toBe('open');
    expect(markAnswer(numeric, '  ').verdict).toBe('open');
  });

  it('says how many of several picks are correct', () => {
    expect(markAnswer(multiple, [0, 1])).toEqual({
      verdict: 'notYet',
      feedback: 'One of your two is correct. Odd.',
    });
    expect(markAnswer(multiple, [1]).feedback).toBe('What you picked is correct, but something is missing.');
    expect(markAnswer(multiple, [1, 2]).verdict).toBe('correct');
    expect(markAnswer(multiple, [1, 2, 3]).feedback).toBe('Two of your three are correct. Odd as well.');
  });

  it('marks a number by its tolerance, and knows the usual mistake', () => {
    for (const typed of ['50', '50.05', '49.95', '$50.00', '-50', '50 dollars', '0.05k', '٥٠', '５０'])
      expect(markAnswer(numeric, typed).verdict, typed).toBe('correct');
    expect(markAnswer(numeric, '50.06').verdict).toBe('notYet');
    expect(markAnswer(numeric, '25')).toEqual({
      verdict: 'notYet',
      feedback: 'That is the number of pips.',
    });
    expect(markAnswer(numeric, 'many').verdict).toBe('unreadable');
  });

  it('marks an order, and says how many steps are in place', () => {
    expect(markAnswer(ordering, [0, 1, 2]).verdict).toBe('correct');
    expect(markAnswer(ordering, [0, 2, 1]).feedback).toBe('Steps in their place: 1 of 3.');
    expect(markAnswer(ordering, [2, 0, 1]).feedback).toBe('Steps in their place: 0 of 3.');
  });
});

describe('the order in which a question is shown', () => {
  it('L15: is never the solution of an ordering, and stays where the options have an order', () => {
    expect(shownOrder(ordering, seededRandom(ordering.id))).not.toEqual([0, 1, 2]);
    expect(shownOrder({ ...single, keepOrder: true }, Math.random)).toEqual([0, 1, 2]);
  });
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

describe('L18: sixty ways to type a number', () => {
  it.each(TWO_THOUSAND_FIVE_HUNDRED)('%j is 2,500', (typed) => {
    expect(readAnswer(typed, 2)).toBe(2500);
  });
  it.each(TWO_AND_A_HALF)('%j is 2.5', (typed) => {
    expect(readAnswer(typed, 2)).toBe(2.5);
  });
  it.each(NO_NUMBERS)('%j is not a number', (typed) => {
    expect(readAnswer(typed, 2)).toBeNull();
  });
  it('are at least sixty', () => {
    expect(
      TWO_THOUSAND_FIVE_HUNDRED.length + TWO_AND_A_HALF.length + NO_NUMBERS.length,
    ).toBeGreaterThanOrEqual(60);
  });
});

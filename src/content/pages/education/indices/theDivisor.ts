import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { divisorAfterChange, indexLevel } from '@/domain/calculators/indexArithmetic';

/** An invented index of three companies, values in millions; a larger one replaces the smallest. */
const STAYING = [500, 400];
const LEAVING = 100;
const JOINING = 300;
const DIVISOR = 2;
const valuesBefore = [...STAYING, LEAVING];
const valuesAfter = [...STAYING, JOINING];
const totalBefore = indexLevel(valuesBefore, 1);
const totalAfter = indexLevel(valuesAfter, 1);
const level = indexLevel(valuesBefore, DIVISOR);
const wrongLevel = indexLevel(valuesAfter, DIVISOR);
const newDivisor = divisorAfterChange(DIVISOR, totalBefore, totalAfter);

/** The members' total value on the days before and after the change, in millions. */
const SUMS_BEFORE = [980, 990, 1_010, totalBefore];
const SUMS_AFTER = [1_212, 1_188, 1_224, 1_236];
const levelsWithChange = [...SUMS_BEFORE, ...SUMS_AFTER].map((sum, day) =>
  indexLevel([sum], day < SUMS_BEFORE.length ? DIVISOR : newDivisor),
);
const levelsWithoutChange = [...SUMS_BEFORE, ...SUMS_AFTER].map((sum) => indexLevel([sum], DIVISOR));

/** A four-for-one split in a price-weighted index. */
const PRICES = [200, 60, 40];
const SPLIT = 4;
const pricesAfter = [(PRICES[0] ?? 0) / SPLIT, ...PRICES.slice(1)];
const PRICE_DIVISOR = 3;
const priceLevel = indexLevel(PRICES, PRICE_DIVISOR);
const levelWithOldDivisor = indexLevel(pricesAfter, PRICE_DIVISOR);
const newPriceDivisor = divisorAfterChange(PRICE_DIVISOR, indexLevel(PRICES, 1), indexLevel(pricesAfter, 1));

/** The exercise: a smaller company joins. */
const EXERCISE_BEFORE = 2_000;
const EXERCISE_AFTER = 1_700;
const EXERCISE_DIVISOR = 4;
const exerciseNewDivisor = divisorAfterChange(EXERCISE_DIVISOR, EXERCISE_BEFORE, EXERCISE_AFTER);

/** Used in the questions. */
const QUESTION_BEFORE = 640;
const QUESTION_AFTER = 720;
const QUESTION_DIVISOR = 0.8;
const questionNewDivisor = divisorAfterChange(QUESTION_DIVISOR, QUESTION_BEFORE, QUESTION_AFTER);

export const page: LessonContent = {
  id: 'indices/the-divisor',
  revision: 1,
  title: 'The index divisor: how the level survives a change',
  description:
    "When a member is replaced or a share is split, the divisor changes so that the index level doesn't. The sum, step by step.",
  heading: 'The divisor that keeps an index steady',
  lead: 'Members come and go, shares are split, and an index carries on as if nothing had happened. One adjusted number makes that possible.',
  question:
    'Overnight a small company leaves an index and a large one takes its place. Why does the index not open far higher?',
  sections: [
    {
      kind: 'prose',
      heading: 'The bathroom scales',
      paragraphs: [
        'Suppose you weigh yourself every morning, and one day you put the scales on a mat that makes them read too high. You would turn the little wheel back until they read the same as without the mat. Only then can you compare the coming days with those before.',
        rich`For an index the wheel is the ${term('divisor')}: the number by which the sum of all members is divided. Whenever something other than prices changes that sum, the publisher turns the wheel. The level before the change and the level after it are then the same.`,
      ],
    },
    {
      kind: 'workedExample',
      heading: 'One member replaced',
      intro: `An invented index has members worth ${valuesBefore.map((value) => dollars(value)).join(', ')} million and a divisor of ${decimal(DIVISOR)}. After the close, the smallest is replaced by a company worth ${dollars(JOINING)} million.`,
      lines: [
        {
          label: `Level at the close: ${decimal(totalBefore)} ÷ ${decimal(DIVISOR)}`,
          value: decimal(level),
        },
        {
          label: `New sum: ${valuesAfter.map((value) => decimal(value)).join(' + ')}`,
          value: decimal(totalAfter),
        },
        {
          label: `With the old divisor: ${decimal(totalAfter)} ÷ ${decimal(DIVISOR)}`,
          value: decimal(wrongLevel),
        },
        {
          label: `New divisor: ${decimal(DIVISOR)} × ${decimal(totalAfter)} ÷ ${decimal(totalBefore)}`,
          value: decimal(newDivisor, 1),
        },
        {
          label: `With the new divisor: ${decimal(totalAfter)} ÷ ${decimal(newDivisor, 1)}`,
          value: decimal(indexLevel(valuesAfter, newDivisor)),
        },
      ],
      conclusion: `Without the adjustment the index would show a gain of ${decimal(wrongLevel - level)} points that no shareholder has made.`,
    },
    {
      kind: 'prose',
      heading: 'The rule behind it',
      paragraphs: [
        "The divisor grows or shrinks in the same proportion as the sum. If the new list is worth a fifth more, the divisor becomes a fifth larger. If it's worth a tenth less, the divisor becomes a tenth smaller.",
        'The change is made while the market is closed, with the closing prices of that day. From the next morning, every move in the level again comes from prices alone.',
      ],
    },
    {
      kind: 'figure',
      heading: 'Eight days, with and without the adjustment',
      figure: {
        kind: 'lineChart',
        caption: 'The member is replaced after day four. Only one of the lines shows what shareholders felt.',
        description: `Two lines of an index over eight days. Until day four they are the same, and end at ${decimal(level)}. With the new divisor the line goes on at ${decimal(levelsWithChange[4] ?? 0)} and ends at ${decimal(levelsWithChange[7] ?? 0)}. With the old divisor it jumps to ${decimal(levelsWithoutChange[4] ?? 0)} and ends at ${decimal(levelsWithoutChange[7] ?? 0)}.`,
        xLabel: 'Day',
        yLabel: 'Level',
        decimals: 0,
        series: [
          { label: 'Divisor adjusted', values: levelsWithChange },
          { label: 'Divisor unchanged', values: levelsWithoutChange },
        ],
      },
    },
    {
      kind: 'table',
      heading: 'What turns the wheel',
      intro: 'The question is always whether the sum changed without a change in market prices.',
      columns: ['Event', 'Weighted by value', 'Weighted by price'],
      rows: [
        ['A member is replaced', 'Adjusted', 'Adjusted'],
        ['A share is split', 'Not needed: the value stays the same', 'Adjusted'],
        ['A company issues many new shares', 'Adjusted', 'Usually not needed'],
        ['Prices rise or fall', 'Never', 'Never'],
      ],
      note: 'Each publisher has its own detailed rules, especially for rights issues and spun-off companies.',
    },
    {
      kind: 'prose',
      heading: 'A split under price weights',
      paragraphs: [
        `An index that adds up share prices needs the wheel more often. Take prices of ${PRICES.map((value) => dollars(value)).join(', ')} and a divisor of ${decimal(PRICE_DIVISOR)}. The level is ${decimal(indexLevel(PRICES, 1))} ÷ ${decimal(PRICE_DIVISOR)}, or ${decimal(priceLevel)}. Now the first share is split four for one and costs ${dollars(pricesAfter[0] ?? 0)}.`,
        `The prices add up to ${decimal(indexLevel(pricesAfter, 1))} instead of ${decimal(indexLevel(PRICES, 1))}. Without an adjustment, the level would halve to ${decimal(levelWithOldDivisor)}, although nobody has lost a cent. With a divisor of ${decimal(newPriceDivisor, 1)} it stays at ${decimal(priceLevel)}.`,
        'Over many decades of splits, the divisor of the Dow Jones has shrunk to well below one. A rise of one dollar in a single share therefore moves that index by several points.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Behind a steady level',
      paragraphs: [
        "The adjustment keeps the number where it was. It doesn't keep the contents. After a change the same level represents different companies, with different weights and perhaps in a different kind of business.",
        'Long charts hide this. Companies that shrink are usually removed, and growing ones take their places. Anybody who held the first list through all those years had a different result from the index, better or worse.',
      ],
    },
  ],
  summary: [
    'The divisor changes whenever the sum changes for a reason other than prices.',
    'New divisor = old divisor × sum after the change ÷ sum before it.',
    'On that day the level stays where it was, but the members and weights change.',
  ],
  exercise: {
    task: `The members of an index are worth ${dollars(EXERCISE_BEFORE)} million, and its divisor is ${decimal(EXERCISE_DIVISOR)}. A member is replaced by a smaller one, which brings the sum down to ${dollars(EXERCISE_AFTER)} million. Work out the level and the new divisor, and check that the level hasn't moved.`,
    solution: [
      {
        label: `Level: ${decimal(EXERCISE_BEFORE)} ÷ ${decimal(EXERCISE_DIVISOR)}`,
        value: decimal(indexLevel([EXERCISE_BEFORE], EXERCISE_DIVISOR)),
      },
      {
        label: `New divisor: ${decimal(EXERCISE_DIVISOR)} × ${decimal(EXERCISE_AFTER)} ÷ ${decimal(EXERCISE_BEFORE)}`,
        value: decimal(exerciseNewDivisor, 1),
      },
      {
        label: `Check: ${decimal(EXERCISE_AFTER)} ÷ ${decimal(exerciseNewDivisor, 1)}`,
        value: decimal(indexLevel([EXERCISE_AFTER], exerciseNewDivisor)),
      },
    ],
    mistakes: [
      {
        mistake: 'Your new divisor is larger than the old one.',
        why: 'You divided the old sum by the new one. A smaller sum needs a smaller divisor.',
      },
      {
        mistake: 'Your check gives a different level.',
        why: 'Divide the new sum by the new divisor, not by the old one.',
        lesson: 'indices/what-an-index-is',
      },
    ],
  },
  checks: [
    {
      id: 'indices/the-divisor/new-divisor',
      kind: 'numeric',
      prompt: `The members of an index are worth ${dollars(QUESTION_BEFORE)} million, and its divisor is $${decimal(QUESTION_DIVISOR, 1)} million a point. A new member lifts the sum to ${dollars(QUESTION_AFTER)} million after the close. What is the new divisor?`,
      label: 'New divisor',
      unit: 'million dollars a point',
      answer: questionNewDivisor,
      tolerance: 0.004,
      answerText: decimal(questionNewDivisor, 1),
      commonMistakes: [
        {
          answer: divisorAfterChange(QUESTION_DIVISOR, QUESTION_AFTER, QUESTION_BEFORE),
          feedback: 'You swapped the two sums. A larger sum needs a larger divisor.',
        },
        {
          answer: QUESTION_DIVISOR,
          feedback: 'With the old divisor the level would jump although no price has moved.',
        },
      ],
      explanation: `${decimal(QUESTION_DIVISOR, 1)} × ${decimal(QUESTION_AFTER)} ÷ ${decimal(QUESTION_BEFORE)} is ${decimal(questionNewDivisor, 1)}. The level stays at ${decimal(indexLevel([QUESTION_BEFORE], QUESTION_DIVISOR))}.`,
    },
    {
      id: 'indices/the-divisor/level-on-the-day',
      kind: 'singleChoice',
      prompt:
        "An index closes at 4,200. Overnight its largest member is replaced by a smaller company. From which level is the next day's change measured?",
      options: [
        {
          text: 'From less than 4,200, as the sum is smaller',
          feedback:
            'The sum is smaller, and so is the new divisor. Dividing one by the other gives the same level.',
        },
        {
          text: 'From 4,200, as the divisor was adjusted',
          isCorrect: true,
          feedback: 'The adjustment is made so that the last close still applies.',
        },
        {
          text: 'From the first level that the index ever had',
          feedback: "An index doesn't start again when its list changes.",
        },
      ],
      explanation: 'The new divisor is worked out from the closing level, which therefore stays valid.',
    },
    {
      id: 'indices/the-divisor/split-by-price',
      kind: 'singleChoice',
      prompt:
        'Under price weights, a share is split two for one. What must the publisher do with the divisor?',
      options: [
        {
          text: 'Halve it, since the share costs half',
          feedback: 'Only one of the prices has halved, so the sum has fallen by less than half.',
        },
        {
          text: 'Reduce it in line with the sum of prices',
          isCorrect: true,
          feedback: 'The sum is smaller, and the divisor follows it in proportion.',
        },
        {
          text: 'Leave it, since the value is unchanged',
          feedback: 'That would be enough under value weights. Here the prices are added up.',
        },
      ],
      explanation: 'Old divisor × new sum of prices ÷ old sum keeps the level the same.',
    },
    {
      id: 'indices/the-divisor/steps-of-a-change',
      kind: 'ordering',
      prompt: "A member of an index is replaced. Put the publisher's work in order.",
      steps: [
        {
          text: 'Take the closing prices and the closing level',
          feedback: 'You have to know first which level to keep.',
        },
        {
          text: 'Add up the new list at those prices',
          feedback: 'It needs the closing prices, and the divisor needs this sum.',
        },
        {
          text: 'Divide the new sum by the closing level',
          feedback: 'This is another way to write the same rule: it gives the new divisor.',
        },
        {
          text: 'Use the result as the divisor from the next morning',
          feedback: 'From then on only prices move the level.',
        },
      ],
      explanation: 'Sum ÷ level is the divisor that gives the new list the old level.',
    },
  ],
};

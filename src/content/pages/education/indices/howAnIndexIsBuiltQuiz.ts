import { decimal, dollars } from '@/content/format';
import type { QuizContent } from '@/content/lesson';
import {
  divisorAfterChange,
  valueAfterGrowth,
  indexLevel,
  weightPercent,
} from '@/domain/calculators/indexArithmetic';

const SUM = 1_500;
const DIVISOR = 6;
const SUM_AFTER = 1_530;
const points = indexLevel([SUM_AFTER], DIVISOR) - indexLevel([SUM], DIVISOR);

const WEIGHT = 8;
const MEMBER_RISE = 15;
const move = (WEIGHT * MEMBER_RISE) / 100;

const PRICES = [90, 30, 60];
const priceWeight = weightPercent(90, PRICES);

const SHARES = 120;
const PRICE = 10;
const FLOAT = 45;
const floatValue = (SHARES * PRICE * FLOAT) / 100;

const OLD_SUM = 500;
const NEW_SUM = 650;
const OLD_DIVISOR = 2;
const newDivisor = divisorAfterChange(OLD_DIVISOR, OLD_SUM, NEW_SUM);

const START = 2_000;
const GROWTH = 10;
const grown = valueAfterGrowth(START, GROWTH, 2);

export const page: QuizContent = {
  id: 'indices/how-an-index-is-built-quiz',
  revision: 1,
  title: 'Quiz: how an index is built',
  description:
    'Eight questions on weights, free float, the divisor and dividends in a stock index, with a reason for every answer.',
  heading: 'Quiz: how an index is built',
  lead: 'Eight questions on the lessons about indices. The companies and figures in them are invented.',
  questions: [
    {
      id: 'indices/how-an-index-is-built-quiz/points-gained',
      lesson: 'indices/what-an-index-is',
      kind: 'numeric',
      prompt: `An index has a divisor of $${decimal(DIVISOR)} million. The total value of its members goes from ${dollars(SUM)} million to ${dollars(SUM_AFTER)} million. How many points does it gain?`,
      label: 'Gain',
      unit: 'points',
      answer: points,
      tolerance: 0.05,
      answerText: decimal(points),
      commonMistakes: [
        { answer: SUM_AFTER - SUM, feedback: 'These are millions of dollars. Divide them by the divisor.' },
        {
          answer: indexLevel([SUM_AFTER], DIVISOR),
          feedback: "That's the new level. The question asks for the difference from the old one.",
        },
      ],
      explanation: `(${decimal(SUM_AFTER)} − ${decimal(SUM)}) ÷ ${decimal(DIVISOR)} is ${decimal(points)}.`,
    },
    {
      id: 'indices/how-an-index-is-built-quiz/which-rose-more',
      lesson: 'indices/what-an-index-is',
      kind: 'singleChoice',
      prompt: 'Which of these indices had the strongest day?',
      options: [
        { text: 'From 40,000 to 40,200', feedback: '200 points are 0.5% of 40,000.' },
        { text: 'From 9,000 to 9,090', feedback: '90 points are 1% of 9,000.' },
        {
          text: 'From 1,500 to 1,530',
          isCorrect: true,
          feedback: 'Only 30 points, but 2% of 1,500.',
        },
      ],
      explanation: "Divide each gain by the level before it. Points alone can't be compared.",
    },
    {
      id: 'indices/how-an-index-is-built-quiz/move-from-weight',
      lesson: 'indices/price-and-value-weights',
      kind: 'numeric',
      prompt: `A member with a weight of ${String(WEIGHT)}% rises by ${String(MEMBER_RISE)}%, and no other member moves. By what percentage does the index rise?`,
      label: 'Rise of the index',
      unit: '%',
      answer: move,
      tolerance: 0.02,
      answerText: `${decimal(move, 1)}%`,
      commonMistakes: [
        {
          answer: MEMBER_RISE,
          feedback: 'The member rose this far. Its weight decides how much of that reaches the index.',
        },
        {
          answer: MEMBER_RISE / WEIGHT,
          feedback: 'You divided by the weight. A weight is a share of the whole, so multiply.',
        },
      ],
      explanation: `${String(WEIGHT)}% of ${String(MEMBER_RISE)}% is ${decimal(move, 1)}%.`,
    },
    {
      id: 'indices/how-an-index-is-built-quiz/weight-by-price',
      lesson: 'indices/price-and-value-weights',
      kind: 'singleChoice',
      prompt: `In a price-weighted index the shares cost ${PRICES.map((price) => dollars(price)).join(', ')}. What is the weight of the first?`,
      options: [
        {
          text: `${decimal(100 / PRICES.length, 1)}%`,
          feedback: 'Equal weights for all would be a third rule: neither price nor value.',
        },
        {
          text: `${decimal(priceWeight)}%`,
          isCorrect: true,
          feedback: 'Its price is half of the sum of the prices.',
        },
        {
          text: 'It depends on the number of shares',
          feedback: "By value it would. By price the number of shares doesn't matter.",
        },
      ],
      explanation: `${decimal(90)} ÷ ${decimal(indexLevel(PRICES, 1))} is ${decimal(priceWeight)}%.`,
    },
    {
      id: 'indices/how-an-index-is-built-quiz/float',
      lesson: 'indices/free-float',
      kind: 'numeric',
      prompt: `Of ${decimal(SHARES)} million shares at ${dollars(PRICE)}, ${String(FLOAT)}% are free to be traded. What value does the index count?`,
      label: 'Value of the float',
      unit: 'million dollars',
      answer: floatValue,
      tolerance: 5,
      answerText: decimal(floatValue),
      commonMistakes: [
        { answer: SHARES * PRICE, feedback: 'This includes the shares that their holders mean to keep.' },
        {
          answer: SHARES * PRICE - floatValue,
          feedback: "You took the part that isn't for sale. The other part counts.",
        },
      ],
      explanation: `${decimal(SHARES)} million × ${dollars(PRICE)} × ${String(FLOAT)}% is ${dollars(floatValue)} million.`,
    },
    {
      id: 'indices/how-an-index-is-built-quiz/new-divisor',
      lesson: 'indices/the-divisor',
      kind: 'numeric',
      prompt: `After a change of members, the sum of their values is ${dollars(NEW_SUM)} million instead of ${dollars(OLD_SUM)} million. The divisor was $${decimal(OLD_DIVISOR)} million. What is it now?`,
      label: 'New divisor',
      unit: 'million dollars a point',
      answer: newDivisor,
      tolerance: 0.01,
      answerText: decimal(newDivisor, 1),
      commonMistakes: [
        { answer: OLD_DIVISOR, feedback: 'If it stayed as it was, the level would jump without any trade.' },
        {
          answer: NEW_SUM / OLD_SUM,
          feedback: "That's the factor by which the sum grew. Multiply the old divisor by it.",
        },
      ],
      explanation: `${decimal(OLD_DIVISOR)} × ${decimal(NEW_SUM)} ÷ ${decimal(OLD_SUM)} is ${decimal(newDivisor, 1)}.`,
    },
    {
      id: 'indices/how-an-index-is-built-quiz/when-to-adjust',
      lesson: 'indices/the-divisor',
      kind: 'multipleChoice',
      prompt: 'Members are weighted by value. After which events is the divisor adjusted?',
      options: [
        {
          text: 'A company leaves and another one joins',
          isCorrect: true,
          feedback: 'The sum changes overnight although no price has moved.',
        },
        {
          text: 'A member issues many new shares',
          isCorrect: true,
          feedback: 'More shares at the same price increase the sum without any rise.',
        },
        {
          text: 'The largest member falls by a fifth in a day',
          feedback: "That's a change in price, which the index is there to show.",
        },
        {
          text: 'A member splits its shares ten for one',
          feedback: 'Ten times the shares at a tenth of the price are worth the same.',
        },
      ],
      explanation: "Only a change in the sum that doesn't come from prices needs an adjustment.",
    },
    {
      id: 'indices/how-an-index-is-built-quiz/total-return',
      lesson: 'indices/with-or-without-dividends',
      kind: 'numeric',
      prompt: `A total return index is at ${decimal(START)}. Prices and dividends together return ${String(GROWTH)}% a year. Where is it after two years?`,
      label: 'Level',
      unit: 'points',
      answer: grown,
      tolerance: 1,
      answerText: decimal(grown),
      commonMistakes: [
        {
          answer: START * (1 + (2 * GROWTH) / 100),
          feedback: 'The second year adds its percentage to the level after the first.',
        },
        { answer: valueAfterGrowth(START, GROWTH, 1), feedback: 'This is the level after one year.' },
      ],
      explanation: `${decimal(START)} × 1.1 is ${decimal(valueAfterGrowth(START, GROWTH, 1))}, and that × 1.1 is ${decimal(grown)}.`,
    },
  ],
  review: [],
};

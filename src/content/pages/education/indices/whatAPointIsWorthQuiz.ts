import { exampleLevels } from '@/content/exampleLevels';
import { decimal, dollars } from '@/content/format';
import type { QuizContent } from '@/content/lesson';
import { indexFutures } from '@/domain/trading/futures';
import { divisorAfterChange } from '@/domain/calculators/indexArithmetic';
import { distanceInSteps, marginFor, pipValue, profit } from '@/domain/calculators/tradeArithmetic';

const { microSp500, sp500, dow } = indexFutures;
const LEVEL = exampleLevels['S&P 500'];

/** A trade from the quote to the last night, in two questions. */
const CONTRACTS = 3;
const ENTRY = LEVEL + 12;
const EXIT = LEVEL - 10.5;
const shortGain = profit(ENTRY, EXIT, -CONTRACTS * microSp500.multiplier);
const shortPoints = distanceInSteps(ENTRY, EXIT, 0.5) / 2;

const DOW_LEVEL = 52_000;
const dowValue = pipValue(dow.multiplier, DOW_LEVEL);
const dowPercent = dowValue / 100;

const LIMIT = 150;
const STOP = 28;
const sizes = [
  { name: 'Five CFDs at $1 a point', perPoint: 5 },
  { name: 'Six CFDs at $1 a point', perPoint: 6 },
  { name: 'One E-mini at $50 a point', perPoint: sp500.multiplier },
] as const;
const sizeOption = ({ name, perPoint }: (typeof sizes)[number]) => ({
  text: name,
  feedback: `At the stop it loses ${String(STOP)} × ${dollars(perPoint)}, or ${dollars(STOP * perPoint)}.`,
  ...(STOP * perPoint <= LIMIT && { isCorrect: true as const }),
});

const DAYS_PER_YEAR = 360;
const CFDS = 9;
const NIGHT_LEVEL = 8_000;
const RATE = 7.5;
const NIGHTS = 10;
const nightValue = CFDS * NIGHT_LEVEL;
const nightsCharge = (NIGHTS * nightValue * RATE) / 100 / DAYS_PER_YEAR;
const LEVERAGE = 20;

const WEIGHT = 7;
const DIVIDEND_PERCENT = 1;
const INDEX = 6_000;
const points = (INDEX * WEIGHT * DIVIDEND_PERCENT) / 10_000;
const CFDS_HELD = 15;
const bookedAmount = points * CFDS_HELD;

/** Used in the review questions. */
const DIVISOR = 4;
const OLD_SUM = 800;
const NEW_SUM = 1_000;
const newDivisor = divisorAfterChange(DIVISOR, OLD_SUM, NEW_SUM);

export const page: QuizContent = {
  id: 'indices/what-a-point-is-worth-quiz',
  revision: 1,
  title: 'Quiz: what an index point is worth',
  description:
    'Eight questions on multipliers, three index products, overnight interest and dividend points, two of them on the previous module.',
  heading: 'Quiz: what a point is worth',
  lead: 'Six questions lead from a move in points to what an account is charged overnight, and two look back at how an index is built.',
  questions: [
    {
      id: 'indices/what-a-point-is-worth-quiz/short-micro',
      lesson: 'indices/points-and-multipliers',
      kind: 'numeric',
      prompt: `You sell ${String(CONTRACTS)} contracts of the ${microSp500.name}, worth ${dollars(microSp500.multiplier)} a point, at ${decimal(ENTRY, 2)} and buy them back at ${decimal(EXIT, 2)}. What have you gained before costs?`,
      label: 'Gain',
      unit: 'dollars',
      answer: shortGain,
      tolerance: 0.5,
      answerText: dollars(shortGain),
      commonMistakes: [
        { answer: shortGain / CONTRACTS, feedback: 'This is one contract. You sold three.' },
        { answer: shortPoints, feedback: 'You have the points. Each is worth the multiplier.' },
        {
          answer: shortGain * (sp500.multiplier / microSp500.multiplier),
          feedback: "That's the large contract, ten times the size of this one.",
        },
      ],
      explanation: `${decimal(ENTRY, 2)} − ${decimal(EXIT, 2)} is ${decimal(shortPoints, 1)} points, × ${dollars(microSp500.multiplier)} × ${String(CONTRACTS)} is ${dollars(shortGain)}. A rise of that size would have cost as much.`,
    },
    {
      id: 'indices/what-a-point-is-worth-quiz/one-percent-of-the-dow',
      lesson: 'indices/points-and-multipliers',
      kind: 'numeric',
      prompt: `One ${dow.name} future is ${dollars(dow.multiplier)} a point, and the index is at ${decimal(DOW_LEVEL)}. What does a fall of 1% cost the buyer of one contract?`,
      label: 'Loss',
      unit: 'dollars',
      answer: dowPercent,
      tolerance: 1,
      answerText: dollars(dowPercent),
      commonMistakes: [
        {
          answer: dowValue,
          feedback: 'This is what the contract represents. The fall is a hundredth of it.',
        },
        {
          answer: DOW_LEVEL / 100,
          feedback: 'Those are points. One point is worth more than a dollar here.',
        },
        { answer: dow.multiplier, feedback: "That's the loss for a single point, not for 1%." },
      ],
      explanation: `1% of ${decimal(DOW_LEVEL)} is ${decimal(DOW_LEVEL / 100)} points, which × ${dollars(dow.multiplier)} is ${dollars(dowPercent)}.`,
    },
    {
      id: 'indices/what-a-point-is-worth-quiz/size-for-the-stop',
      lesson: 'indices/points-and-multipliers',
      kind: 'singleChoice',
      prompt: `A plan may lose ${dollars(LIMIT)} at a stop ${String(STOP)} points away. Which of these is small enough, before costs?`,
      options: [sizeOption(sizes[2]), sizeOption(sizes[1]), sizeOption(sizes[0])],
      explanation: `${dollars(LIMIT)} ÷ ${String(STOP)} points is ${dollars(LIMIT / STOP)} a point at most.`,
    },
    {
      id: 'indices/what-a-point-is-worth-quiz/product-for-ten-years',
      lesson: 'indices/cfd-fund-or-future',
      kind: 'singleChoice',
      prompt:
        'Somebody wants to put aside $200 a month for ten years, follow an index and never owe anybody money. Which product meets these aims?',
      options: [
        {
          text: 'An index future, moved to the next contract every quarter',
          feedback: 'One contract is far larger than that, and its losses can exceed the deposit.',
        },
        {
          text: 'A plain exchange-traded fund, paid in full',
          isCorrect: true,
          feedback: 'Small amounts are possible, and the most that can be lost is what was paid in.',
        },
        {
          text: 'A CFD, with the position kept small throughout',
          feedback: 'Ten years of nightly charges on the full value can eat up everything an index earns.',
        },
      ],
      explanation:
        'What matters here is time and debt. A fund has no nightly charges and no margin, though it can still fall by half.',
    },
    {
      id: 'indices/what-a-point-is-worth-quiz/ten-nights',
      lesson: 'indices/a-night-on-an-index',
      kind: 'numeric',
      prompt: `You hold ${String(CFDS)} CFDs at one dollar a point, with the index at ${decimal(NIGHT_LEVEL)}. Buyers pay ${decimal(RATE, 1)}% a year, taken as ${String(DAYS_PER_YEAR)} days. What do ${String(NIGHTS)} nights cost, if the level doesn't change?`,
      label: 'Total charges',
      unit: 'dollars',
      answer: nightsCharge,
      tolerance: 0.5,
      answerText: dollars(nightsCharge),
      commonMistakes: [
        { answer: nightsCharge / NIGHTS, feedback: 'This is one night.' },
        {
          answer: marginFor(nightsCharge, LEVERAGE),
          feedback: 'You charged the margin at 1:20. Interest is charged on the full value.',
        },
        { answer: nightsCharge / CFDS, feedback: 'You worked it out for a single CFD.' },
      ],
      explanation: `${dollars(nightValue)} × ${decimal(RATE, 1)}% ÷ ${String(DAYS_PER_YEAR)} is ${dollars(nightsCharge / NIGHTS)}, and ten of these come to ${dollars(nightsCharge)}.`,
    },
    {
      id: 'indices/what-a-point-is-worth-quiz/dividend-booking',
      lesson: 'indices/dividend-adjustments',
      kind: 'numeric',
      prompt: `A price index closes at ${decimal(INDEX)}. Tomorrow a member with a weight of ${String(WEIGHT)}% trades without a dividend of ${String(DIVIDEND_PERCENT)}% of its price. You are short ${String(CFDS_HELD)} CFDs at a dollar a point. What will be charged to you?`,
      label: 'Charge',
      unit: 'dollars',
      answer: bookedAmount,
      tolerance: 0.5,
      answerText: dollars(bookedAmount),
      commonMistakes: [
        { answer: points, feedback: 'You have the index points. Multiply them by the number of your CFDs.' },
        {
          answer: (INDEX * DIVIDEND_PERCENT * CFDS_HELD) / 100,
          feedback: 'The weight is missing. Only one member pays, not the whole index.',
        },
        { answer: bookedAmount / 10, feedback: 'The decimal point slipped: 7% of 1% is 0.07%.' },
      ],
      explanation: `${decimal(INDEX)} × ${String(WEIGHT)}% × ${String(DIVIDEND_PERCENT)}% is ${decimal(points, 1)} points, which × ${String(CFDS_HELD)} is ${dollars(bookedAmount)}. The fall in price offsets the charge.`,
    },
  ],
  review: [
    {
      id: 'indices/what-a-point-is-worth-quiz/new-member',
      lesson: 'indices/the-divisor',
      kind: 'numeric',
      prompt: `A larger company replaces a smaller one. The values of the members add up to $${decimal(OLD_SUM)} million before and $${decimal(NEW_SUM)} million after the change. The divisor was $${decimal(DIVISOR)} million. What must it be now, so that the level stays the same?`,
      label: 'Divisor',
      unit: 'million dollars',
      answer: newDivisor,
      tolerance: 0.05,
      answerText: decimal(newDivisor),
      commonMistakes: [
        {
          answer: (DIVISOR * OLD_SUM) / NEW_SUM,
          feedback: 'You turned the fraction upside down. The sum grew, so the divisor has to grow too.',
        },
        { answer: OLD_SUM / DIVISOR, feedback: 'This is the level, which is meant to stay as it is.' },
      ],
      explanation: `The level is ${decimal(OLD_SUM)} ÷ ${decimal(DIVISOR)} = ${decimal(OLD_SUM / DIVISOR)}, and ${decimal(NEW_SUM)} ÷ ${decimal(OLD_SUM / DIVISOR)} is ${decimal(newDivisor)}.`,
    },
    {
      id: 'indices/what-a-point-is-worth-quiz/heavy-by-price',
      lesson: 'indices/price-and-value-weights',
      kind: 'singleChoice',
      prompt:
        'In an index weighted by price, which of these members pulls hardest when each of them rises by 5%?',
      options: [
        {
          text: 'A company worth $900 billion, at $60 a share',
          feedback: 'Its size would count in an index weighted by value. Here the share price counts.',
        },
        {
          text: 'A company worth $40 billion, at $420 a share',
          isCorrect: true,
          feedback: 'Five per cent of $420 adds $21 to the sum, more than either of the others.',
        },
        {
          text: 'A company worth $300 billion, at $180 a share',
          feedback: 'Five per cent of $180 adds $9 to the sum of the prices.',
        },
      ],
      explanation:
        'Such an index divides the sum of share prices, so the most expensive share moves it most.',
    },
  ],
};

import { decimal, dollars } from '@/content/format';
import type { QuizContent } from '@/content/lesson';
import { describeChart } from '@/content/markedChart';

const price = (value: number) => decimal(value, 2);

/** Earnings per share: last year, expected, reported. */
const LAST = 0.75;
const EXPECTED = 0.9;
const ACTUAL = 0.99;
const beatPercent = (100 * (ACTUAL - EXPECTED)) / EXPECTED;

const OUTLOOK_FROM = 6;
const OUTLOOK_TO = 6.4;
const OUTLOOK_LAST = 5.5;
const OUTLOOK_EXPECTED = 6.6;
const outlookMiddle = (OUTLOOK_FROM + OUTLOOK_TO) / 2;
const percentBelow = (100 * (OUTLOOK_EXPECTED - outlookMiddle)) / OUTLOOK_EXPECTED;

const SHARES_PER_NEW = 5;
const OLD_PRICE = 14;
const OFFER = 8;
const afterIssue = (SHARES_PER_NEW * OLD_PRICE + OFFER) / (SHARES_PER_NEW + 1);

const STOP = 38;
const chart = describeChart(
  {
    decimals: 2,
    candles: [
      { open: 39.8, high: 40.4, low: 39.5, close: 40.2 },
      { open: 40.2, high: 40.5, low: 39.2, close: 39.4 },
      { open: 39.4, high: 39.6, low: 38.3, close: 38.9 },
      { open: 38.9, high: 40.1, low: 38.7, close: 39.9 },
      { open: 39.9, high: 40.8, low: 39.7, close: 40.6 },
      { open: 35.2, high: 36.4, low: 34.9, close: 36.1 },
      { open: 36.1, high: 38.6, low: 35.9, close: 38.4 },
      { open: 38.4, high: 38.7, low: 37.6, close: 37.9 },
    ],
    marks: [],
  },
  () =>
    'Eight daily candles of a share, which trades around 40 dollars. It dips to A, still above 38, and climbs again. After its results it opens near 35, with B as the low of that day. The next day it rises past 38, to C.',
);

const VALUE = 8_000;
const PERCENT = 6.3;
const NIGHTS = 25;
const charge = (VALUE * PERCENT * NIGHTS) / 36_000;

export const page: QuizContent = {
  id: 'stocks/earnings-days-and-other-dates-quiz',
  revision: 1,
  title: 'Quiz: earnings days and other dates',
  description:
    'Eight questions on surprises, outlooks, dividend dates, new shares and gaps, two of them on orders and CFDs. Every answer is explained.',
  heading: 'Quiz: earnings days and other dates',
  lead: 'Six questions on the days that move a single share, and two on the module about quotes and orders. All companies are invented.',
  questions: [
    {
      id: 'stocks/earnings-days-and-other-dates-quiz/beat',
      lesson: 'stocks/expectation-and-result',
      kind: 'numeric',
      prompt: `A company earned ${dollars(LAST)} a share last year. The consensus is ${dollars(EXPECTED)}, and the company reports ${dollars(ACTUAL)}. By what percentage does it beat the consensus?`,
      label: 'Surprise',
      unit: '%',
      answer: beatPercent,
      tolerance: 0.1,
      answerText: `${decimal(beatPercent)}%`,
      commonMistakes: [
        {
          answer: (100 * (ACTUAL - LAST)) / LAST,
          feedback: 'Profit grew by that much. The surprise is measured against the consensus.',
        },
        {
          answer: (100 * (ACTUAL - EXPECTED)) / ACTUAL,
          feedback: 'You divided by the result. Divide by what was expected.',
        },
      ],
      explanation: `${dollars(ACTUAL - EXPECTED)} ÷ ${dollars(EXPECTED)} is ${decimal(beatPercent)}%. Whether the share rises depends on what was hoped beyond that.`,
    },
    {
      id: 'stocks/earnings-days-and-other-dates-quiz/outlook',
      lesson: 'stocks/guidance',
      kind: 'singleChoice',
      prompt: `A company earned ${dollars(OUTLOOK_LAST)} a share, as expected. For the coming year it gives a range of ${dollars(OUTLOOK_FROM)} to ${dollars(OUTLOOK_TO)}, and the consensus is ${dollars(OUTLOOK_EXPECTED)}. How do you read it?`,
      options: [
        {
          text: 'As good news, because profit should grow',
          feedback: 'It should grow by less than the price already allowed for.',
        },
        {
          text: 'As bad news, because all of the range is below the consensus',
          isCorrect: true,
          feedback: `The middle is ${decimal(percentBelow, 1)}% below it, and even the top falls short.`,
        },
        {
          text: 'As no news, because the past year was as expected',
          feedback: "The past year was. The year to come wasn't.",
        },
      ],
      explanation: 'Compare the range with the consensus for the same year.',
    },
    {
      id: 'stocks/earnings-days-and-other-dates-quiz/dividend-days',
      lesson: 'stocks/ex-dividend-date',
      kind: 'ordering',
      prompt: 'A dividend is coming. Put the events in order.',
      steps: [
        { text: 'The company announces the amount and the dates', feedback: 'Usually weeks ahead.' },
        {
          text: 'Lea reads about it, buys the share and will get the dividend',
          feedback: 'She has to do it before the ex-date.',
        },
        {
          text: 'The share opens lower by about the dividend',
          feedback: 'This is the morning of the ex-date.',
        },
        {
          text: "Max buys the share in the afternoon and won't get the dividend",
          feedback: 'He buys on the ex-date or later, and pays the lower price.',
        },
        { text: 'The money arrives', feedback: "It's paid on the payment date, days or weeks later." },
      ],
      explanation: "Announcement, last buyers who get it, drop, first buyers who don't, payment.",
    },
    {
      id: 'stocks/earnings-days-and-other-dates-quiz/rights',
      lesson: 'stocks/splits-issues-and-buybacks',
      kind: 'numeric',
      prompt: `Holders of a share at ${dollars(OLD_PRICE)} may buy one new share for each ${String(SHARES_PER_NEW)}, at ${dollars(OFFER)}. If nothing else changes, what is a share worth afterwards?`,
      label: 'Price afterwards',
      unit: 'dollars',
      answer: afterIssue,
      tolerance: 0.05,
      answerText: dollars(afterIssue),
      commonMistakes: [
        {
          answer: (OLD_PRICE + OFFER) / 2,
          feedback: 'You mixed one old share with one new. There are five old ones to each new one.',
        },
        {
          answer: (SHARES_PER_NEW * OLD_PRICE + OFFER) / SHARES_PER_NEW,
          feedback: 'Divide by all six shares, the new one included.',
        },
      ],
      explanation: `(${String(SHARES_PER_NEW)} × ${dollars(OLD_PRICE)} + ${dollars(OFFER)}) ÷ ${String(SHARES_PER_NEW + 1)} is ${dollars(afterIssue)}.`,
    },
    {
      id: 'stocks/earnings-days-and-other-dates-quiz/day-of-the-stop',
      lesson: 'stocks/gaps-and-stops',
      kind: 'chartPoint',
      prompt: `Somebody holds this share with a stop to sell at ${price(STOP)}. Which point marks the day of the sale?`,
      chart,
      points: [
        { candle: 2, side: 'low', feedback: "This low is 30 cents above the stop, which isn't triggered." },
        {
          candle: 5,
          side: 'low',
          isCorrect: true,
          feedback: 'The day opens below the stop, so it sells there, almost three dollars lower.',
        },
        {
          candle: 6,
          side: 'high',
          feedback: 'The price passes 38 again here, but the shares were sold the day before.',
        },
      ],
      explanation: 'A stop is triggered at the first price at or below its own level, and that was the open.',
    },
    {
      id: 'stocks/earnings-days-and-other-dates-quiz/nights-to-mark',
      lesson: 'stocks/gaps-and-stops',
      kind: 'multipleChoice',
      prompt: 'You hold a share. On which two nights of its calendar would you not want a full position?',
      options: [
        {
          text: 'Before the day its results come out, at 7 in the morning',
          isCorrect: true,
          feedback: 'The next price is set by people who have read the results.',
        },
        {
          text: 'Before a dividend of 0.5% is paid out',
          feedback: 'Who gets it was settled long before, and the price has already dropped.',
        },
        {
          text: 'Before an authority decides on its only drug',
          isCorrect: true,
          feedback: 'Two outcomes, far apart, and nothing in between for a stop.',
        },
        {
          text: 'Before a split of two for one',
          feedback: 'It changes the share count and the price. Check the orders; the size can stay.',
        },
      ],
      explanation: 'Mark the nights when news can arrive that nobody can price in beforehand.',
    },
  ],
  review: [
    {
      id: 'stocks/earnings-days-and-other-dates-quiz/stop-limit-at-night',
      lesson: 'stocks/order-types',
      kind: 'singleChoice',
      prompt:
        'From module one: a stop-limit to sell has its stop at 74 and its limit at 73. The share opens at 66 and goes on to 60. What does the holder have in the evening?',
      options: [
        {
          text: 'Cash, from a sale at 73',
          feedback: 'Nobody paid 73 that day.',
        },
        {
          text: 'Cash, from a sale at 66',
          feedback: 'A plain stop would have sold there. The limit refused that price.',
        },
        {
          text: 'The share, at a price of 60',
          isCorrect: true,
          feedback: 'The order was triggered, and waits for 73 or better.',
        },
      ],
      explanation: 'The limit fixes the price at the expense of the sale.',
    },
    {
      id: 'stocks/earnings-days-and-other-dates-quiz/waiting-with-a-cfd',
      lesson: 'stocks/share-or-cfd',
      kind: 'numeric',
      prompt: `You hold a CFD on shares worth ${dollars(VALUE)} for ${String(NIGHTS)} nights until the results. The charge is ${decimal(PERCENT, 1)}% a year of 360 days. How much has waiting cost?`,
      label: 'Charge',
      unit: 'dollars',
      answer: charge,
      tolerance: 0.1,
      answerText: dollars(charge),
      commonMistakes: [
        { answer: charge / 5, feedback: 'You charged the margin. The charge is on the full value.' },
        { answer: charge / NIGHTS, feedback: "That's one night." },
      ],
      explanation: `${dollars(VALUE)} × ${decimal(PERCENT, 1)}% ÷ 360 is ${dollars(charge / NIGHTS)} a night, and ${String(NIGHTS)} nights come to ${dollars(charge)}.`,
    },
  ],
};

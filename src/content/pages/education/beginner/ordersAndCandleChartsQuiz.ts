import { decimal, dollars } from '@/content/format';
import type { QuizContent } from '@/content/lesson';
import { STANDARD_LOT_UNITS, distanceInSteps, pipValue, profit } from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;
const price = (value: number) => decimal(value, 4);

const SOLD = 1.1045;
const STOP_LOSS = 1.1073;
const FILLED = 1.1081;
const UNITS = 15_000;
const loss = -profit(SOLD, FILLED, -UNITS);
const planned = -profit(SOLD, STOP_LOSS, -UNITS);

/** Three 20-minute candles that make up an hour. */
const TWENTY_MINUTE_CANDLES = [
  { open: 5208, high: 5221, low: 5204, close: 5217 },
  { open: 5217, high: 5219, low: 5196, close: 5199 },
  { open: 5199, high: 5214, low: 5193, close: 5211 },
];
const hourBody = (TWENTY_MINUTE_CANDLES.at(-1)?.close ?? NaN) - (TWENTY_MINUTE_CANDLES[0]?.open ?? NaN);
const longestRange = Math.max(...TWENTY_MINUTE_CANDLES.map((candle) => candle.high - candle.low));
const high = Math.max(...TWENTY_MINUTE_CANDLES.map((candle) => candle.high));
const low = Math.min(...TWENTY_MINUTE_CANDLES.map((candle) => candle.low));
const lengthInPoints = high - low;

const LOTS = 0.3;
const MOVE = 18;
const moveValue = MOVE * pipValue(LOTS * STANDARD_LOT_UNITS, PIP);

export const page: QuizContent = {
  id: 'beginner/orders-and-candle-charts-quiz',
  revision: 1,
  title: 'Quiz: orders and candle charts',
  description:
    'Eight questions on orders, stop loss and take profit, candles, timeframes and turning points, two of them on earlier modules.',
  heading: 'Quiz: orders and candle charts',
  lead: 'Six questions on how orders are filled and charts are read. Two more go back to quotes and pips, so that they stay fresh.',
  questions: [
    {
      id: 'beginner/orders-and-candle-charts-quiz/sell-higher',
      lesson: 'beginner/market-limit-and-stop',
      kind: 'singleChoice',
      prompt:
        'You own a coin that trades at 3,120. You want to sell it if it climbs to 3,300, and not for less. Which order is that?',
      options: [
        {
          text: 'A sell stop at 3,300',
          feedback: 'A sell stop belongs below the market. It sells when the price falls to it.',
        },
        {
          text: 'A sell limit at 3,300',
          isCorrect: true,
          feedback: 'It waits above the market and accepts its price or a higher one.',
        },
        {
          text: 'A market order to sell',
          feedback: 'That sells now, for about 3,120.',
        },
      ],
      explanation: 'To ask for a better price than the present one, use a limit.',
    },
    {
      id: 'beginner/orders-and-candle-charts-quiz/short-stopped-out',
      lesson: 'beginner/stop-loss-and-take-profit',
      kind: 'numeric',
      prompt: `You sold ${decimal(UNITS)} EUR/USD at ${price(SOLD)} with a stop at ${price(STOP_LOSS)}. Around news it is filled at ${price(FILLED)}. How much have you lost?`,
      label: 'Loss',
      unit: 'dollars',
      answer: loss,
      tolerance: 0.5,
      answerText: dollars(loss),
      commonMistakes: [
        { answer: planned, feedback: 'This was the plan. The fill was worse than the stop.' },
        { answer: loss - planned, feedback: 'This is only what the slippage added.' },
        { answer: distanceInSteps(SOLD, FILLED, PIP), feedback: 'This counts pips, not dollars.' },
      ],
      explanation: `From ${price(SOLD)} to ${price(FILLED)} is ${price(FILLED - SOLD)}, times ${decimal(UNITS)}.`,
    },
    {
      id: 'beginner/orders-and-candle-charts-quiz/which-stop-moves',
      lesson: 'beginner/stop-loss-and-take-profit',
      kind: 'multipleChoice',
      prompt:
        'A long trade was opened at 90 with its stop at 86. Which changes make its planned loss larger?',
      options: [
        {
          text: 'Moving the stop to 84',
          isCorrect: true,
          feedback: 'The distance grows from 4 to 6, and the loss with it.',
        },
        {
          text: 'Moving the stop to 88',
          feedback: 'The distance shrinks to 2. An early exit becomes likelier, but the loss is smaller.',
        },
        {
          text: 'Buying the same amount again at 90',
          isCorrect: true,
          feedback: 'Twice the size loses twice as much over the same distance.',
        },
        {
          text: 'Moving the target from 98 to 102',
          feedback: 'The target decides the gain. The stop stays where it is.',
        },
      ],
      explanation: 'The planned loss is the size times the distance to the stop.',
    },
    {
      id: 'beginner/orders-and-candle-charts-quiz/candle-of-a-day',
      lesson: 'beginner/the-candle',
      kind: 'chartPoint',
      prompt: 'One of these candles rose strongly and gave up nearly all of its gain. Which one?',
      chart: {
        decimals: 2,
        description:
          'Nine candles of an invented share. At A a candle closes near its high. At B a candle with a small body has an upper wick far longer than the body. At C a candle falls from its open almost to its low.',
        candles: [
          { open: 31.2, high: 31.38, low: 31.12, close: 31.33 },
          { open: 31.33, high: 31.72, low: 31.3, close: 31.7 },
          { open: 31.7, high: 31.78, low: 31.55, close: 31.6 },
          { open: 31.6, high: 31.82, low: 31.52, close: 31.75 },
          { open: 31.75, high: 32.4, low: 31.71, close: 31.8 },
          { open: 31.8, high: 31.86, low: 31.58, close: 31.64 },
          { open: 31.64, high: 31.68, low: 31.1, close: 31.14 },
          { open: 31.14, high: 31.3, low: 31.06, close: 31.24 },
          { open: 31.24, high: 31.37, low: 31.15, close: 31.31 },
        ],
        marks: [],
      },
      points: [
        { candle: 1, side: 'high', feedback: 'This one rose and kept its gain: it closes near the top.' },
        {
          candle: 4,
          side: 'high',
          isCorrect: true,
          feedback: 'The long upper wick is the part of the rise that was given back.',
        },
        {
          candle: 6,
          side: 'high',
          feedback: 'There is hardly any upper wick: the price fell from the start.',
        },
      ],
      explanation: 'A rise that is given back leaves a long upper wick over a small body.',
    },
    {
      id: 'beginner/orders-and-candle-charts-quiz/length-of-the-hour',
      lesson: 'beginner/timeframes',
      kind: 'numeric',
      prompt: `Three 20-minute candles: ${TWENTY_MINUTE_CANDLES.map((candle) => `open ${decimal(candle.open)}, high ${decimal(candle.high)}, low ${decimal(candle.low)}, close ${decimal(candle.close)}`).join('; ')}. How long is the hourly candle, from low to high?`,
      label: 'Length',
      unit: 'points',
      answer: lengthInPoints,
      tolerance: 0.5,
      answerText: `${decimal(lengthInPoints)} points`,
      commonMistakes: [
        { answer: hourBody, feedback: 'This is the body of the hourly candle, from open to close.' },
        {
          answer: longestRange,
          feedback: "That's the longest of the three. The hourly candle is longer than any of them.",
        },
      ],
      explanation: `The highest high is ${decimal(high)}, the lowest low ${decimal(low)}.`,
    },
    {
      id: 'beginner/orders-and-candle-charts-quiz/end-of-a-trend',
      lesson: 'beginner/support-resistance-and-trend',
      kind: 'singleChoice',
      prompt:
        'Oil has made lows at 66, 68 and 70 and highs at 71, 73 and 75. Which event first puts the upward trend in doubt?',
      options: [
        {
          text: 'A fall below 70',
          isCorrect: true,
          feedback: 'The next low would then be lower than the one before.',
        },
        {
          text: 'A fall from 75 to 72',
          feedback: "Dips are part of a trend. The last low hasn't been reached.",
        },
        {
          text: 'A rise above 75',
          feedback: 'A further high continues the series.',
        },
      ],
      explanation: 'The trend is a series of higher lows, and the last of them is the one to watch.',
    },
  ],
  review: [
    {
      id: 'beginner/orders-and-candle-charts-quiz/close-of-a-short',
      lesson: 'beginner/two-prices',
      kind: 'singleChoice',
      prompt: 'A quote reads 0.9130 to 0.9133. You are short. At which price would you get out now?',
      options: [
        { text: '0.9130', feedback: 'Here you could sell. A short is closed by buying.' },
        { text: '0.9133', isCorrect: true, feedback: 'Buying back means paying the ask.' },
        { text: '0.91315', feedback: 'Nobody offers to trade in the middle.' },
      ],
      keepOrder: true,
      explanation: 'A short is closed by a purchase, and purchases are made at the ask.',
    },
    {
      id: 'beginner/orders-and-candle-charts-quiz/worth-of-a-move',
      lesson: 'beginner/what-a-pip-is-worth',
      kind: 'numeric',
      prompt: `You hold ${String(LOTS)} lots of GBP/USD. What is a move of ${String(MOVE)} pips worth?`,
      label: 'Worth',
      unit: 'dollars',
      answer: moveValue,
      tolerance: 0.5,
      answerText: dollars(moveValue),
      commonMistakes: [
        {
          answer: MOVE * pipValue(STANDARD_LOT_UNITS, PIP),
          feedback: 'This is for a whole standard lot.',
        },
        { answer: moveValue / 10, feedback: 'The decimal point slipped: 0.3 lots is 30,000 units.' },
      ],
      explanation: `${decimal(LOTS * STANDARD_LOT_UNITS)} units make ${dollars(pipValue(LOTS * STANDARD_LOT_UNITS, PIP))} a pip, times ${String(MOVE)}.`,
    },
  ],
};

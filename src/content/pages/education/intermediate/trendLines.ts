import { decimal } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { describeChart } from '@/content/markedChart';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import type { Candle } from '@/domain/trading/candles';
import { distanceInSteps } from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;
const DECIMALS = 4;
const price = (value: number) => decimal(value, DECIMALS);
const pips = (from: number, to: number) => decimal(distanceInSteps(from, to, PIP));

const FIRST = 3;
const THIRD = 15;
const CANDLES: readonly Candle[] = [
  { open: 0.6548, high: 0.6552, low: 0.6535, close: 0.6539 },
  { open: 0.6539, high: 0.6542, low: 0.6526, close: 0.653 },
  { open: 0.653, high: 0.6534, low: 0.6519, close: 0.6523 },
  { open: 0.6523, high: 0.6532, low: 0.6512, close: 0.6528 },
  { open: 0.6528, high: 0.6545, low: 0.6525, close: 0.6541 },
  { open: 0.6541, high: 0.6557, low: 0.6538, close: 0.6553 },
  { open: 0.6553, high: 0.6568, low: 0.6549, close: 0.6562 },
  { open: 0.6562, high: 0.6566, low: 0.6552, close: 0.6557 },
  { open: 0.6557, high: 0.656, low: 0.6543, close: 0.6547 },
  { open: 0.6547, high: 0.6556, low: 0.6536, close: 0.6552 },
  { open: 0.6552, high: 0.6569, low: 0.6549, close: 0.6565 },
  { open: 0.6565, high: 0.6581, low: 0.6561, close: 0.6577 },
  { open: 0.6577, high: 0.6592, low: 0.6573, close: 0.6586 },
  { open: 0.6586, high: 0.659, low: 0.6575, close: 0.658 },
  { open: 0.658, high: 0.6583, low: 0.6567, close: 0.6571 },
  { open: 0.6571, high: 0.6581, low: 0.656, close: 0.6577 },
  { open: 0.6577, high: 0.6592, low: 0.6574, close: 0.6588 },
  { open: 0.6588, high: 0.6601, low: 0.6584, close: 0.6597 },
  { open: 0.6597, high: 0.6609, low: 0.6593, close: 0.6603 },
  { open: 0.6603, high: 0.6607, low: 0.6591, close: 0.6596 },
  { open: 0.6596, high: 0.66, low: 0.6583, close: 0.6587 },
  { open: 0.6587, high: 0.659, low: 0.6573, close: 0.6577 },
  { open: 0.6577, high: 0.6581, low: 0.6562, close: 0.6568 },
  { open: 0.6568, high: 0.6579, low: 0.6563, close: 0.6574 },
  { open: 0.6574, high: 0.6587, low: 0.657, close: 0.6581 },
  { open: 0.6581, high: 0.6584, low: 0.6568, close: 0.6572 },
  { open: 0.6572, high: 0.6575, low: 0.6556, close: 0.6561 },
];
const candleAt = (index: number): Candle => {
  const candle = CANDLES[index];
  if (candle === undefined) throw new RangeError(`The chart has no candle ${String(index)}.`);
  return candle;
};
const { low: firstLow } = candleAt(FIRST);
const { low: thirdLow } = candleAt(THIRD);
const slope = (thirdLow - firstLow) / (THIRD - FIRST);
const lineAt = (index: number) => firstLow + slope * (index - FIRST);
const ordinary = Math.round(
  CANDLES.reduce((sum, { high, low }) => sum + distanceInSteps(low, high, PIP), 0) / CANDLES.length,
);
/** The first close below the line, the one after it, and the end of the chart. */
const BROKEN = 21;
const CLEAR = 22;
const LAST = 26;
/** The low between the highest price and the lower high. */
const { low: swingLow } = candleAt(CLEAR);
const below = (index: number) => distanceInSteps(lineAt(index), candleAt(index).close, PIP);

/** Used in the exercise and questions. */
const EXERCISE = { first: 1.252, second: 1.256, candles: 8, later: 5, close: 1.2572 };
const exerciseSlope = (EXERCISE.second - EXERCISE.first) / EXERCISE.candles;
const exerciseLine = EXERCISE.second + exerciseSlope * EXERCISE.later;
const QUESTION = { first: 1.084, second: 1.0876, candles: 12, later: 10 };
const questionSlope = (QUESTION.second - QUESTION.first) / QUESTION.candles;
const questionLine = QUESTION.second + questionSlope * QUESTION.later;

export const page: LessonContent = {
  id: 'intermediate/trend-lines',
  revision: 2,
  title: 'Trend lines: slope, touches and what a break means',
  description:
    'A trend line as a sum: its slope, its price today, the third touch that tests it, and why a break of the line is not yet the end of a trend.',
  heading: 'Trend lines',
  lead: 'A line across three lows looks like a law. It is a sum with two numbers in it, and you can work out the price of the line at any candle.',
  question: 'A candle has closed below your trend line. Is the trend over?',
  searchWords: [
    'how to draw a trend line',
    'trend line break',
    'how many touches for a trend line',
    'price channel',
    'is the trend over',
  ],
  sections: [
    {
      kind: 'prose',
      heading: 'Two points make a line, the third tests it',
      paragraphs: [
        rich`A ${term('trend line')} runs along the lows of a rise, or along the highs of a fall. Any two lows can be joined, so a line with two touches says nothing yet. It is a guess about where the next low might be.`,
        rich`If a third ${term('swing high', 'swing')} turns near it, the guess has passed one test. Even then the line is the judgement of whoever drew it: along the ends of the wicks, along the closes, or somewhere between.`,
      ],
    },
    {
      kind: 'markedChart',
      heading: 'Three lows on one line, and what came after',
      intro: `AUD/USD on a 4-hour chart. ${statements.invented}`,
      chart: describeChart(
        {
          decimals: DECIMALS,
          candles: CANDLES,
          marks: [
            { kind: 'line', side: 'support', first: FIRST, last: THIRD, label: 'Rising lows' },
            { kind: 'swing', candle: 18, side: 'high', label: 'Highest' },
            { kind: 'swing', candle: CLEAR, side: 'low', label: 'Swing low' },
            { kind: 'swing', candle: 24, side: 'high', label: 'Lower high' },
          ],
        },
        ({ at }) =>
          `Twenty-seven candles. After a short fall the price climbs in three waves, and its lows at ${at('Rising lows')} lie on a straight line, with another low on it halfway between. It reaches ${at('Highest')}, falls back to ${at('Swing low')}, recovers only to ${at('Lower high')} and falls again to the end of the chart.`,
      ),
    },
    {
      kind: 'workedExample',
      heading: 'The price of a line',
      intro: `The first low is ${price(firstLow)}, the third ${price(thirdLow)}, ${String(THIRD - FIRST)} candles later. An ordinary candle of this chart is ${decimal(ordinary)} pips long.`,
      lines: [
        {
          label: `Slope: ${pips(firstLow, thirdLow)} pips ÷ ${String(THIRD - FIRST)} candles`,
          value: `${decimal(slope / PIP, 1)} pips a candle`,
        },
        {
          label: `The line ${String(BROKEN - THIRD)} candles after the third low`,
          value: price(lineAt(BROKEN)),
        },
        {
          label: `Close of that candle: ${price(candleAt(BROKEN).close)}`,
          value: `${decimal(below(BROKEN))} pips below`,
        },
        { label: 'The line one candle later', value: price(lineAt(CLEAR)) },
        {
          label: `Close of that candle: ${price(candleAt(CLEAR).close)}`,
          value: `${decimal(below(CLEAR))} pips below`,
        },
      ],
      conclusion: `The first close is less than an ordinary candle below the line, so it may be only a wobble. The second is further away than that. Decide which of the two counts as a break before you have a position.`,
    },
    {
      kind: 'figure',
      heading: 'The line goes on rising',
      intro: 'A line has no end. If the price only stands still, the line will meet it.',
      figure: {
        kind: 'lineChart',
        caption: 'The price falls back while the line goes on climbing, so the two meet halfway.',
        description: `Two lines over eight candles from the third low. The line rises evenly from ${price(lineAt(THIRD))} to ${price(lineAt(CLEAR))}. The closes rise to ${price(candleAt(18).close)}, fall back and are below it after six candles, at ${price(candleAt(BROKEN).close)}.`,
        xLabel: 'Candles after the third low',
        yLabel: 'AUD/USD',
        decimals: DECIMALS,
        series: [
          {
            label: 'Close',
            values: CANDLES.slice(THIRD, CLEAR + 1).map(({ close }) => close),
          },
          {
            label: 'Trend line',
            values: Array.from({ length: CLEAR + 1 - THIRD }, (_, index) => lineAt(THIRD + index)),
          },
        ],
      },
    },
    {
      kind: 'table',
      heading: 'Three signs, from early to late',
      intro:
        'The same chart, read in three ways. Each sign comes later than the one before it, and needs more evidence.',
      columns: ['Sign', 'When it came', 'Price'],
      rows: [
        ['A close below the line', `Candle ${String(BROKEN + 1)}`, price(candleAt(BROKEN).close)],
        ['A lower high', 'Known at candle 26', price(candleAt(24).high)],
        [
          `A low below the last swing low, ${price(swingLow)}`,
          `Candle ${String(LAST + 1)}`,
          price(candleAt(LAST).low),
        ],
      ],
      note: 'Candles are counted from 1. A high is known to be one only when the candles after it have stayed lower.',
    },
    {
      kind: 'prose',
      heading: 'What a break means',
      paragraphs: [
        'A broken line says that the rise has become slower than the line. It may go on at a gentler slope, turn into a range, or turn down. All three begin in the same way.',
        'The swings are the better witness: a rise is in doubt once a low falls below the one before it. So use the line to become careful, for instance by not adding to the position, and the swings to decide that the idea was wrong. Your stop belongs a little beyond the swing. If that is less than the length of an ordinary candle from your entry, place it further away, with a smaller size, or skip the trade.',
        rich`A second line, parallel to the first through the highs, makes a channel. It shows how far the swings usually reach. Like the edges of a ${term('range')}, it works until it doesn't.`,
      ],
    },
    {
      kind: 'warning',
      heading: 'The line that was adjusted',
      paragraphs: [
        'After every break it is possible to draw a new line that still holds, a little flatter. Do it three times and no trend has ever ended.',
        'Keep the old line on the chart and write next to it the date on which you drew it. A line that was drawn after the turn uses what nobody knew before it.',
      ],
    },
  ],
  summary: [
    'Two points give a line, and the third touch is its first test.',
    'A line has a slope, so it has a price for every candle: work it out, and compare the close with it.',
    'A broken line says that the trend has slowed. A broken swing says that it is in doubt.',
  ],
  exercise: {
    task: `On paper: two lows of GBP/USD are at ${price(EXERCISE.first)} and ${price(EXERCISE.second)}, ${String(EXERCISE.candles)} candles apart. Where is the line ${String(EXERCISE.later)} candles after the second, and how far above or below it is a close at ${price(EXERCISE.close)}? Then open a practice chart with a trend, lay a ruler along two lows, and write down what would break the line and what would break the trend.`,
    solution: [
      { label: 'Slope', value: `${decimal(exerciseSlope / PIP, 1)} pips a candle` },
      { label: `The line ${String(EXERCISE.later)} candles later`, value: price(exerciseLine) },
      {
        label: `The close at ${price(EXERCISE.close)}`,
        value: `${pips(exerciseLine, EXERCISE.close)} pips below`,
      },
      {
        label: 'On the practice chart',
        value: 'a close beyond the line, and a low beyond the last swing low',
      },
    ],
    mistakes: [
      {
        mistake: 'You counted the candles from 1 and got one too many.',
        why: 'Count the steps between two candles, not the candles.',
      },
      {
        mistake: 'Your line crosses three candles.',
        why: 'Then it is no line of support. Move it to the outer ends of the candles, or leave it out.',
      },
    ],
  },
  checks: [
    {
      id: 'intermediate/trend-lines/price-of-the-line',
      kind: 'numeric',
      prompt: `Two lows of EUR/USD are at ${price(QUESTION.first)} and ${price(QUESTION.second)}, ${String(QUESTION.candles)} candles apart. Where is the line through them ${String(QUESTION.later)} candles after the second?`,
      label: 'Price',
      unit: 'dollars',
      answer: questionLine,
      tolerance: 0.00005,
      answerText: price(questionLine),
      commonMistakes: [
        {
          answer: QUESTION.first + questionSlope * QUESTION.later,
          feedback: 'You counted from the first low. The candles come after the second.',
        },
        {
          answer: QUESTION.second + (QUESTION.second - QUESTION.first),
          feedback: `This would be right after another ${String(QUESTION.candles)} candles.`,
        },
      ],
      explanation: `${pips(QUESTION.first, QUESTION.second)} pips in ${String(QUESTION.candles)} candles are ${decimal(questionSlope / PIP)} a candle, so ${decimal((questionSlope / PIP) * QUESTION.later)} in ${String(QUESTION.later)}.`,
    },
    {
      id: 'intermediate/trend-lines/third-touch',
      kind: 'chartPoint',
      prompt:
        'A falling line joins the first high of this chart, in the third candle, and the next one, in the eighth. Which point is its third touch?',
      chart: {
        decimals: DECIMALS,
        description:
          'Fifteen candles of a price that falls in three waves. The first two highs lie on a falling line. A is on the way down between them, well below the line. B is a high on the line after the second wave. C is the top of the last candle, 17 pips below the line.',
        candles: [
          { open: 1.353, high: 1.3545, low: 1.3525, close: 1.3541 },
          { open: 1.3541, high: 1.3554, low: 1.3538, close: 1.355 },
          { open: 1.355, high: 1.356, low: 1.354, close: 1.3544 },
          { open: 1.3544, high: 1.3547, low: 1.3527, close: 1.3531 },
          { open: 1.3531, high: 1.3534, low: 1.3513, close: 1.3517 },
          { open: 1.3517, high: 1.3521, low: 1.3506, close: 1.3512 },
          { open: 1.3512, high: 1.3526, low: 1.3509, close: 1.3522 },
          { open: 1.3522, high: 1.3535, low: 1.3515, close: 1.3519 },
          { open: 1.3519, high: 1.3522, low: 1.3501, close: 1.3505 },
          { open: 1.3505, high: 1.3509, low: 1.3489, close: 1.3493 },
          { open: 1.3493, high: 1.3497, low: 1.3484, close: 1.3489 },
          { open: 1.3489, high: 1.3502, low: 1.3485, close: 1.3498 },
          { open: 1.3498, high: 1.351, low: 1.349, close: 1.3494 },
          { open: 1.3494, high: 1.3497, low: 1.3476, close: 1.348 },
          { open: 1.348, high: 1.3483, low: 1.3465, close: 1.347 },
        ],
        marks: [],
      },
      points: [
        {
          candle: 5,
          side: 'high',
          feedback: 'Here the line is more than twenty pips higher. The price only paused on its way down.',
        },
        {
          candle: 12,
          side: 'high',
          isCorrect: true,
          feedback: 'The line falls 25 pips from the first high to the second, and 25 more to this one.',
        },
        {
          candle: 14,
          side: 'high',
          feedback: 'This is 17 pips below the line, and not a turn: the candle only falls.',
        },
      ],
      explanation:
        'Five candles and 25 pips from the first high to the second: the next touch lies five candles and 25 pips on.',
    },
    {
      id: 'intermediate/trend-lines/what-a-break-says',
      kind: 'singleChoice',
      prompt:
        'A candle closes 30 pips below a rising line. The last swing low is 40 pips further down, and an ordinary candle is 18 pips. What do you know?',
      options: [
        {
          text: 'The trend is over, so sell',
          feedback: 'The swings still rise. The last low is well below this close.',
        },
        {
          text: 'The rise is slower than the line was',
          isCorrect: true,
          feedback:
            'That is all a broken line can say. The last swing low decides whether the trend is in doubt.',
        },
        {
          text: 'Nothing has happened, and the line can be redrawn',
          feedback: 'Something has: it closed below. Redrawing hides it.',
        },
      ],
      explanation: 'The line is the earlier sign, the swing the more reliable one.',
    },
    {
      id: 'intermediate/trend-lines/how-many-touches',
      kind: 'singleChoice',
      prompt: 'How many touches does it take before a line has been tested at all?',
      options: [
        { text: 'One', feedback: 'Through one point you can draw any number of lines.' },
        { text: 'Two', feedback: 'Any two points lie on a line. It could not have come out otherwise.' },
        {
          text: 'Three',
          isCorrect: true,
          feedback: 'The third is the first that might have missed it.',
        },
      ],
      keepOrder: true,
      explanation: 'Two points make the line, and only a third can agree or disagree with it.',
    },
  ],
  related: [{ label: 'Practise on charts that stop at a decision', to: '/practice/charts' }],
};

import { decimal } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import {
  crossingResults,
  crossingTrades,
  movingAverage,
  relativeStrength,
} from '@/domain/trading/indicators';

const LENGTH = 5;
/** Twenty closes that rise and then fall. */
const CLOSES = [
  100, 101, 103, 104, 106, 107, 109, 110, 112, 113, 112, 110, 109, 107, 106, 104, 103, 101, 100, 99,
];
const averages = movingAverage(CLOSES, LENGTH);
/** The closes for which there is a moving average. */
const drawn = CLOSES.slice(LENGTH - 1);
const peakOf = (values: readonly number[]) => values.indexOf(Math.max(...values));
const lag = peakOf(averages) - peakOf(drawn);
const crossed = drawn.findIndex((close, index) => close < (averages[index] ?? close));
const peak = Math.max(...CLOSES);
const closeAtCross = drawn[crossed] ?? NaN;

/** Eight closes for the two sums. */
const SUM_CLOSES = [50, 52, 51, 53, 54, 53, 55, 56];
const changes = SUM_CLOSES.slice(1).map((close, index) => close - (SUM_CLOSES[index] ?? close));
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const rises = sumOf(changes.filter((change) => change > 0));
const falls = -sumOf(changes.filter((change) => change < 0));
const [strength = NaN] = relativeStrength(SUM_CLOSES, changes.length);
const lastCloses = SUM_CLOSES.slice(-LENGTH);

/** A steady rise in which the RSI never leaves the upper part of its scale. */
const RSI_LENGTH = 7;
const LIMIT = 70;
const RISE = [
  100, 101.2, 102.1, 101.8, 103.4, 104.6, 104.2, 105.9, 107.1, 106.7, 108.3, 109.6, 109.1, 110.8, 112.2,
  111.7, 113.5, 114.8, 114.3, 116.2,
];
const strengths = relativeStrength(RISE, RSI_LENGTH);
const highDays = strengths.filter((value) => value > LIMIT).length;
const soldAt = RISE[RSI_LENGTH] ?? NaN;
const endedAt = RISE.at(-1) ?? NaN;

/** A range, in which the price crosses its average again and again. */
const RANGE = [
  100, 101, 102.2, 101.4, 100.1, 99.2, 98.5, 99.6, 100.8, 101.9, 101.1, 99.8, 98.9, 98.4, 99.7, 101, 102,
  100.9, 99.6, 98.8, 99.4, 100.7, 101.8, 100.6, 99.3,
];
const COST = 0.2;
const rangeTrades = crossingResults(RANGE, LENGTH);
const rangeResult = sumOf(rangeTrades);
const rangeEntry = (wanted: 1 | -1) => {
  const entries = crossingTrades(RANGE, LENGTH).flatMap(({ side, entry }) =>
    side === wanted ? [entry] : [],
  );
  return decimal(sumOf(entries) / entries.length, 1);
};
const signed = (value: number) => `${value < 0 ? '−' : '+'}${decimal(Math.abs(value), 1)} points`;

/** Used in the exercise and questions. */
const EXERCISE_CLOSES = [80, 82, 81, 84, 83, 86];
const exerciseAverage = sumOf(EXERCISE_CLOSES.slice(-LENGTH)) / LENGTH;
const [exerciseStrength = NaN] = relativeStrength(EXERCISE_CLOSES, EXERCISE_CLOSES.length - 1);
const QUESTION_CLOSES = [42, 44, 43, 47, 49];
const questionAverage = sumOf(QUESTION_CLOSES) / QUESTION_CLOSES.length;
const QUESTION_RISES = 12;
const QUESTION_FALLS = 4;
const questionStrength = (100 * QUESTION_RISES) / (QUESTION_RISES + QUESTION_FALLS);

// Wilder, New Concepts in Technical Trading Systems (1978): 14 periods, smoothed after the first value.
export const page: LessonContent = {
  id: 'intermediate/two-indicators',
  revision: 1,
  title: "Moving average and RSI: what two indicators can't know",
  description:
    'A moving average and the RSI worked out on paper, how late they are, why they agree with each other, and what they do in a range.',
  heading: "Two indicators, and what they can't know",
  lead: 'Platforms offer a hundred indicators. Two of them show how nearly all of them work, and what none of them can do.',
  question: 'Three indicators on your chart all say “buy”. Do you have three reasons?',
  searchWords: [
    'what is a moving average',
    'how is the RSI calculated',
    'RSI overbought',
    'best indicator',
    'golden cross',
    'do indicators work',
    'why are indicators late',
  ],
  sections: [
    {
      kind: 'prose',
      heading: 'A sum of prices you have already seen',
      paragraphs: [
        rich`An ${term('indicator')} is a figure worked out from past prices, and sometimes volume, drawn on the chart. It can make something visible that is hard to see in candles. It can't contain anything that prices and volume don't.`,
        rich`The ${term('moving average')} of five candles is the mean of the last five closes. When the next candle closes, the oldest drops out and the new one comes in. The ${term('RSI')} compares how much the price rose with how much it fell: 100 if it only rose, 0 if it only fell, 50 if both were equal.`,
      ],
    },
    {
      kind: 'workedExample',
      heading: 'Both by hand',
      intro: `Eight closes: ${SUM_CLOSES.map((close) => decimal(close)).join(', ')}. ${statements.invented}`,
      lines: [
        {
          label: `Moving average of ${String(LENGTH)}: ${lastCloses.map((close) => decimal(close)).join(' + ')}, divided by ${String(LENGTH)}`,
          value: decimal(sumOf(lastCloses) / LENGTH, 1),
        },
        { label: 'Rises from one close to the next, added up', value: decimal(rises) },
        { label: 'Falls, added up', value: decimal(falls) },
        {
          label: `RSI of ${String(changes.length)}: ${decimal(rises)} ÷ (${decimal(rises)} + ${decimal(falls)}), as a percentage`,
          value: decimal(strength),
        },
      ],
      conclusion:
        'Platforms usually use 14 changes for the RSI and smooth the two sums from one candle to the next, so their figure differs, often by ten points or more. The idea is the same.',
    },
    {
      kind: 'figure',
      heading: 'The average comes later',
      intro: `Closes that rise and turn, with their average of ${String(LENGTH)}.`,
      figure: {
        kind: 'lineChart',
        caption: "It's smooth because it's made from the past, and late for the same reason.",
        description: `Two lines. The closes rise from ${decimal(drawn[0] ?? 0)} to ${decimal(peak)} and fall to ${decimal(drawn.at(-1) ?? 0)}. The average follows below them on the way up and above them on the way down. It turns ${decimal(lag)} candles after the closes.`,
        xLabel: 'Candles',
        yLabel: 'Points',
        decimals: 0,
        series: [
          { label: 'Close', values: drawn },
          { label: `Average of ${String(LENGTH)}`, values: averages },
        ],
      },
    },
    {
      kind: 'prose',
      heading: 'What being late costs',
      paragraphs: [
        `In the drawing the price turns at ${decimal(peak)}. The first close below the average comes at ${decimal(closeAtCross)}, after ${decimal(peak - closeAtCross)} points have gone. A longer average is smoother still, and later still. There is no setting that is both early and calm.`,
        "In a long rise that hardly matters, and the average keeps you from leaving at every dip. Further down you'll see what it does in a range.",
      ],
    },
    {
      kind: 'workedExample',
      heading: '“Overbought”, and rising',
      intro: `Many texts say that an RSI above ${String(LIMIT)} means “overbought”, and that a fall is near. Here is a steady rise of ${String(RISE.length)} closes, with an RSI of ${String(RSI_LENGTH)}.`,
      lines: [
        { label: `Days with an RSI figure`, value: decimal(strengths.length) },
        { label: `Days with an RSI above ${String(LIMIT)}`, value: decimal(highDays) },
        { label: 'Sold on the first of them', value: decimal(soldAt, 1) },
        { label: 'Price at the end', value: decimal(endedAt, 1) },
        { label: 'Result of the sale', value: signed(soldAt - endedAt) },
      ],
      conclusion:
        'A high RSI says that the price has risen a lot lately, which you knew. In a range that often happens near the top of a swing. In a trend it can stay high for as long as the trend lasts.',
    },
    {
      kind: 'workedExample',
      heading: 'The average in a range',
      intro: `The rule: buy when the close is above the average of ${String(LENGTH)}, sell when it is below. ${String(RANGE.length)} closes between ${decimal(Math.min(...RANGE), 1)} and ${decimal(Math.max(...RANGE), 1)}, and ${decimal(COST, 1)} points of cost per trade.`,
      lines: [
        { label: 'Trades opened and closed again', value: decimal(rangeTrades.length) },
        { label: 'Their results', value: rangeTrades.map(signed).join(', ').replaceAll(' points', '') },
        { label: 'Together', value: signed(rangeResult) },
        {
          label: `Less ${decimal(rangeTrades.length)} × ${decimal(COST, 1)}`,
          value: signed(rangeResult - rangeTrades.length * COST),
        },
      ],
      conclusion: `In a range it usually buys higher than it sells, because it reacts late: here at ${rangeEntry(1)} and ${rangeEntry(-1)} on average. The same rule would have made money in the drawing above. No average knows which kind of market comes next.`,
    },
    {
      kind: 'definitions',
      heading: 'Two indicators, one source',
      rows: [
        {
          term: 'They agree because they must',
          text: rich`Moving average, RSI and ${term('MACD')} are all made from the same closes. If three of them say “up”, the price has gone up. That's one reason, stated three times.`,
        },
        {
          term: 'A second reason comes from elsewhere',
          text: 'The direction on a longer timeframe, a zone, or the calendar. Volume from an exchange says how much was traded, never which way.',
        },
        {
          term: 'Settings found afterwards fit the past',
          text: rich`Try fifty lengths, and one will have worked well on last year's chart. Choosing it is called ${term('overfitting')}.`,
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'What lies outside the closes',
      paragraphs: [
        'An announcement at noon, an order from a fund, a bank that fails at the weekend: none of these is in the closes until it has happened. Neither is your spread, your stop or the size of your account.',
        'Use at most two, know how they are worked out, and count what a rule earns after costs. If somebody sells you an indicator, ask for all its trades with dates, losers included.',
      ],
    },
  ],
  summary: [
    'A moving average is a mean of past closes: smooth, and late for the same reason.',
    'The RSI is rises as a share of all movement. It can stay high for as long as a trend lasts.',
    'Indicators made from the same closes count as one reason, however many you draw.',
    'A rule that follows trends usually loses in ranges, and no indicator says which of the two comes next.',
  ],
  exercise: {
    task: `On paper, from the closes ${EXERCISE_CLOSES.map((close) => decimal(close)).join(', ')}: work out the moving average of the last ${String(LENGTH)}, and the RSI of all ${String(EXERCISE_CLOSES.length - 1)} changes with unsmoothed sums. Then write your own setup on a card and strike out every line that is made from the same closes as another. How many reasons are left?`,
    solution: [
      { label: `Moving average of ${String(LENGTH)}`, value: decimal(exerciseAverage, 1) },
      { label: 'RSI', value: decimal(exerciseStrength) },
      { label: 'Reasons left', value: 'often one or two' },
    ],
    mistakes: [
      {
        mistake: 'You used the closes instead of the changes for the RSI.',
        why: 'It compares rises with falls, so it starts with the difference from one close to the next.',
      },
      {
        mistake: 'You kept RSI and MACD as two reasons.',
        why: 'Both are calculated from the same closes.',
      },
    ],
  },
  checks: [
    {
      id: 'intermediate/two-indicators/average-of-five',
      kind: 'numeric',
      prompt: `The last five closes are ${QUESTION_CLOSES.map((close) => decimal(close)).join(', ')}. What is their moving average?`,
      label: 'Average',
      unit: 'points',
      answer: questionAverage,
      tolerance: 0.05,
      answerText: decimal(questionAverage),
      commonMistakes: [
        {
          answer: ((QUESTION_CLOSES[0] ?? 0) + (QUESTION_CLOSES.at(-1) ?? 0)) / 2,
          feedback: 'You averaged the first and the last. Use all five.',
        },
        { answer: sumOf(QUESTION_CLOSES), feedback: 'This is the sum. Divide it by five.' },
      ],
      explanation: `${decimal(sumOf(QUESTION_CLOSES))} ÷ ${String(QUESTION_CLOSES.length)} is ${decimal(questionAverage)}.`,
    },
    {
      id: 'intermediate/two-indicators/rsi-of-sums',
      kind: 'numeric',
      prompt: `Over the period the rises add up to ${String(QUESTION_RISES)} points and the falls to ${String(QUESTION_FALLS)}. What is the RSI, with unsmoothed sums?`,
      label: 'RSI',
      unit: 'points of 100',
      answer: questionStrength,
      tolerance: 0.5,
      answerText: decimal(questionStrength),
      commonMistakes: [
        {
          answer: 100 - questionStrength,
          feedback: 'This is the share of falls.',
        },
        {
          answer: QUESTION_RISES / QUESTION_FALLS,
          feedback: 'This is rises per fall. The RSI takes the rises as a share of both together.',
        },
      ],
      explanation: `${String(QUESTION_RISES)} ÷ ${String(QUESTION_RISES + QUESTION_FALLS)} is ${decimal(questionStrength)}%.`,
    },
    {
      id: 'intermediate/two-indicators/three-that-agree',
      kind: 'singleChoice',
      prompt:
        'The price is above its average, the MACD has turned up and the RSI is at 64. How many independent reasons to buy are there?',
      options: [
        { text: 'Three, one from each indicator', feedback: 'All three are made from the same closes.' },
        {
          text: 'One: the price has risen lately',
          isCorrect: true,
          feedback: 'Each says it in its own way.',
        },
        {
          text: 'None, since indicators contradict each other',
          feedback: 'Here they agree, as they usually do.',
        },
      ],
      explanation: 'To count as a second reason, something has to come from another source.',
    },
    {
      id: 'intermediate/two-indicators/where-each-fails',
      kind: 'multipleChoice',
      prompt: 'Which statements are true?',
      options: [
        {
          text: 'Following an average usually loses money in a range',
          isCorrect: true,
          feedback: 'It enters late, when much of the swing is over.',
        },
        {
          text: 'A longer average turns earlier than a short one',
          feedback: 'It covers more of the past, so it turns later.',
        },
        {
          text: 'An RSI above 70 can last as long as a trend',
          isCorrect: true,
          feedback: 'It stays there while rises are more than about two and a third times the falls.',
        },
        {
          text: 'An RSI above 70 means that a fall has begun',
          feedback: 'It means that rises have outweighed falls. The last close may be the highest.',
        },
      ],
      explanation: 'Each tends to work in one kind of market and to lose money in the other.',
    },
  ],
  related: [
    { label: 'Practise on charts that stop at a decision', to: '/practice/charts' },
    { label: 'What a win rate has to be', to: '/tools/break-even' },
  ],
};

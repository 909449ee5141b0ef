import { decimal } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { describeChart } from '@/content/markedChart';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import type { Candle } from '@/domain/trading/candles';
import { chanceOfTouch } from '@/domain/numbers/statistics';
import { distanceInSteps } from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;
const DECIMALS = 4;
const price = (value: number) => decimal(value, DECIMALS);
const pips = (from: number, to: number) => decimal(distanceInSteps(from, to, PIP));

/** Merges consecutive candles into one. */
const mergedCandle = (parts: readonly Candle[]): Candle => ({
  open: parts[0]?.open ?? 0,
  high: Math.max(...parts.map(({ high }) => high)),
  low: Math.min(...parts.map(({ low }) => low)),
  close: parts.at(-1)?.close ?? 0,
});

const QUARTER_HOURS: readonly Candle[] = [
  { open: 0.8612, high: 0.8621, low: 0.8606, close: 0.8609 },
  { open: 0.8609, high: 0.8611, low: 0.8591, close: 0.8595 },
  { open: 0.8595, high: 0.8618, low: 0.8593, close: 0.8615 },
  { open: 0.8615, high: 0.8634, low: 0.8613, close: 0.8628 },
];
const hourCandle = mergedCandle(QUARTER_HOURS);

const SPREAD_PIPS = 1.5;
/** Typical candle lengths on three timeframes, in pips: invented, but of the right order of magnitude. */
const CANDLE_LENGTHS = [
  { name: '1 minute', pips: 3 },
  { name: '1 hour', pips: 15 },
  { name: '1 day', pips: 60 },
];
const shareOf = (length: number) => (100 * SPREAD_PIPS) / length;
const share = (length: number) => `${decimal(shareOf(length), 1)}%`;

/** Daily ranges in pips, each measured from the day's low to its high. */
const DAY_RANGES = [71, 84, 66, 92, 77];
const sumOf = (lengths: readonly number[]) => lengths.reduce((sum, length) => sum + length, 0);
const averageDayRange = sumOf(DAY_RANGES) / DAY_RANGES.length;

/** Stops measured in average ranges, and how often chance alone reaches them. */
const STOPS = [
  { name: 'Half a candle', ranges: 0.5 },
  { name: 'One candle', ranges: 1 },
  { name: 'One and a half', ranges: 1.5 },
];
const WEEK = 5;
const touched = (ranges: number, candles: number) => `${decimal(100 * chanceOfTouch(ranges, candles))}%`;

/** Used in the exercise and questions. */
const EXERCISE_LENGTHS = [52, 61, 47, 70, 60];
const exerciseLength = sumOf(EXERCISE_LENGTHS) / EXERCISE_LENGTHS.length;
const HOURS: readonly Candle[] = [
  { open: 1.3542, high: 1.3551, low: 1.3528, close: 1.3533 },
  { open: 1.3533, high: 1.356, low: 1.353, close: 1.3556 },
  { open: 1.3556, high: 1.3573, low: 1.3549, close: 1.3552 },
  { open: 1.3552, high: 1.3558, low: 1.3519, close: 1.3524 },
];
const fourHours = mergedCandle(HOURS);
const lengthPips = distanceInSteps(fourHours.low, fourHours.high, PIP);
const SMALL_SPREAD = 1.2;
const SMALL_LENGTH = 8;
const spreadPercent = (100 * SMALL_SPREAD) / SMALL_LENGTH;

export const page: LessonContent = {
  id: 'beginner/timeframes',
  revision: 3,
  title: 'Timeframes: one market in minutes, hours and days',
  description:
    'Four quarter-hour candles make an hourly one. What long timeframes hide, what short ones add, and which suits a plan.',
  heading: 'One market, many timeframes',
  lead: 'Two people look at the same market in the same minute. One sees it falling, the other sees a rise, and both are right.',
  question: 'How can one market go up and down at the same time?',
  sections: [
    {
      kind: 'prose',
      heading: 'The scale of a chart',
      paragraphs: [
        rich`The ${term('timeframe')} says how much time one candle on a chart stands for. Common ones are 1, 5 and 15 minutes, 1 and 4 hours, a day and a week. Nothing about the market changes when you switch.`,
        'So “the market is rising” is only half a sentence. The other half is the stretch of time you mean.',
      ],
    },
    {
      kind: 'markedChart',
      heading: 'Four quarters and their hour',
      intro: `The first four candles are quarter-hours in EUR/GBP. The fifth is the whole hour, drawn from the same prices. ${statements.invented}`,
      chart: describeChart(
        {
          decimals: DECIMALS,
          candles: [...QUARTER_HOURS, hourCandle],
          marks: [
            { kind: 'part', candle: 1, part: 'body', label: 'A falling quarter' },
            { kind: 'part', candle: 4, part: 'body', label: 'The hour rose' },
          ],
        },
        ({ at }) =>
          `Four quarter-hour candles, then one hourly candle. Two quarters fall and two rise; the second has a falling body of ${at('A falling quarter')}. The hour has a rising body of ${at('The hour rose')} with a wick at either end, and no trace of the two falls except the lower wick.`,
      ),
    },
    {
      kind: 'workedExample',
      heading: 'How an hour is put together',
      intro:
        'An hourly candle needs no new prices. Each of its four figures is taken from the quarter-hours.',
      lines: [
        { label: 'Open: that of the first quarter', value: price(hourCandle.open) },
        {
          label: `High: the largest of ${QUARTER_HOURS.map(({ high }) => price(high)).join(', ')}`,
          value: price(hourCandle.high),
        },
        {
          label: `Low: the smallest of ${QUARTER_HOURS.map(({ low }) => price(low)).join(', ')}`,
          value: price(hourCandle.low),
        },
        { label: 'Close: that of the last quarter', value: price(hourCandle.close) },
        { label: 'From low to high', value: `${pips(hourCandle.low, hourCandle.high)} pips` },
        { label: 'From open to close', value: `${pips(hourCandle.open, hourCandle.close)} pips up` },
      ],
      conclusion:
        'Six such hours in a row would make a candle of six hours by the same rule, and so on up to a year.',
    },
    {
      kind: 'prose',
      heading: 'What each scale hides',
      paragraphs: [
        `The hour says: up by ${pips(hourCandle.open, hourCandle.close)} pips. It doesn't say that the price first fell ${pips(hourCandle.open, hourCandle.low)} pips below its start. Anyone who bought at the start, with a stop loss 15 pips away, was out before the rise began.`,
        'Short candles have the opposite fault. They show every wobble, and most wobbles mean nothing: one large order, a wider spread, a flurry of small trades. Such movement without meaning is called noise. On a one-minute chart you can see a pattern wherever you want one.',
      ],
    },
    {
      kind: 'table',
      heading: 'The spread against short candles',
      intro: `The spread of ${String(SPREAD_PIPS)} pips is the same on every chart. Compare it with the length of a candle.`,
      columns: ['Timeframe', 'Usual candle', 'Spread as a share of the candle'],
      rows: CANDLE_LENGTHS.map(({ name, pips: length }) => [name, `${decimal(length)} pips`, share(length)]),
      bars: { column: 2, values: CANDLE_LENGTHS.map((candle) => shareOf(candle.pips)) },
      note: "Trades that aim for the length of a one-minute candle give half of it to the spread. That's the main reason why short timeframes cost so much.",
    },
    {
      kind: 'definitions',
      heading: 'Choosing yours',
      intro: 'Start with how long you mean to hold a trade, and how often you can look.',
      rows: [
        {
          term: 'Days to weeks',
          text: 'Daily candles, checked once a day. Nights and weekends are part of the trade.',
        },
        { term: 'Hours to days', text: 'Candles of 1 to 4 hours. A few checks a day are enough.' },
        {
          term: 'Minutes to hours',
          text: 'Candles of 5 to 15 minutes. You have to stay at the screen, and costs weigh more.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Two timeframes at once',
      paragraphs: [
        `Many traders use a pair of charts, such as a daily and an hourly one. The longer one shows the direction and the prices that matter. The shorter one helps to place the entry and the stop.`,
        'The two will often disagree. A fall on the hourly chart can be a pause in a rise on the daily one, or the start of its end. Decide in your plan which of them has the last word, before you have a position.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Measuring the wobble',
      paragraphs: [
        rich`How far a price tends to travel in a given time is its ${term('volatility')}. You can measure it on any chart: take the last fourteen or so candles, note the length of each from low to high, and work out the average. A refined form of this figure is called the ${term('average true range')}, or ATR.`,
      ],
    },
    {
      kind: 'workedExample',
      heading: 'How far is an ordinary day?',
      intro: `Five daily candles for one pair, to keep it short. From low to high they measure ${DAY_RANGES.join(', ')} pips.`,
      lines: [
        { label: DAY_RANGES.join(' + '), value: `${decimal(sumOf(DAY_RANGES))} pips` },
        {
          label: `${decimal(sumOf(DAY_RANGES))} ÷ ${String(DAY_RANGES.length)} days`,
          value: `${decimal(averageDayRange)} pips a day`,
        },
      ],
      conclusion: `Moves of this size need no news. As a rule of thumb, keep a stop at least as far away as an ordinary candle is long, here ${decimal(averageDayRange)} pips, and further if you mean to hold for several candles.`,
    },
    {
      kind: 'table',
      heading: 'How often chance alone reaches a stop',
      intro: `These figures are calculated for a price without any direction, moved only by the wobble. The distances are in ordinary candles; on the daily chart, ${String(WEEK)} candles are a trading week.`,
      columns: ['Distance to the stop', 'Here, in pips', 'Within 1 candle', `Within ${String(WEEK)} candles`],
      rows: STOPS.map(({ name, ranges }) => [
        name,
        decimal(averageDayRange * ranges),
        touched(ranges, 1),
        touched(ranges, WEEK),
      ]),
      bars: { column: 2, values: STOPS.map(({ ranges }) => 100 * chanceOfTouch(ranges, 1)) },
      note: 'Real markets have calm and wild days, so read the figures as estimates, not as promises. No distance is safe: a more distant stop is reached less often, and needs a smaller position.',
    },
    {
      kind: 'warning',
      heading: 'Switching until it fits',
      paragraphs: [
        'A losing trade makes people look for a chart on which it still looks fine. That way, a trade planned on 15-minute candles turns into a “long-term view”, with a loss that was never planned.',
        "Keep to the timeframe on which you decided. If the reason is gone there, it's gone, whatever the weekly chart shows.",
      ],
    },
  ],
  summary: [
    "The timeframe is the time one candle stands for; the market itself doesn't change.",
    "Open of the first, highest high, lowest low, close of the last: that's how short candles make a long one.",
    'Long timeframes hide the path; short ones add noise and make costs weigh more.',
    'The average length of recent candles shows how far an ordinary move goes. Keep a stop at least that far away, and further for a trade that lasts several candles.',
  ],
  exercise: {
    task: `Make one four-hour candle of USD/CAD out of these four hours. ${HOURS.map(({ open, high, low, close }, index) => `Hour ${String(index + 1)}: open ${price(open)}, high ${price(high)}, low ${price(low)}, close ${price(close)}.`).join(' ')} Then open any chart, switch between 1 and 4 hours, and check that the rule holds there too.`,
    solution: [
      { label: 'Open', value: price(fourHours.open) },
      { label: 'High', value: price(fourHours.high) },
      { label: 'Low', value: price(fourHours.low) },
      { label: 'Close', value: price(fourHours.close) },
    ],
    mistakes: [
      {
        mistake: 'You averaged the four opens or closes.',
        why: "Don't take averages. The long candle uses the very first and the very last price.",
      },
      {
        mistake: "On your chart the four hours don't make one candle.",
        why: 'Four-hour candles begin at fixed times that depend on the broker. Find the hour at which one begins and count from there.',
      },
    ],
  },
  checks: [
    {
      id: 'beginner/timeframes/length-of-four-hours',
      kind: 'numeric',
      prompt: `Four hourly candles have their highs at ${HOURS.map(({ high }) => price(high)).join(', ')} and their lows at ${HOURS.map(({ low }) => price(low)).join(', ')}. How long is the four-hour candle from low to high?`,
      label: 'Length',
      unit: 'pips',
      answer: lengthPips,
      tolerance: 0.5,
      answerText: `${decimal(lengthPips)} pips`,
      commonMistakes: [
        {
          answer: distanceInSteps(HOURS[3]?.low ?? 0, HOURS[3]?.high ?? 0, PIP),
          feedback: 'You measured the last hour alone.',
        },
        {
          answer: HOURS.reduce((sum, { low, high }) => sum + distanceInSteps(low, high, PIP), 0),
          feedback: 'You added the four lengths. The hours overlap in price, so the sum is too large.',
        },
      ],
      explanation: `The highest high is ${price(fourHours.high)} and the lowest low ${price(fourHours.low)}.`,
    },
    {
      id: 'beginner/timeframes/lost-detail',
      kind: 'singleChoice',
      prompt: 'Which of these can you not read from a daily candle?',
      options: [
        {
          text: 'How far the price strayed during the day',
          feedback: 'High and low are two of its four prices.',
        },
        {
          text: 'Whether it rose before it fell',
          isCorrect: true,
          feedback: 'For the path inside the day you need shorter candles.',
        },
        {
          text: 'Where the price was at the end',
          feedback: 'The close is one of the four prices it keeps.',
        },
      ],
      explanation: 'A candle keeps four prices, but not the order of events in between.',
    },
    {
      id: 'beginner/timeframes/share-of-the-spread',
      kind: 'numeric',
      prompt: `On a 5-minute chart the usual candle is ${String(SMALL_LENGTH)} pips long, and the spread is ${String(SMALL_SPREAD)} pips. What share of such a candle is the spread?`,
      label: 'Share',
      unit: '%',
      answer: spreadPercent,
      tolerance: 0.2,
      answerText: `${decimal(spreadPercent)}%`,
      commonMistakes: [
        { answer: (100 * SMALL_LENGTH) / SMALL_SPREAD, feedback: 'You divided the candle by the spread.' },
        { answer: SMALL_SPREAD * SMALL_LENGTH, feedback: 'You multiplied. To find a share, divide.' },
      ],
      explanation: `${String(SMALL_SPREAD)} ÷ ${String(SMALL_LENGTH)} is ${decimal(spreadPercent)}%.`,
    },
    {
      id: 'beginner/timeframes/room-for-a-stop-in-candles',
      kind: 'numeric',
      prompt: `Five daily candles are ${EXERCISE_LENGTHS.join(', ')} pips long. You trade from the daily chart and want your stop at least one ordinary candle away. How far is that?`,
      label: 'At least',
      unit: 'pips',
      answer: exerciseLength,
      tolerance: 0.5,
      answerText: `${decimal(exerciseLength)} pips`,
      commonMistakes: [
        {
          answer: exerciseLength / 2,
          feedback: 'This is half an ordinary candle, which chance alone reaches on two days in five.',
        },
        {
          answer: sumOf(EXERCISE_LENGTHS),
          feedback: "That's all five days together. Divide by the number of days.",
        },
      ],
      explanation: `${decimal(sumOf(EXERCISE_LENGTHS))} ÷ ${String(EXERCISE_LENGTHS.length)} days is ${decimal(exerciseLength)} pips. For a trade that lasts several days, take more.`,
    },
    {
      id: 'beginner/timeframes/frame-for-a-plan',
      kind: 'singleChoice',
      prompt: 'You work until six and want to hold trades for about a week. Which main chart suits you?',
      options: [
        {
          text: 'A 5-minute chart, checked in your breaks',
          feedback:
            "Most of what it shows happens while you can't look, and little of it matters over a week.",
        },
        {
          text: 'A yearly chart, checked on Sundays',
          feedback:
            'A week is too small to be seen on it, so this chart helps with neither the entry nor the stop.',
        },
        {
          text: 'A daily chart, checked in the evening',
          isCorrect: true,
          feedback: 'Each evening adds one finished candle, and a week has five of them.',
        },
      ],
      explanation:
        'One candle should be several times shorter than the trade, and you should have time to look when it ends.',
    },
    {
      id: 'beginner/timeframes/both-right',
      kind: 'singleChoice',
      prompt:
        'The price fell by 20 pips in the last hour and is up by 45 on the day. Which statement is true?',
      options: [
        {
          text: 'One of the two charts must be wrong',
          feedback: 'They measure different stretches of the same prices, so they may differ.',
        },
        {
          text: 'Before that hour the price was higher still',
          isCorrect: true,
          feedback: 'It was up by 65 pips and gave 20 of them back.',
        },
        {
          text: 'The day will end lower than it began',
          feedback: 'That would need another 45 pips down, and nothing here says they will come.',
        },
      ],
      explanation: "A short fall within a longer rise isn't a contradiction.",
    },
  ],
};

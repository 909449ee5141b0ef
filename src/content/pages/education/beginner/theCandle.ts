import { exampleLevels } from '@/content/exampleLevels';
import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { describeChart } from '@/content/markedChart';
import { rich, term } from '@/content/richText';

const price = (value: number) => decimal(value, 2);

/** The candle that summarises a series of trades. */
const candleOf = (trades: readonly number[]) => ({
  open: trades[0] ?? 0,
  high: Math.max(...trades),
  low: Math.min(...trades),
  close: trades.at(-1) ?? 0,
});

/** Twelve trades in a share within five minutes. */
const TRADES = [48.2, 48.26, 48.31, 48.24, 48.15, 48.09, 48.12, 48.22, 48.34, 48.41, 48.37, 48.33];
const drawnCandle = candleOf(TRADES);
/** Another series with the same four prices. */
const OTHER_TRADES = [48.2, 48.33, 48.41, 48.3, 48.21, 48.14, 48.09, 48.11, 48.19, 48.25, 48.3, 48.33];
const otherCandle = candleOf(OTHER_TRADES);
const priceList = (trades: readonly number[]) => trades.map(price).join(', ');

/** Used in the exercise and questions. */
const EXERCISE_TRADES = [71.5, 71.62, 71.44, 71.3, 71.38, 71.56, 71.7, 71.58, 71.41, 71.36];
const exerciseCandle = candleOf(EXERCISE_TRADES);
const GOLD = exampleLevels.Gold;
const WICK_CANDLE = { open: GOLD + 18, high: GOLD + 31, low: GOLD + 9, close: GOLD + 26 };
const upperWick = WICK_CANDLE.high - WICK_CANDLE.close;
const OIL = exampleLevels['Oil (WTI)'];
const BODY_CANDLE = { open: OIL + 1.4, high: OIL + 2.15, low: OIL + 0.2, close: OIL + 0.65 };
const bodyLength = BODY_CANDLE.open - BODY_CANDLE.close;

export const page: LessonContent = {
  id: 'beginner/the-candle',
  revision: 1,
  title: 'One candle, four prices: how to read a candlestick',
  description:
    'Open, high, low and close make one candle. What its body and wicks show, and what happens to the trades in between.',
  heading: 'One candle, four prices',
  lead: 'In a busy market thousands of trades happen within an hour. A candle keeps four of their prices and discards the rest.',
  question: 'If an hour is reduced to four prices, which four tell you most about it?',
  sections: [
    {
      kind: 'prose',
      heading: 'A weather report for a stretch of time',
      paragraphs: [
        'A report on yesterday could list the temperature at every minute. Nobody would read it. Four figures do nearly as well: the temperature at midnight, the highest, the lowest, and the one at the end of the day.',
        rich`A ${term('candle')} is such a report on prices. It covers one stretch of time, be it a minute or a week. The first price of the stretch is the open, and the last one the close. The high and the low are the furthest points in between.`,
        'The drawing comes from Japan and is older than computers. It spread because a glance at it shows where a price began, where it ended, and how far it strayed.',
      ],
    },
    {
      kind: 'markedChart',
      heading: 'The parts by name',
      intro: `Three candles of an invented share. In the first the price rose, in the second it fell, and in the third it ended close to where it began.`,
      chart: describeChart(
        {
          decimals: 2,
          candles: [
            { open: 48.2, high: 48.41, low: 48.09, close: 48.33 },
            { open: 48.34, high: 48.52, low: 48.02, close: 48.1 },
            { open: 48.11, high: 48.3, low: 47.85, close: 48.13 },
          ],
          marks: [
            { kind: 'part', candle: 0, part: 'body', label: 'Body' },
            { kind: 'part', candle: 1, part: 'upperWick', label: 'Upper wick' },
            { kind: 'part', candle: 2, part: 'lowerWick', label: 'Lower wick' },
          ],
        },
        ({ at }) =>
          `Three candles side by side. The body of the first runs from open to close, ${at('Body')}. The upper wick of the second spans ${at('Upper wick')}, above its falling body. The third has a very small body and a long lower wick, ${at('Lower wick')}.`,
      ),
    },
    {
      kind: 'definitions',
      heading: 'What each part tells you',
      rows: [
        {
          term: 'Body',
          text: 'The thick part between open and close. A long one means the price ended far from where it began.',
        },
        {
          term: 'Colour',
          text: 'Whether the close is above or below the open. Often green for a rise and red for a fall, but every platform lets you choose. On this site a rising body is also hollow, and a falling one is filled.',
        },
        {
          term: 'Upper wick',
          text: "The thin line above the body, up to the high. The price was there and didn't stay.",
        },
        {
          term: 'Lower wick',
          text: 'The thin line below the body, down to the low. Sellers pushed the price this far, and buyers brought it back.',
        },
      ],
    },
    {
      kind: 'workedExample',
      heading: 'Four prices from twelve trades',
      intro: `Within five minutes the share changes hands at these prices, in this order: ${priceList(TRADES)}.`,
      lines: [
        { label: 'Open: the first trade', value: price(drawnCandle.open) },
        { label: 'High: the highest of the twelve', value: price(drawnCandle.high) },
        { label: 'Low: the lowest of the twelve', value: price(drawnCandle.low) },
        { label: 'Close: the last trade', value: price(drawnCandle.close) },
        {
          label: `Body: ${price(drawnCandle.close)} − ${price(drawnCandle.open)}`,
          value: `${dollars(drawnCandle.close - drawnCandle.open)}, rising`,
        },
        {
          label: `Whole length: ${price(drawnCandle.high)} − ${price(drawnCandle.low)}`,
          value: dollars(drawnCandle.high - drawnCandle.low),
        },
      ],
      conclusion:
        "It's the first candle in the drawing. Eight of the twelve prices have left no trace in it.",
    },
    {
      kind: 'figure',
      heading: 'Two different stories, one candle',
      intro:
        'Here is the same series of trades next to another one. In the first the fall came before the high, in the second after it.',
      figure: {
        kind: 'lineChart',
        caption: 'Both lines have the same open, high, low and close, so both make the same candle.',
        description: `Two lines over twelve trades. Both start at ${price(drawnCandle.open)} and end at ${price(drawnCandle.close)}. The first dips to ${price(drawnCandle.low)} and then climbs to ${price(drawnCandle.high)}. The second climbs to ${price(otherCandle.high)} first and dips to ${price(otherCandle.low)} after that.`,
        xLabel: 'Trades, in order',
        yLabel: 'Price in dollars',
        decimals: 2,
        series: [
          { label: 'Low first', values: TRADES },
          { label: 'High first', values: OTHER_TRADES },
        ],
      },
    },
    {
      kind: 'prose',
      heading: 'Why the order matters to you',
      paragraphs: [
        `Say you bought at ${price(drawnCandle.open)} with a stop loss at ${price(48.1)} and a take profit at ${price(48.4)}. On the first path you were stopped out. On the second your take profit was reached. The candle looks the same in both cases.`,
      ],
      marginNote:
        'Anyone who tests a method on old candles meets this problem. When both exits lie inside one candle, only shorter candles can show which came first.',
    },
    {
      kind: 'prose',
      heading: 'A candle in the making',
      paragraphs: [
        'The last candle on your screen is still growing. Its close is the current price and moves with every trade. A long green body at twenty past can be a thin wick by the end of the hour.',
        "That's why many plans wait for the close. A price that crossed a level and came back leaves a wick beyond it. One that stayed leaves a close beyond it, which says more.",
      ],
    },
    {
      kind: 'warning',
      heading: 'What happened within a candle',
      paragraphs: [
        'Patterns of one or two candles have memorable names, and whole books list them. Tests on past prices have found little value in most of them after costs. Treat a shape as a description of what happened, not as a forecast.',
        "Different brokers' candles can differ for the same pair and hour. Currencies have no single exchange, so each broker charts its own prices, usually the bid.",
      ],
    },
  ],
  summary: [
    'A candle keeps the first, highest, lowest and last price of a stretch of time.',
    'The body joins open and close; the wicks show where the price went without staying.',
    'The order of events inside a candle is lost, and an unfinished candle can still change its shape.',
  ],
  exercise: {
    task: `Draw the candle for these ten trades on squared paper, one square for each two cents: ${priceList(EXERCISE_TRADES)}. Mark the four prices, and say what colour the body is and which wick is longer.`,
    solution: [
      {
        label: 'Open and close',
        value: `${price(exerciseCandle.open)} and ${price(exerciseCandle.close)}: a falling body`,
      },
      {
        label: 'Upper wick',
        value: `${price(exerciseCandle.high)} − ${price(exerciseCandle.open)} is ${price(exerciseCandle.high - exerciseCandle.open)}`,
      },
      {
        label: 'Lower wick',
        value: `${price(exerciseCandle.close)} − ${price(exerciseCandle.low)} is ${price(exerciseCandle.close - exerciseCandle.low)}: the shorter one`,
      },
    ],
    mistakes: [
      {
        mistake: 'Your upper wick starts at the close.',
        why: 'On a falling candle the open is the upper end of the body, and the wick begins there.',
      },
      {
        mistake: 'You chose the second trade as the high.',
        why: "It's the highest of the first half. Go through the whole list before you decide.",
      },
    ],
  },
  checks: [
    {
      id: 'beginner/the-candle/close-near-the-low',
      kind: 'chartPoint',
      prompt:
        'At which point did the price go furthest without the candle ending there: where is the longest wick?',
      chart: {
        decimals: 1,
        description:
          'Eight candles of an oil price. The candle at A has a small wick above its body. The one at B has a lower wick several times as long as its body. The one at C closes almost at its low.',
        candles: [
          { open: 70.2, high: 70.7, low: 70, close: 70.6 },
          { open: 70.6, high: 71.4, low: 70.5, close: 71.2 },
          { open: 71.2, high: 71.5, low: 70.7, close: 70.8 },
          { open: 70.8, high: 71, low: 68.9, close: 70.6 },
          { open: 70.6, high: 70.9, low: 70.2, close: 70.4 },
          { open: 70.4, high: 70.6, low: 69.6, close: 69.7 },
          { open: 69.7, high: 69.9, low: 68.4, close: 68.5 },
          { open: 68.5, high: 68.9, low: 68.4, close: 68.8 },
        ],
        marks: [],
      },
      points: [
        {
          candle: 2,
          side: 'high',
          feedback: 'The line above this body is short: the price barely rose past the open.',
        },
        {
          candle: 3,
          side: 'low',
          isCorrect: true,
          feedback: 'The price fell far and came all the way back before the period ended.',
        },
        {
          candle: 6,
          side: 'low',
          feedback: 'It fell even further, but it closed near its low, so nearly all of this is body.',
        },
      ],
      explanation:
        'A wick shows where the price went before it came back: it runs from the body to the high or the low.',
    },
    {
      id: 'beginner/the-candle/upper-wick',
      kind: 'numeric',
      prompt: `A gold candle opens at ${dollars(WICK_CANDLE.open)}, reaches ${dollars(WICK_CANDLE.high)}, falls to ${dollars(WICK_CANDLE.low)} and closes at ${dollars(WICK_CANDLE.close)}. How long is its upper wick?`,
      label: 'Upper wick',
      unit: 'dollars',
      answer: upperWick,
      tolerance: 0.05,
      answerText: dollars(upperWick),
      commonMistakes: [
        {
          answer: WICK_CANDLE.high - WICK_CANDLE.open,
          feedback: 'You measured from the open. The body of a rising candle ends at its close.',
        },
        { answer: WICK_CANDLE.open - WICK_CANDLE.low, feedback: "That's the wick at the other end." },
        { answer: WICK_CANDLE.high - WICK_CANDLE.low, feedback: 'This is the whole candle, body included.' },
      ],
      explanation: `The candle rose, so the wick runs from the close to the high: ${dollars(WICK_CANDLE.high)} − ${dollars(WICK_CANDLE.close)}.`,
    },
    {
      id: 'beginner/the-candle/body-of-a-fall',
      kind: 'numeric',
      prompt: `An oil candle opens at ${price(BODY_CANDLE.open)} dollars, has its high at ${price(BODY_CANDLE.high)} and its low at ${price(BODY_CANDLE.low)}, and closes at ${price(BODY_CANDLE.close)}. How tall is the body?`,
      label: 'Body',
      unit: 'dollars',
      answer: bodyLength,
      tolerance: 0.005,
      answerText: dollars(bodyLength),
      commonMistakes: [
        { answer: BODY_CANDLE.high - BODY_CANDLE.low, feedback: 'High and low are the tips of the wicks.' },
        { answer: BODY_CANDLE.close - BODY_CANDLE.low, feedback: 'You measured the lower wick.' },
      ],
      explanation: `Open and close are the ends of the body: ${price(BODY_CANDLE.open)} − ${price(BODY_CANDLE.close)} is ${price(bodyLength)}.`,
    },
    {
      id: 'beginner/the-candle/what-is-certain',
      kind: 'multipleChoice',
      prompt: 'A finished candle has a long lower wick and a small rising body at its top. What is certain?',
      options: [
        {
          text: 'The price ended above where it began',
          isCorrect: true,
          feedback: 'A rising body means that the close is above the open.',
        },
        {
          text: 'The price will go on rising next',
          feedback: 'The candle reports what happened. It says nothing about what comes next.',
        },
        {
          text: 'The price was far below the close for a while',
          isCorrect: true,
          feedback: 'Somebody traded at the tip of the wick, if only for a moment.',
        },
        {
          text: 'The low came before the high',
          feedback: "Either could have come first. The candle doesn't record which came first.",
        },
      ],
      explanation:
        "Where the price began and ended, and how far it strayed, is certain. The path and the future aren't.",
    },
  ],
};

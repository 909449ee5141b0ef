import { decimal } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';

/** Ten days' volume of a share, in thousands of shares; the price leaves its range on the last day. */
const DAYS = [420, 380, 460, 350, 390, 438, 410, 370, 400, 980];
const BREAK_DAY = DAYS.at(-1) ?? 0;
const before = DAYS.slice(0, -1);
const average = before.reduce((sum, volume) => sum + volume, 0) / before.length;
const times = (volume: number, usual: number) => decimal(volume / usual, 1);

/** A second break, on a quiet day. */
const QUIET_DAY = 310;

/** The share of a day's volume in its first half hour and in one around noon, in percent. */
const FIRST_SHARE = 16;
const NOON_SHARE = 5;
const usualIn = (share: number) => Math.round((average * share) / 100);
const usualFirst = usualIn(FIRST_SHARE);
const usualAtNoon = usualIn(NOON_SHARE);
const FIRST_HALF_HOUR = 58;
const MID_DAY = 24;

/** The volume that two brokers count in the same hour. */
const BROKER_A = 2_840;
const BROKER_B = 9_150;

/** Used in the exercise and questions. */
const EXERCISE = [210, 190, 260, 240, 200];
const EXERCISE_TODAY = 484;
const exerciseAverage = EXERCISE.reduce((sum, volume) => sum + volume, 0) / EXERCISE.length;
const QUESTION = [620, 540, 700, 580, 560];
const QUESTION_TODAY = 450;
const questionAverage = QUESTION.reduce((sum, volume) => sum + volume, 0) / QUESTION.length;
const questionTimes = QUESTION_TODAY / questionAverage;

// Tick volume: help pages of platforms for currencies, such as MetaTrader's; no exchange counts spot trades.
// Fake trades: Bitwise, presentation to the SEC of 19 March 2019 on reported bitcoin volume.
export const page: LessonContent = {
  id: 'intermediate/volume',
  revision: 1,
  title: 'Volume: where it is real, and what it can tell you',
  description:
    'What volume counts on an exchange, why currency charts show something else, how to compare a day with ordinary days, and what it cannot say.',
  heading: 'Volume, where it exists',
  lead: 'Under many charts there is a row of bars. On a share they count what was traded. On a currency pair they count something else, and the bars look the same.',
  question: 'The bar under the candle is twice as high as usual. Twice as much of what?',
  searchWords: [
    'what is volume on a chart',
    'tick volume',
    'forex volume',
    'volume breakout',
    'relative volume',
    'does volume confirm a breakout',
  ],
  sections: [
    {
      kind: 'prose',
      heading: 'Somebody has to count',
      paragraphs: [
        rich`${term('volume', 'Volume')} is how much changed hands in a period: shares, contracts, coins. Each trade has a buyer and a seller, so a day of high volume has as much buying as selling. “More buyers than sellers” is not what it shows.`,
        "To know the volume of a market, one place has to see all its trades. The exchange of a future does. A share is traded in several places, and each exchange counts only its own. Where nobody sees other people's trades, the bars on your screen count whatever your broker can see.",
      ],
    },
    {
      kind: 'table',
      heading: 'What the bars count',
      columns: ['Market', 'The bars show', 'How far to trust them'],
      rows: [
        ['Shares', 'Shares traded on one exchange or on several', 'Real. Check which exchanges are included'],
        ['Futures', 'Contracts traded on the exchange', 'Real, and complete for that delivery month'],
        ['Currency pairs', 'How often your broker changed its price', 'A sign of activity at one broker'],
        ['CFDs', "The broker's own count, or that of the underlying market", 'Ask which of the two'],
        [
          'Coins',
          'What an exchange reports about itself',
          'Depends on the exchange: false trades have been found on some',
        ],
      ],
      note: 'A count of price changes is called tick volume. Most platforms for currencies show it under the name “volume”.',
    },
    {
      kind: 'prose',
      heading: 'Two brokers, one hour',
      paragraphs: [
        `In the same hour of EUR/USD one broker's chart shows a volume of ${decimal(BROKER_A)}, another's ${decimal(BROKER_B)}. Neither is wrong. The second passes on smaller changes in its price, so it counts more of them.`,
        'That is why tick volume can only be compared with itself: the same broker, the same pair, the same hour of the day. Even then it says how busy the hour was, and not how much money was involved.',
      ],
    },
    {
      kind: 'figure',
      heading: 'Ten days of a share',
      intro: `Thousands of shares a day. On the tenth the price closes above a range that had held for weeks. The figures are invented.`,
      figure: {
        kind: 'bars',
        caption: 'Nine days that are alike, and one that is not.',
        bars: DAYS.map((volume, index) => ({
          label: `Day ${String(index + 1)}`,
          value: volume,
          text: `${decimal(volume)},000`,
        })),
      },
    },
    {
      kind: 'workedExample',
      heading: 'How unusual is a day?',
      intro: 'Compare it with the average of the days before, excluding the day itself.',
      lines: [
        {
          label: `Average of the first ${String(before.length)} days`,
          value: `${decimal(average)},000`,
        },
        {
          label: `The tenth day: ${decimal(BREAK_DAY)},000 ÷ ${decimal(average)},000`,
          value: `${times(BREAK_DAY, average)} times the usual`,
        },
        {
          label: `Had the break come on a day with ${decimal(QUIET_DAY)},000`,
          value: `${times(QUIET_DAY, average)} times the usual`,
        },
      ],
      conclusion:
        "The tenth day's ratio says that a lot changed hands. The quiet day's says that little did, so less trading supports the break. Both are descriptions of a day that is over, and either break may hold or fail.",
    },
    {
      kind: 'workedExample',
      heading: 'The same hour on other days',
      intro:
        'Most markets are busy at the open and the close, and quiet around noon. So compare a half hour with the same half hour on other days, never with the one before it.',
      lines: [
        {
          label: `Usual volume of the first half hour, out of ${decimal(average)},000 a day`,
          value: `${decimal(FIRST_SHARE)}%`,
        },
        { label: 'Around noon', value: `${decimal(NOON_SHARE)}%` },
        {
          label: `Today's first half hour: ${decimal(FIRST_HALF_HOUR)},000, usually ${decimal(usualFirst)},000`,
          value: `${times(FIRST_HALF_HOUR, usualFirst)} times the usual`,
        },
        {
          label: `Today at noon: ${decimal(MID_DAY)},000, usually ${decimal(usualAtNoon)},000`,
          value: `${times(MID_DAY, usualAtNoon)} times the usual`,
        },
      ],
      conclusion:
        'The noon bar is the lower one on the chart, yet compared with its usual volume, noon was the busier half hour.',
    },
    {
      kind: 'definitions',
      heading: 'What it can add to a chart',
      rows: [
        {
          term: 'To a break',
          text: 'On a high-volume break a lot was bought and sold. A break with little volume may be a single order in an empty market.',
        },
        {
          term: 'To a price',
          text: 'Where a lot was traded, many people entered. Some of them act when the price comes back.',
        },
        {
          term: 'To your costs',
          text: 'Low volume usually means wide spreads and worse fills. That is the surest thing it tells you.',
        },
      ],
    },
    {
      kind: 'warning',
      heading: 'What a high bar can mean',
      paragraphs: [
        'Volume has no direction. A day with three times the usual volume can be the start of a move or its last day. Funds that copy an index, the expiry of futures and the last day of a quarter all produce high bars that express no opinion.',
        'A rule such as “buy if volume doubles” has to be tested like any other: thirty trades, after costs, against what chance would give.',
      ],
    },
  ],
  summary: [
    'Volume is real where an exchange counts: all trades in a future, but only its own trades in a share.',
    'On currency charts the bars count price changes at your broker, called tick volume.',
    'Compare a day with the average of earlier days, and an hour with the same hour.',
    'It shows how much, never which way.',
  ],
  exercise: {
    task: `On paper: a share traded ${EXERCISE.map((volume) => `${decimal(volume)},000`).join(', ')} shares on five days and ${decimal(EXERCISE_TODAY)},000 today. How many times the usual volume is that? Then look up the daily volume of one share on the website of its exchange, and the volume of EUR/USD on any chart. Write down for both what exactly is being counted, and by whom.`,
    solution: [
      { label: 'Average of five days', value: `${decimal(exerciseAverage)},000` },
      { label: 'Today against it', value: `${times(EXERCISE_TODAY, exerciseAverage)} times` },
      { label: 'The share', value: 'shares traded, counted by the exchange' },
      { label: 'EUR/USD', value: 'price changes, counted by one broker' },
    ],
    mistakes: [
      {
        mistake: 'You included today in the average.',
        why: 'Then the unusual day is compared partly with itself, and looks less unusual than it is.',
      },
      {
        mistake: 'You found a “real” volume for EUR/USD.',
        why: 'Look again: it is that of the future, or of one trading venue. Both are parts of the market.',
      },
    ],
  },
  checks: [
    {
      id: 'intermediate/volume/times-the-usual',
      kind: 'numeric',
      prompt: `On five days a share traded ${QUESTION.map((volume) => `${decimal(volume)},000`).join(', ')} shares. Today it breaks out with ${decimal(QUESTION_TODAY)},000. How many times the usual volume is that?`,
      label: 'Volume',
      unit: 'times the usual',
      answer: questionTimes,
      tolerance: 0.02,
      answerText: decimal(questionTimes, 2),
      commonMistakes: [
        { answer: questionAverage / QUESTION_TODAY, feedback: "You divided the usual volume by today's." },
        {
          answer: QUESTION_TODAY / (QUESTION.at(-1) ?? 1),
          feedback: 'You compared it with yesterday alone. One day is no average.',
        },
      ],
      explanation: `The average is ${decimal(questionAverage)},000, and ${decimal(QUESTION_TODAY)} ÷ ${decimal(questionAverage)} is ${decimal(questionTimes, 2)}: a break on a quiet day.`,
    },
    {
      id: 'intermediate/volume/bars-of-a-pair',
      kind: 'singleChoice',
      prompt: 'What do the volume bars under a currency chart usually count?',
      options: [
        {
          text: 'All euros that were traded in the hour',
          feedback: 'No single place sees all trades of a currency pair.',
        },
        {
          text: 'How often the price of this broker changed',
          isCorrect: true,
          feedback: 'It is called tick volume, and it differs from broker to broker.',
        },
        {
          text: 'How many customers had a position open',
          feedback: 'Some brokers publish that elsewhere. It is not the bar on the chart.',
        },
      ],
      explanation: "Without an exchange, nobody can count everyone's trades.",
    },
    {
      id: 'intermediate/volume/where-it-is-real',
      kind: 'multipleChoice',
      prompt: 'Which of these charts shows the volume of the whole contract or exchange?',
      options: [
        {
          text: 'A gold future for one delivery month',
          isCorrect: true,
          feedback: 'All trades in that contract go through the exchange.',
        },
        {
          text: 'A spot pair at a broker',
          feedback: "These are the broker's own price changes.",
        },
        {
          text: 'A share, on the page of its exchange',
          isCorrect: true,
          feedback: 'The exchange counts its own trades. Others may trade the share too.',
        },
        {
          text: 'A CFD whose broker counts its own customers',
          feedback: 'That is one firm, however large.',
        },
      ],
      explanation: 'Ask who sees the trades. An exchange sees its own, all of them.',
    },
    {
      id: 'intermediate/volume/what-it-shows',
      kind: 'singleChoice',
      prompt: 'A share falls on three times its usual volume. What does the volume alone tell you?',
      options: [
        {
          text: 'There were three times as many sellers as buyers',
          feedback: 'For every share sold one was bought. How many people stood on each side is not counted.',
        },
        {
          text: 'Far more shares changed hands than on an ordinary day',
          isCorrect: true,
          feedback: 'That is all it counts. The reason and the direction are elsewhere.',
        },
        {
          text: 'The fall will go on, because many took part',
          feedback: 'Days of high volume come at the beginning of moves and at their end.',
        },
      ],
      explanation: 'Volume has a size and no direction.',
    },
  ],
  related: [
    { label: 'How deep a market is', to: '/education/stocks/depth-of-the-book' },
    { label: 'Practise on charts that stop at a decision', to: '/practice/charts' },
  ],
};

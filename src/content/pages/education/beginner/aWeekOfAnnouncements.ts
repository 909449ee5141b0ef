import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { profit } from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;
const price = (value: number) => decimal(value, 4);
const sign = (value: number) => (value < 0 ? '−' : '+');
const pips = (value: number) => `${sign(value)}${decimal(Math.abs(value))} pips`;

/** An announcement of the invented week; `written` formats its figures with their unit. */
interface Announcement {
  readonly day: string;
  readonly hour: string;
  readonly what: string;
  readonly previous: number;
  readonly forecast: number;
  readonly result: number;
  readonly written: (value: number) => string;
}
const change = (unit: string) => (value: number) => `${sign(value)}${decimal(Math.abs(value), 1)}${unit}`;
const PRICES = {
  day: 'Tuesday',
  hour: '8:30',
  what: 'US consumer prices, month',
  previous: 0.3,
  forecast: 0.2,
  result: 0.2,
  written: change('%'),
} satisfies Announcement;
const OIL = {
  day: 'Wednesday',
  hour: '10:30',
  what: 'US oil inventories',
  previous: 1.2,
  forecast: -1.8,
  result: -0.4,
  written: change(' million barrels'),
} satisfies Announcement;
const RATE = {
  day: 'Wednesday',
  hour: '14:00',
  what: 'US interest rate',
  previous: 4,
  forecast: 4,
  result: 4,
  written: (value: number) => `${decimal(value, 2)}%`,
} satisfies Announcement;
const FIRM = {
  day: 'Thursday',
  hour: '16:15',
  what: 'Earnings per share of Firm A',
  previous: 0.9,
  forecast: 0.95,
  result: 1.02,
  written: (value: number) => dollars(value),
} satisfies Announcement;
const MOOD = {
  day: 'Friday',
  hour: '10:00',
  what: 'US survey of consumers',
  previous: 71.2,
  forecast: 70,
  result: 74.5,
  written: (value: number) => decimal(value, 1),
} satisfies Announcement;
const WEEK: readonly Announcement[] = [PRICES, OIL, RATE, FIRM, MOOD];

const surpriseOf = ({ result, forecast, written }: Announcement) => {
  const difference = Math.abs(result - forecast);
  if (difference < 1e-9) return 'None';
  return `${written(difference).replace('+', '')} ${result > forecast ? 'above' : 'below'}`;
};

/** The three announcements that affect EUR/USD: its move in pips after 15 minutes, and by the end of the day. */
const MOVES = [
  { what: PRICES, soon: 6, late: 9 },
  { what: RATE, soon: -18, late: 41 },
  { what: MOOD, soon: -22, late: -12 },
];
const UNITS = 10_000;
const SPREAD_PIPS = 2;
const spreads = MOVES.length * SPREAD_PIPS;
const total = (of: 'soon' | 'late') => MOVES.reduce((sum, move) => sum + move[of], 0);
const pipsInDollars = (amount: number) => profit(0, amount * PIP, UNITS);
const money = (amount: number) => `${amount > 0 ? '+' : ''}${dollars(pipsInDollars(amount))}`;

/** The replay: what a buyer and a seller lose at their stops. */
const SHOWN_CANDLES = 10;
const NOW = 1.2612;
const BUYERS_STOP = 1.2592;
const SELLERS_STOP = 1.2632;
const stopPips = Math.round((NOW - BUYERS_STOP) / PIP);

/** The exercise: EUR/USD in the practice account. */
const EXERCISE_UNITS = 1_000;
const EXERCISE_STOP = 20;
const EXERCISE_SLIP = 12;
const cents = (amount: number) => `$${decimal(amount, 2)}`;

/** Used in the questions. */
const QUESTION_MOVES = [14, -35, -9];
const questionSpreads = QUESTION_MOVES.length * SPREAD_PIPS;
const questionTotal = -(QUESTION_MOVES.reduce((sum, move) => sum + move, 0) - questionSpreads);
const QUESTION_UNITS = 20_000;
const questionLoss = questionTotal * PIP * QUESTION_UNITS;

export const page: LessonContent = {
  id: 'beginner/a-week-of-announcements',
  revision: 1,
  title: 'Reading the economic calendar: one week, twice',
  description:
    'How to read a line of the economic calendar, what to decide before the week, and what the same week looked like when it was over.',
  heading: 'A week in the economic calendar',
  lead: "The times of nearly all announcements are known beforehand. You can't influence the result, but you can prepare your position.",
  question: "It's Sunday evening. In which hours of the coming week would you rather avoid surprises?",
  searchWords: [
    'How do I read an economic calendar?',
    'When is the next important news?',
    'Should I close my trades before news?',
    'Trading the news',
    'Why is my spread so wide right now?',
    'What time is the news in my time zone?',
  ],
  sections: [
    {
      kind: 'prose',
      heading: 'What the timetable is for',
      paragraphs: [
        rich`The ${term('economic calendar')} is a timetable: it says when news is due, but not which way prices will go. It lists announcements with their day and time. For many of them it gives the ${term('forecast')} and the last result, and it marks those that usually move prices most. There is one on our markets page, and most platforms have one too.`,
      ],
    },
    {
      kind: 'figure',
      heading: 'One line of the calendar',
      intro:
        'Calendars look different but have the same fields, side by side. All figures in this lesson are invented, and so is its Firm A.',
      figure: {
        kind: 'labelledGrid',
        caption: "Until the announcement, the last field is empty. That's the only figure you can't look up.",
        cells: [
          ['Time', PRICES.hour],
          ['For', 'USD'],
          ['Announcement', PRICES.what],
          ['Previous', PRICES.written(PRICES.previous)],
          ['Forecast', PRICES.written(PRICES.forecast)],
          ['Actual', '…'],
        ],
        labels: [
          { row: 0, column: 1, text: 'Whose clock? Many calendars can be set to your own time.' },
          {
            row: 1,
            column: 1,
            text: 'The currency or country the news concerns: both sides of your pair count.',
          },
          {
            row: 3,
            column: 1,
            text: 'The result from last time. It may be corrected when the new result comes out.',
          },
          { row: 4, column: 1, text: 'What is expected, and therefore already in the price.' },
          { row: 5, column: 1, text: 'The result. Subtract the forecast and you have the surprise.' },
        ],
      },
    },
    {
      kind: 'table',
      heading: 'The week ahead',
      intro: 'The days and times are the usual ones, in New York time.',
      columns: ['When', 'What', 'Previous', 'Forecast'],
      rows: WEEK.map(({ day, hour, what, previous, forecast, written }) => [
        `${day} ${hour}`,
        what,
        written(previous),
        written(forecast),
      ]),
    },
    {
      kind: 'steps',
      heading: 'Ten minutes on Sunday',
      steps: [
        {
          title: 'Convert the times to your own time zone',
          text: 'London is five hours ahead of New York, and Berlin is six. For a few weeks in spring and autumn the difference is one hour less, because clocks change on different days.',
        },
        {
          title: 'Keep the lines that concern you',
          text: 'Somebody who trades EUR/USD needs three of the five lines. The lines on the company and on oil matter to people who hold its shares or oil.',
        },
        {
          title: 'Decide on each line now',
          text: 'Get out before the announcement, hold a smaller position through it, or stay in and accept that a jump could cost you. Write one of the three next to the time.',
        },
        {
          title: 'Keep clear of the announcement',
          text: "Don't place a new order in the fifteen minutes before it, or afterwards until the spread is back to normal.",
        },
      ],
    },
    {
      kind: 'replay',
      heading: 'Minutes to go',
      intro: `GBP/USD in 15-minute candles. A Bank of England decision is due in the next candle. The price is ${price(NOW)}.`,
      chart: {
        decimals: 4,
        description: 'Ten short candles of GBP/USD that go sideways, none of them longer than ten pips.',
        candles: [
          { open: 1.2608, high: 1.2613, low: 1.2604, close: 1.261 },
          { open: 1.261, high: 1.2615, low: 1.2607, close: 1.2612 },
          { open: 1.2612, high: 1.2614, low: 1.2606, close: 1.2607 },
          { open: 1.2607, high: 1.2611, low: 1.2603, close: 1.2609 },
          { open: 1.2609, high: 1.2613, low: 1.2605, close: 1.2611 },
          { open: 1.2611, high: 1.2616, low: 1.2608, close: 1.2613 },
          { open: 1.2613, high: 1.2617, low: 1.2609, close: 1.261 },
          { open: 1.261, high: 1.2613, low: 1.2606, close: 1.2608 },
          { open: 1.2608, high: 1.2612, low: 1.2605, close: 1.261 },
          { open: 1.261, high: 1.2615, low: 1.2607, close: NOW },
          { open: 1.2612, high: 1.2644, low: 1.2604, close: 1.2609 },
          { open: 1.2609, high: 1.2611, low: 1.2578, close: 1.2583 },
          { open: 1.2583, high: 1.2598, low: 1.258, close: 1.2595 },
          { open: 1.2595, high: 1.2612, low: 1.2592, close: 1.2609 },
          { open: 1.2609, high: 1.2615, low: 1.2603, close: 1.2611 },
        ],
        marks: [],
      },
      shownAtFirst: SHOWN_CANDLES,
      question: 'What do you do?',
      choices: [
        {
          text: `Buy now, with a stop at ${price(BUYERS_STOP)}`,
          comment: `You risk ${String(stopPips)} pips as planned. The plan doesn't say what a jump past the stop would cost.`,
        },
        {
          text: `Sell now, with a stop at ${price(SELLERS_STOP)}`,
          comment: `You risk ${String(stopPips)} pips as planned, and as a seller you are closed at the ask, which is higher still when the spread is wide.`,
        },
        {
          text: 'Stay out for the first half hour',
          comment: 'You give up the first move, whichever way it goes, and trade at a normal spread.',
        },
      ],
      whatHappened: `The price went up, then down, then back: the seller was stopped out in the first candle and the buyer in the second. Each lost ${String(stopPips)} pips at the stop's own price, and more if the first quote was further away. An hour later the price was roughly where it had been. On another day one of the two would have gained. Both had the same information: the time, and nothing else.`,
    },
    {
      kind: 'table',
      heading: 'The week in hindsight',
      intro:
        'The same five lines with their results. “Above” and “below” compare the result with the forecast.',
      columns: ['What', 'Result', 'Surprise', 'What the price did'],
      rows: [
        [PRICES.what, PRICES.written(PRICES.result), surpriseOf(PRICES), 'EUR/USD hardly moved'],
        [
          OIL.what,
          OIL.written(OIL.result),
          surpriseOf(OIL),
          'Oil fell a dollar, and had recovered by evening',
        ],
        [
          RATE.what,
          RATE.written(RATE.result),
          surpriseOf(RATE),
          'EUR/USD fell, then rose during the questions',
        ],
        [FIRM.what, FIRM.written(FIRM.result), surpriseOf(FIRM), 'The share opened 6% lower: weak guidance'],
        [MOOD.what, MOOD.written(MOOD.result), surpriseOf(MOOD), 'EUR/USD fell, then regained half the loss'],
      ],
      note: 'EUR/USD made its largest move after a decision that surprised nobody, and the company that earned more than forecast saw its shares fall.',
    },
    {
      kind: 'workedExample',
      heading: 'Three ways through the same week',
      intro: `Somebody is long ${decimal(UNITS)} EUR/USD through each of the three announcements that concern the pair, buying before it and selling after it each time. The spread costs ${String(SPREAD_PIPS)} pips a time.`,
      lines: [
        {
          label: `Out after a quarter of an hour: ${MOVES.map(({ soon }) => pips(soon)).join(', ')}`,
          value: pips(total('soon')),
        },
        {
          label: `Less ${String(spreads)} pips of spread`,
          value: money(total('soon') - spreads),
        },
        {
          label: `Held to the end of each day: ${MOVES.map(({ late }) => pips(late)).join(', ')}`,
          value: pips(total('late')),
        },
        {
          label: `Less ${String(spreads)} pips of spread`,
          value: money(total('late') - spreads),
        },
        { label: 'Out of the market at each of the three times', value: dollars(0) },
      ],
      conclusion:
        'Holding to the end of each day made a gain, thanks to Wednesday alone. A seller would have had the reverse, less the same spreads. One week shows neither who was right nor what to do next week.',
    },
    {
      kind: 'warning',
      heading: 'Beyond the times in the calendar',
      paragraphs: [
        'Unplanned remarks, wars, failing banks and sudden decisions have no line in a calendar. Every position needs a stop, in quiet weeks too.',
        'And a plan to “trade the news” needs more than the time. You pay one of the widest spreads of the day, for a move whose direction nobody knows, in the minutes when a stop is least reliable. Many people who have traded for years stay out of the market at those times.',
      ],
    },
  ],
  summary: [
    'The calendar tells you the time and the forecast, but neither the result nor how the price will react.',
    'Convert the times to your own time zone, keep the lines that concern your position, and decide on each one beforehand.',
    "Getting out, holding less, or staying in and accepting the loss: all three are decisions. Waiting to see isn't one.",
    'Look back at the week too: at the decisions first and the money second.',
  ],
  exercise: {
    task: `In the practice account, choose 15-minute candles and play through two announcements in EUR/USD. Sit out the first without a position: press “Until something happens”, then note how wide the spread is and how far the price has gone after the next candle. Move time on until the second is half an hour away, buy ${decimal(EXERCISE_UNITS / 100_000, 2)} lots with a stop loss ${String(EXERCISE_STOP)} pips away and give “Announcement” as your reason. Go on until the trade or the day is over. For both, write down what you decided, and only then what came of it. The solution assumes a fill ${String(EXERCISE_SLIP)} pips beyond the stop.`,
    solution: [
      { label: 'Without a position, whatever the price does', value: dollars(0) },
      {
        label: `Planned loss: ${String(EXERCISE_STOP)} pips on ${decimal(EXERCISE_UNITS)} euros`,
        value: cents(EXERCISE_STOP * PIP * EXERCISE_UNITS),
      },
      {
        label: `Loss if the fill is ${String(EXERCISE_SLIP)} pips worse`,
        value: cents((EXERCISE_STOP + EXERCISE_SLIP) * PIP * EXERCISE_UNITS),
      },
    ],
    mistakes: [
      {
        mistake: 'You gained, and concluded that holding through announcements pays.',
        why: 'In the practice account each jump is drawn at random, so the next one is just as likely to go the other way.',
      },
      {
        mistake: 'You closed the trade in the minute of the announcement.',
        why: 'The spread was at its widest. Leaving then costs most, which is why you decide before the announcement.',
        lesson: 'beginner/the-spread',
      },
    ],
  },
  checks: [
    {
      id: 'beginner/a-week-of-announcements/your-own-hour',
      kind: 'singleChoice',
      prompt:
        'Oil inventories are due on Wednesday at 10:30 in New York. You live in Berlin, six hours ahead in that week. When do you expect them?',
      options: [
        { text: 'At 4:30', feedback: 'You subtracted the six hours. Berlin is ahead.' },
        { text: 'At 15:30', feedback: "That's five hours ahead, as London usually is." },
        { text: 'At 16:30', isCorrect: true, feedback: 'Six hours after 10:30.' },
      ],
      keepOrder: true,
      explanation: 'Add the hours you are ahead, and check them again when clocks change.',
    },
    {
      id: 'beginner/a-week-of-announcements/which-lines',
      kind: 'multipleChoice',
      prompt: 'You are long GBP/JPY over the whole week. Which lines concern you directly?',
      options: [
        {
          text: 'A Bank of England rate decision',
          isCorrect: true,
          feedback: 'It concerns the first currency of your pair.',
        },
        {
          text: 'Consumer prices in Japan',
          isCorrect: true,
          feedback: 'It concerns the second currency, which matters just as much.',
        },
        {
          text: 'The results of a large US company',
          feedback: "They move its share price, and perhaps an index. Your pair isn't involved.",
        },
        {
          text: 'Oil inventories in the United States',
          feedback: 'That report matters to people who hold oil.',
        },
      ],
      explanation: 'Both currencies of a pair have their own lines. Strike out the rest.',
    },
    {
      id: 'beginner/a-week-of-announcements/three-in-a-week',
      kind: 'numeric',
      prompt: `Somebody is long ${decimal(QUESTION_UNITS)} EUR/USD through three announcements: ${QUESTION_MOVES.map(pips).join(', ')}. On top of that, the spread costs ${String(SPREAD_PIPS)} pips each time. How much has been lost?`,
      label: 'Loss',
      unit: 'dollars',
      answer: questionLoss,
      tolerance: 0.5,
      answerText: dollars(questionLoss),
      commonMistakes: [
        {
          answer: (questionTotal - questionSpreads) * PIP * QUESTION_UNITS,
          feedback: 'The spreads are missing: three times two pips.',
        },
        {
          answer: (questionTotal - 2 * questionSpreads) * PIP * QUESTION_UNITS,
          feedback: 'You subtracted the spreads from the loss. They add to it.',
        },
        {
          answer: questionTotal,
          feedback: `This counts pips. Each is worth ${dollars(PIP * QUESTION_UNITS)} at this size.`,
        },
      ],
      explanation: `The moves add up to ${pips(questionSpreads - questionTotal)}, and the spreads take ${String(questionSpreads)} more: ${decimal(questionTotal)} pips × ${dollars(PIP * QUESTION_UNITS)}.`,
    },
    {
      id: 'beginner/a-week-of-announcements/before-or-after',
      kind: 'singleChoice',
      prompt:
        "A friend is in a trade ten minutes before an announcement, and hasn't decided anything. What do you say?",
      options: [
        {
          text: 'Wait for the result, then choose with all the facts',
          feedback: 'By then the spread is wide and the price has moved. The choice has been made for you.',
        },
        {
          text: 'Choose now: get out, hold less, or stay in and accept a jump',
          isCorrect: true,
          feedback: 'All three can be done calmly while the spread is normal.',
        },
        {
          text: 'Move the stop very close, so that nothing can happen',
          feedback: 'A jump passes a close stop as well, and small moves before it can end the trade.',
        },
      ],
      explanation:
        'Only what you decide beforehand is a decision. Afterwards you mostly find out what it cost.',
    },
  ],
  related: [
    { label: 'Play through an announcement in the practice account', to: '/practice/account' },
    { label: 'Decide on a chart of gold before an announcement', to: '/practice/charts/20' },
    { label: 'The economic calendar', to: '/markets' },
  ],
};

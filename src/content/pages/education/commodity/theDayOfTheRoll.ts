import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { describeChart } from '@/content/markedChart';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import { microFutures } from '@/domain/trading/futures';
import { pipValue, profit } from '@/domain/calculators/tradeArithmetic';

/** The roll in the chart: the last prices of the old month and the next one. */
const OLD_PRICE = 70.4;
const NEXT_PRICE = 69;
const rollStep = profit(NEXT_PRICE, OLD_PRICE, 1);

/** A buyer who leaves the stop where it was. */
const BARRELS = 100;
const ENTRY = 70.1;
const STOP = 69.2;
const movedStop = STOP - rollStep;
const chartResult = profit(ENTRY, NEXT_PRICE, BARRELS);
const rollBooking = -profit(OLD_PRICE, NEXT_PRICE, BARRELS);
const totalResult = chartResult + rollBooking;
const planned = profit(ENTRY, STOP, BARRELS);

/** A high on the old part of the chart. */
const OLD_HIGH = 71.2;

/** A holder of micro futures who rolls in two trades. */
const CONTRACTS = 2;
const SPREAD = 0.02;
const FEE = 1;
const units = CONTRACTS * microFutures.wti.size;
const spreads = 2 * (pipValue(units, SPREAD) / 2);
const fees = 2 * CONTRACTS * FEE;
const ROLLS_PER_YEAR = 12;

/** Used in the exercise. */
const EXERCISE_OLD = 68.3;
const EXERCISE_NEXT = 69.1;
const EXERCISE_BARRELS = 150;
const EXERCISE_STOP = 68.9;
const EXERCISE_SOLD = 68;
const exerciseStep = profit(EXERCISE_OLD, EXERCISE_NEXT, 1);
const exerciseBooked = profit(EXERCISE_OLD, EXERCISE_NEXT, EXERCISE_BARRELS);

/** Used in the questions. */
const QUESTION_OLD = 71.5;
const QUESTION_NEXT = 70.7;
const QUESTION_STOP = 69.9;
const questionMoved = QUESTION_STOP + profit(QUESTION_OLD, QUESTION_NEXT, 1);
const ROLLED_ENTRY = 66.4;
const ROLLED_OLD = 67.2;
const ROLLED_NEXT = 68.1;
const ROLLED_EXIT = 68.6;
const ROLLED_BARRELS = 200;
const rolledChartResult = profit(ROLLED_ENTRY, ROLLED_EXIT, ROLLED_BARRELS);
const rolledBooking = profit(ROLLED_OLD, ROLLED_NEXT, ROLLED_BARRELS);
const rolledResult = rolledChartResult - rolledBooking;

export const page: LessonContent = {
  id: 'commodity/the-day-of-the-roll',
  revision: 1,
  title: 'Rollover day: what an oil chart shows, and your stop',
  description:
    'On the day of a roll the chart of a commodity jumps without any trade. What happens to stops and old levels, and what to check beforehand.',
  heading: 'The day of the roll',
  lead: 'Once per contract your chart moves to another month. Nobody has gained or lost, but an order that waits at the old price may not know that.',
  searchWords: [
    'oil CFD rollover date',
    'why did the oil chart gap',
    'stop loss hit at rollover',
    'roll a futures contract',
    'continuous contract adjusted chart',
  ],
  question: `Oil closes at ${dollars(OLD_PRICE)} and opens at ${dollars(NEXT_PRICE)}. There was no news, and your account is unchanged. Why are you out of your trade?`,
  sections: [
    {
      kind: 'prose',
      heading: 'The night the clocks change',
      paragraphs: [
        'In autumn the clocks go back from two to one. Nobody is an hour younger, and the trains still run. But an alarm set by the old time rings at the wrong moment.',
        rich`A ${term('roll')} does this to a chart. The lesson ${{ label: 'Delivery months and the last day', to: '/education/commodity/delivery-months' }} showed that the step between two months is neither a gain nor a loss, since the broker's booking cancels it. This lesson is about the alarms: your stop, your target, and every line you have drawn.`,
      ],
    },
    {
      kind: 'markedChart',
      heading: 'What the chart shows',
      intro: `Daily candles of an oil CFD without an end date. Later months cost less, so the step goes down. ${statements.invented}`,
      chart: describeChart(
        {
          decimals: 2,
          candles: [
            { open: 69.1, high: 69.8, low: 68.9, close: 69.6 },
            { open: 69.6, high: 70.3, low: 69.4, close: 70.1 },
            { open: 70.1, high: 71.2, low: 69.7, close: 70.6 },
            { open: 70.6, high: 70.9, low: 69.75, close: 70.4 },
            { open: NEXT_PRICE, high: 69.3, low: 68.8, close: 69.1 },
            { open: 69.1, high: 69.6, low: 68.95, close: 69.45 },
            { open: 69.45, high: 69.7, low: 69.2, close: 69.3 },
            { open: 69.3, high: 69.55, low: 69.05, close: 69.5 },
          ],
          marks: [
            { kind: 'swing', candle: 2, side: 'high', label: 'Old high' },
            { kind: 'gap', candle: 4, isFilled: false, label: 'Roll' },
          ],
        },
        ({ at }) =>
          `Oil climbs to the high at ${at('Old high')} and closes a little lower the day after. The next candle opens at ${at('Roll')} and shares no price with the one before. In the days that follow, the empty space isn't filled.`,
      ),
    },
    {
      kind: 'workedExample',
      heading: 'Stopped out by a calendar',
      intro: `A buyer of ${decimal(BARRELS)} barrels at ${dollars(ENTRY)} has a stop at ${dollars(STOP)}. The roll goes from ${dollars(OLD_PRICE)} to ${dollars(NEXT_PRICE)}, and this broker leaves orders where they are.`,
      lines: [
        { label: `The chart opens at ${dollars(NEXT_PRICE)}: below the stop`, value: 'Closed' },
        {
          label: `On the chart: ${decimal(BARRELS)} × (${dollars(NEXT_PRICE)} − ${dollars(ENTRY)})`,
          value: dollars(chartResult),
        },
        {
          label: `Booked for the step: ${decimal(BARRELS)} × ${dollars(rollStep)}`,
          value: `+${dollars(rollBooking)}`,
        },
        { label: 'Together', value: `+${dollars(totalResult)}` },
        { label: 'Loss planned at the stop', value: dollars(planned) },
      ],
      conclusion: `No money is missing: ${dollars(totalResult)} is what the trade had gained in the old month. But the plan is over, and getting back in costs another spread. Had the stop been moved by the step, it would have been at ${dollars(movedStop)}, as far below the market as before.`,
    },
    {
      kind: 'definitions',
      heading: 'What happens to waiting orders',
      intro:
        'Brokers differ, and some have different rules for different instruments. Ask before the day of the roll.',
      rows: [
        {
          term: 'Moved',
          text: 'Stops, targets and entry orders are shifted by the step, so every distance stays the same.',
        },
        {
          term: 'Left alone',
          text: 'They stay at their old price. A step towards them can trigger them, as above.',
        },
        {
          term: 'Cancelled',
          text: 'Pending orders are removed, or the position is closed and not reopened. Then you may hold a trade without a stop, or no trade at all.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Whose stop comes closer',
      intro: 'If orders are left alone, it depends on the direction of the step and on your side.',
      columns: ['Later months', 'Chart', 'Booked to a buyer', 'Stop in danger'],
      rows: [
        ['Cost more (contango)', 'Steps up', 'A charge', "The seller's, above the market"],
        ['Cost less (backwardation)', 'Steps down', 'A credit', "The buyer's, below the market"],
      ],
      note: "The same step can fill a target, a buyer's if it goes up and a seller's if it goes down, though the market hasn't got there.",
    },
    {
      kind: 'prose',
      heading: 'What the roll does to your lines',
      paragraphs: [
        `The high at ${dollars(OLD_HIGH)} belongs to the old month. In the new one the same market would have been ${dollars(rollStep)} lower, at ${dollars(OLD_HIGH - rollStep)}. A line drawn before the roll is out by the step, and an average of past prices mixes both months.`,
        "Some charts correct this. They shift all older prices by each step, so that no jump remains. Such a chart is called back-adjusted. Its shapes are right, but nobody traded at its old prices. Find out which kind you're looking at before you measure anything across a roll.",
      ],
    },
    {
      kind: 'workedExample',
      heading: 'Rolling futures yourself',
      intro: `Somebody holds ${String(CONTRACTS)} contracts of ${microFutures.wti.name}, sells them and buys the next month. In each month bid and ask are ${dollars(SPREAD)} apart, and a trade costs ${dollars(FEE)} a contract.`,
      lines: [
        {
          label: `Half a spread to sell and half a spread to buy, on ${decimal(units)} barrels`,
          value: dollars(-spreads),
        },
        { label: `Fees: 2 trades × ${String(CONTRACTS)} contracts`, value: dollars(-fees) },
        { label: 'One roll', value: dollars(-spreads - fees) },
        {
          label: `${String(ROLLS_PER_YEAR)} rolls in a year`,
          value: dollars(-ROLLS_PER_YEAR * (spreads + fees)),
        },
      ],
      conclusion: rich`The price difference between the months isn't a cost of the roll. The slope of the curve can cost or earn far more than this, in ${term('contango')} against the buyer and in ${term('backwardation')} for the buyer.`,
    },
    {
      kind: 'list',
      heading: 'In the week before',
      items: [
        rich`Find the day of the roll in the broker's calendar, or the ${term('expiry')} at the exchange. Trading in WTI ends around the 20th of the month before delivery, and in Micro WTI a day earlier.`,
        "Don't wait for the last day. Most traders move some days earlier, and spreads in the old month widen once they have left.",
        'Look up the price of the next month, and work out the step and its sign.',
        rich`Ask what will happen to your ${term('stop loss')}. If it is left alone, move it by the step yourself, or close beforehand and enter again afterwards.`,
        'Check afterwards: size, stop, target, and the booking in the account history.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Reading the step',
      paragraphs: [
        'A jump on a chart looks like news. People have sold because of a step down that no trade had caused, and paid a spread to get back in. Before you trade a gap in a commodity, look at the calendar.',
        'And a stop moved by the step keeps its distance. Moved by more than that, with the roll as an excuse, it means a larger loss than you agreed to.',
      ],
    },
  ],
  summary: [
    'A roll shifts the chart by the distance between two months, without gain or loss.',
    'Orders may be moved, left alone or cancelled. A stop left alone can be triggered.',
    'Lines drawn before the roll are out by the step, unless the chart is back-adjusted.',
  ],
  exercise: {
    task: `You are short ${decimal(EXERCISE_BARRELS)} barrels from ${dollars(EXERCISE_SOLD)}, with a stop at ${dollars(EXERCISE_STOP)}. Tonight the CFD rolls from ${dollars(EXERCISE_OLD)} to ${dollars(EXERCISE_NEXT)}. Which way does the chart step, what is booked to your account, and where does the stop belong? Then find the next oil roll in your broker's calendar, and what the broker does with stops.`,
    solution: [
      {
        label: `Step: ${dollars(EXERCISE_NEXT)} − ${dollars(EXERCISE_OLD)}`,
        value: `${dollars(exerciseStep)} up`,
      },
      {
        label: `Booked: ${decimal(EXERCISE_BARRELS)} × ${dollars(exerciseStep)}`,
        value: `+${dollars(exerciseBooked)}`,
      },
      {
        label: `Stop: ${dollars(EXERCISE_STOP)} + ${dollars(exerciseStep)}`,
        value: dollars(EXERCISE_STOP + exerciseStep),
      },
      { label: `Left at ${dollars(EXERCISE_STOP)}, it would be`, value: 'Triggered at the opening' },
    ],
    mistakes: [
      {
        mistake: 'You treated the booking as a charge.',
        why: 'The chart rises against a seller. The booking gives that back.',
        lesson: 'commodity/delivery-months',
      },
      {
        mistake: `Your stop is at ${dollars(EXERCISE_STOP - exerciseStep)}.`,
        why: 'It has to move with the chart, and the chart went up.',
      },
    ],
  },
  checks: [
    {
      id: 'commodity/the-day-of-the-roll/moved-stop',
      kind: 'numeric',
      prompt: `A CFD rolls from ${dollars(QUESTION_OLD)} to ${dollars(QUESTION_NEXT)}. Your stop is at ${dollars(QUESTION_STOP)}. Where does it belong after the roll, to be as far from the market as before?`,
      label: 'Stop',
      unit: 'dollars',
      answer: questionMoved,
      tolerance: 0.005,
      answerText: dollars(questionMoved),
      commonMistakes: [
        {
          answer: QUESTION_STOP - profit(QUESTION_OLD, QUESTION_NEXT, 1),
          feedback: 'You moved it the other way. The chart steps down, and the stop goes with it.',
        },
        { answer: QUESTION_STOP, feedback: 'Left alone, it is closer to the market by the whole step.' },
      ],
      explanation: `The step is ${dollars(QUESTION_OLD - QUESTION_NEXT)} down, and ${dollars(QUESTION_STOP)} less that is ${dollars(questionMoved)}.`,
    },
    {
      id: 'commodity/the-day-of-the-roll/result-across-a-roll',
      kind: 'numeric',
      prompt: `You buy a CFD on ${decimal(ROLLED_BARRELS)} barrels at ${dollars(ROLLED_ENTRY)}. It rolls from ${dollars(ROLLED_OLD)} to ${dollars(ROLLED_NEXT)}, and you close at ${dollars(ROLLED_EXIT)}. How much have you gained in total, before costs?`,
      label: 'Gain',
      unit: 'dollars',
      answer: rolledResult,
      tolerance: 0.5,
      answerText: dollars(rolledResult),
      commonMistakes: [
        {
          answer: rolledChartResult,
          feedback: 'This is the gain on the chart alone. The broker deducted the step.',
        },
        {
          answer: rolledChartResult + rolledBooking,
          feedback: 'The step up is charged to a buyer, not credited.',
        },
        { answer: rolledBooking, feedback: 'This is the amount booked. What remains after it is the gain.' },
      ],
      explanation: `In the old month ${dollars(ROLLED_OLD - ROLLED_ENTRY)} a barrel, in the new one ${dollars(ROLLED_EXIT - ROLLED_NEXT)}: together ${dollars(rolledResult / ROLLED_BARRELS)}, which times ${decimal(ROLLED_BARRELS)} is ${dollars(rolledResult)}.`,
    },
    {
      id: 'commodity/the-day-of-the-roll/who-is-in-danger',
      kind: 'singleChoice',
      prompt:
        'Later months of natural gas cost clearly more. Your broker leaves orders where they are on the day of the roll. Which order should worry its owner?',
      options: [
        {
          text: 'The stop loss of somebody who bought',
          feedback: 'It waits below the market, and the chart steps up, away from it.',
        },
        {
          text: 'The stop loss of somebody who sold',
          isCorrect: true,
          feedback: 'It waits above the market, where the step goes.',
        },
        {
          text: 'An order to buy far below the market',
          feedback: 'After a step up it is further away than it was.',
        },
      ],
      explanation: 'Find the direction of the step first, then look at what waits on that side.',
    },
    {
      id: 'commodity/the-day-of-the-roll/line-from-last-month',
      kind: 'singleChoice',
      prompt:
        "You drew a line at the high of last month, on a chart that isn't adjusted. Since then the contract has rolled, with a step of 60 cents down. What should you do with the line?",
      options: [
        {
          text: 'Leave it, because a price is a price',
          feedback: "It's the price of another contract, which is no longer on the chart.",
        },
        {
          text: 'Delete everything drawn before a roll',
          feedback: 'That throws away what you know. The step tells you where the high is now.',
        },
        {
          text: 'Lower it by 60 cents, or use an adjusted chart',
          isCorrect: true,
          feedback: 'Both put the high where the new month would have had it.',
        },
      ],
      explanation: 'Everything measured in the old month is out by the step.',
    },
    {
      id: 'commodity/the-day-of-the-roll/find-the-day',
      kind: 'chartPoint',
      prompt:
        "Daily candles of an oil CFD on a chart that isn't adjusted. The next month costs less than the nearest one. Which point shows the day of the roll?",
      chart: {
        decimals: 2,
        description:
          'Eight daily candles of an oil CFD. After two rising days the price opens higher, reaches A and falls back into the range of the day before. Two days later it opens clearly lower, without touching the range of the day before, and that day has its high at B. Two days later the price falls further than on any other day, with its low at C.',
        candles: [
          { open: 71.2, high: 71.6, low: 71.0, close: 71.4 },
          { open: 71.4, high: 71.9, low: 71.25, close: 71.8 },
          { open: 72.3, high: 72.45, low: 71.6, close: 71.7 },
          { open: 71.7, high: 71.95, low: 71.3, close: 71.5 },
          { open: 70.85, high: 71.1, low: 70.6, close: 70.9 },
          { open: 70.9, high: 71.2, low: 70.7, close: 71.1 },
          { open: 71.1, high: 71.15, low: 70.2, close: 70.3 },
          { open: 70.3, high: 70.6, low: 70.1, close: 70.5 },
        ],
        marks: [],
      },
      points: [
        {
          candle: 2,
          side: 'high',
          feedback:
            'This day opened higher, and came back into the range of the day before. It is also a step up.',
        },
        {
          candle: 4,
          side: 'high',
          isCorrect: true,
          feedback: 'The whole day is below the one before, and a cheaper next month makes the step go down.',
        },
        {
          candle: 6,
          side: 'low',
          feedback: 'This is the longest fall, but it began where the previous day had ended.',
        },
      ],
      explanation:
        "Look for a step that the days around it don't fill, in the direction of the next month's price.",
    },
  ],
  related: [{ label: 'Practise sums on rolling a future', to: '/practice/sums?sum=roll' }],
};

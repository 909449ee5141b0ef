import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { describeChart } from '@/content/markedChart';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import { STANDARD_LOT_UNITS, distanceInSteps, profit } from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;
const DECIMALS = 4;
const price = (value: number) => decimal(value, DECIMALS);

/** The short position in the drawing and the example. */
const ENTRY = 0.665;
const STOP_LOSS = 0.669;
const TAKE_PROFIT = 0.657;
const FRIDAY_CLOSE = 0.668;
const GAP_FILL = 0.6714;
const UNITS = 10_000;
const lossAtStop = -profit(ENTRY, STOP_LOSS, -UNITS);
const lossInGap = -profit(ENTRY, GAP_FILL, -UNITS);
const gain = profit(ENTRY, TAKE_PROFIT, -UNITS);
const MOVED_STOP = 0.673;
const movedLoss = -profit(ENTRY, MOVED_STOP, -UNITS);

/** Used in the exercise and questions. */
const POUND_ENTRY = 1.267;
const POUND_STOP = 1.2635;
const POUND_UNITS = 6_000;
const poundLoss = -profit(POUND_ENTRY, POUND_STOP, POUND_UNITS);
const SHARE_ENTRY = 88;
const SHARE_STOP = 84;
const SHARE_OPEN = 79.5;
const SHARES = 40;
const shareLoss = -profit(SHARE_ENTRY, SHARE_OPEN, SHARES);
const EXERCISE_UNITS = 1_000;
const EXERCISE_STOP_PIPS = 30;
const EXERCISE_TARGET_PIPS = 60;

export const page: LessonContent = {
  id: 'beginner/stop-loss-and-take-profit',
  revision: 1,
  title: 'Stop loss and take profit: the two exits',
  description:
    "Where to place a trade's two exits, what they mean in money, and why a stop loss can be filled at a worse price than its own.",
  heading: 'Stop loss and take profit',
  lead: 'A trade can end in a gain or a loss, and you can set the price for each before it begins. Afterwards, money is at stake and the decision gets harder.',
  question: 'When is the best time to decide how much a trade may cost you?',
  sections: [
    {
      kind: 'prose',
      heading: 'Decide before you enter',
      paragraphs: [
        "An open trade changes how people judge. With a loss on the screen, they hope and wait. With a gain, they fear losing it and take it early. Before the trade you have neither, so that's the time to choose both exits.",
      ],
    },
    {
      kind: 'prose',
      heading: 'A stop and a limit, attached to a trade',
      paragraphs: [
        rich`The ${term('stop loss')} ends a trade at a price that proves your idea wrong. It's the stop order from an earlier lesson, used to close your own position. For a buyer it waits below the entry, for a short seller above it.`,
        rich`The ${term('take profit')} ends the trade at the gain you were after. It works like a limit order: it is filled at its price or a better one. For a buyer it waits above, for a short seller below.`,
        'Whichever is reached first closes the trade, and the platform removes the other. You can enter both on the ticket together with the order.',
      ],
    },
    {
      kind: 'chart',
      heading: 'A short with both exits',
      intro: `The price has turned down twice, the second time a little lower, and has closed below the dip between the two highs. Somebody sells here and writes down both exits at once. ${statements.invented}`,
      chart: describeChart(
        {
          instrument: 'AUD/USD',
          timeframe: '4-hour',
          decimals: DECIMALS,
          candles: [
            { open: 0.6601, high: 0.6606, low: 0.6581, close: 0.6585 },
            { open: 0.6585, high: 0.659, low: 0.6568, close: 0.6573 },
            { open: 0.6573, high: 0.6577, low: 0.6561, close: 0.6575 },
            { open: 0.6575, high: 0.6604, low: 0.6571, close: 0.66 },
            { open: 0.66, high: 0.6634, low: 0.6597, close: 0.6629 },
            { open: 0.6629, high: 0.665, low: 0.6624, close: 0.664 },
            { open: 0.664, high: 0.6656, low: 0.6634, close: 0.6652 },
            { open: 0.6652, high: 0.6668, low: 0.6646, close: 0.6662 },
            { open: 0.6662, high: 0.6679, low: 0.6655, close: 0.6674 },
            { open: 0.6674, high: 0.6687, low: 0.667, close: 0.6678 },
            { open: 0.6678, high: 0.6681, low: 0.6664, close: 0.6667 },
            { open: 0.6667, high: 0.6671, low: 0.6657, close: 0.666 },
            { open: 0.666, high: 0.6664, low: 0.6654, close: 0.6658 },
            { open: 0.6658, high: 0.6668, low: 0.6656, close: 0.6665 },
            { open: 0.6665, high: 0.6672, low: 0.6661, close: 0.667 },
            { open: 0.667, high: 0.6679, low: 0.6666, close: 0.6674 },
            { open: 0.6674, high: 0.6682, low: 0.6668, close: 0.6671 },
            { open: 0.6671, high: 0.6675, low: 0.6655, close: 0.666 },
            { open: 0.666, high: 0.6663, low: 0.6646, close: ENTRY },
          ],
          entry: ENTRY,
          stopLoss: STOP_LOSS,
          stopBeyond: 'First high',
          takeProfit: TAKE_PROFIT,
          targetBefore: 'Old low',
          marks: [
            { kind: 'swing', candle: 2, side: 'low', label: 'Old low' },
            { kind: 'swing', candle: 9, side: 'high', label: 'First high' },
            { kind: 'swing', candle: 12, side: 'low', label: 'Dip' },
            { kind: 'swing', candle: 16, side: 'high', label: 'Second high' },
          ],
          note: { text: 'Turned down again, a little lower', candle: 16 },
        },
        ({ at, price: say }) =>
          `The price climbs from ${at('Old low')} to ${at('First high')}, dips to ${at('Dip')}, and turns down again at ${at('Second high')}. The last candle closes below the dip, and the plan sells there, at ${say(ENTRY)}. The stop loss at ${say(STOP_LOSS)} is above both highs, the take profit at ${say(TAKE_PROFIT)} above the old low.`,
      ),
    },
    {
      kind: 'workedExample',
      heading: 'Both exits in money',
      intro: `The size is ${decimal(UNITS)} Australian dollars, so a pip is worth ${dollars(UNITS * PIP)}. We leave the spread out.`,
      lines: [
        {
          label: `Take profit: ${price(ENTRY)} to ${price(TAKE_PROFIT)}, ${decimal(distanceInSteps(ENTRY, TAKE_PROFIT, PIP))} pips down`,
          value: `+${dollars(gain)}`,
        },
        {
          label: `Stop loss: ${price(ENTRY)} to ${price(STOP_LOSS)}, ${decimal(distanceInSteps(ENTRY, STOP_LOSS, PIP))} pips up`,
          value: dollars(-lossAtStop),
        },
      ],
      conclusion: `Before the order is sent you know what you risk and what you hope for: ${dollars(lossAtStop)} against ${dollars(gain)}. Nobody can say how likely each of them is.`,
    },
    {
      kind: 'prose',
      heading: 'A stop and a weekend gap',
      paragraphs: [
        rich`On Friday the pair closes at ${price(FRIDAY_CLOSE)} and the stop is untouched. When trading begins again, on Sunday evening in New York, the first price is ${price(GAP_FILL)}. The empty stretch that this leaves on a chart is called a ${term('gap')}. Nobody traded at ${price(STOP_LOSS)}, so nobody could be filled there.`,
        rich`The stop is triggered and filled at ${price(GAP_FILL)}. The loss is ${dollars(lossInGap)} instead of ${dollars(lossAtStop)}. The difference between the price expected and the price received is ${term('slippage')}.`,
      ],
      marginNote:
        'Some brokers sell a guaranteed stop, which is filled at its own price whatever happens. It costs extra, and not every market has it.',
    },
    {
      kind: 'prose',
      heading: 'Which way a stop may move',
      paragraphs: [
        rich`Moving a stop towards the gain can only make the loss smaller. A ${term('trailing stop')} does that automatically: it follows the price at a fixed distance while the trade goes well, and otherwise stays where it is. It also ends some trades in a small dip, before the price moves on.`,
        `The other direction is the expensive one. Move the stop in the example to ${price(MOVED_STOP)} because the price “is about to turn”, and you risk ${dollars(movedLoss)} instead of the ${dollars(lossAtStop)} you had decided on. Nothing about the idea has improved.`,
      ],
    },
    {
      kind: 'list',
      heading: 'How to place the two exits',
      items: [
        "Put the stop where your reason would be gone, such as above the last high for a short. A round sum of money isn't a reason.",
        "Leave room for the spread. A short's stop is a buy order and is triggered by the ask.",
        'Put the target a little before the price where others may turn the market, not beyond it.',
        'If the sensible stop would cost too much money, trade a smaller size. Module four does that calculation.',
      ],
    },
    {
      kind: 'warning',
      heading: 'What to expect of a stop',
      paragraphs: [
        'A stop limits most losses, but not all. Weekends, company results and surprise central bank decisions are the usual occasions for a jump.',
        "The price's ordinary wobble will reach a very tight stop. You may be right about the direction and still lose, several times in a row. The lesson on timeframes shows how to measure that wobble.",
      ],
    },
  ],
  summary: [
    'Choose both exits before you enter, while you have nothing to hope for and nothing to fear.',
    'For a buyer the stop is below and the target above the entry; for a short seller it is the other way round.',
    'A stop can be filled at a worse price than its own, so a loss can exceed the planned one.',
  ],
  exercise: {
    task: `In the practice account, fill in a ticket to sell ${decimal(EXERCISE_UNITS)} EUR/USD, which is ${decimal(EXERCISE_UNITS / STANDARD_LOT_UNITS, 2)} lots. Attach a stop ${String(EXERCISE_STOP_PIPS)} pips and a target ${String(EXERCISE_TARGET_PIPS)} pips away. Before you send it, write down which side of the price each is on and what it would mean in money.`,
    solution: [
      {
        label: `Stop loss, ${String(EXERCISE_STOP_PIPS)} pips above the sale`,
        value: dollars(-EXERCISE_STOP_PIPS * EXERCISE_UNITS * PIP),
      },
      {
        label: `Take profit, ${String(EXERCISE_TARGET_PIPS)} pips below it`,
        value: `+${dollars(EXERCISE_TARGET_PIPS * EXERCISE_UNITS * PIP)}`,
      },
    ],
    mistakes: [
      {
        mistake: 'The platform called the stop invalid.',
        why: 'You placed it below a sale, where the gains are. It belongs on the side where you lose.',
      },
      {
        mistake: 'The trade closed at the stop although the chart never touched it.',
        why: 'The chart draws the bid. A short is closed at the ask, which was higher.',
        lesson: 'beginner/two-prices',
      },
    ],
  },
  checks: [
    {
      id: 'beginner/stop-loss-and-take-profit/side-of-the-stop',
      kind: 'singleChoice',
      prompt: 'You sell an index short at 7,480. Which pair of exits fits?',
      options: [
        {
          text: 'Stop 7,430, target 7,580',
          feedback: 'These are the exits of a buyer: a rise would help and a fall would hurt.',
        },
        {
          text: 'Stop 7,530, target 7,380',
          isCorrect: true,
          feedback: 'The loss is above the sale and the gain below it.',
        },
        {
          text: 'Stop 7,430, target 7,380',
          feedback: 'Both are below. The first would end the trade while it is gaining.',
        },
      ],
      explanation: 'A short loses when the price rises, so its stop is above the entry.',
    },
    {
      id: 'beginner/stop-loss-and-take-profit/result-at-the-stop',
      kind: 'numeric',
      prompt: `You buy ${decimal(POUND_UNITS)} GBP/USD at ${price(POUND_ENTRY)} with a stop at ${price(POUND_STOP)}. How much do you lose if it is filled there?`,
      label: 'Loss',
      unit: 'dollars',
      answer: poundLoss,
      tolerance: 0.05,
      answerText: dollars(poundLoss),
      commonMistakes: [
        {
          answer: distanceInSteps(POUND_ENTRY, POUND_STOP, PIP),
          feedback: 'You counted the pips. Each of them is worth less than a dollar here.',
        },
        {
          answer: 10 * poundLoss,
          feedback: 'The distance has two noughts after the decimal point, and you used one.',
        },
      ],
      explanation: `${price(POUND_ENTRY - POUND_STOP)} × ${decimal(POUND_UNITS)} is ${dollars(poundLoss)}.`,
    },
    {
      id: 'beginner/stop-loss-and-take-profit/gap',
      kind: 'numeric',
      prompt: `You hold ${String(SHARES)} shares bought at ${dollars(SHARE_ENTRY)}, with a stop at ${dollars(SHARE_STOP)}. After bad results the share opens at ${dollars(SHARE_OPEN)}. How large is the loss at that price?`,
      label: 'Loss',
      unit: 'dollars',
      answer: shareLoss,
      tolerance: 0.5,
      answerText: dollars(shareLoss),
      commonMistakes: [
        {
          answer: -profit(SHARE_ENTRY, SHARE_STOP, SHARES),
          feedback: "This would be the loss at the stop's price, but nobody traded there.",
        },
        {
          answer: -profit(SHARE_STOP, SHARE_OPEN, SHARES),
          feedback: 'This is only the part beyond the stop.',
        },
      ],
      explanation: `The stop is filled at the first price: ${dollars(SHARE_ENTRY - SHARE_OPEN)} below the purchase, times ${String(SHARES)}.`,
    },
    {
      id: 'beginner/stop-loss-and-take-profit/moving-it',
      kind: 'singleChoice',
      prompt: 'A long trade is losing and nears its stop. What does moving the stop further down do?',
      options: [
        {
          text: 'It gives the idea a better chance at no cost',
          feedback: 'The extra room is paid for with a larger loss if the price goes on falling.',
        },
        {
          text: 'It lowers the size of the position',
          feedback: 'The size stays as it was. Only the distance to the stop has grown.',
        },
        {
          text: 'It raises the loss that you had agreed to',
          isCorrect: true,
          feedback: 'Same size, longer distance: more money at risk, and a decision made at a bad time.',
        },
      ],
      explanation: 'The loss at the stop is size times distance, and you lengthened the distance.',
    },
  ],
  related: [{ label: 'Set a stop loss and a take profit in the practice account', to: '/practice/account' }],
};

import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import type { MarkedChart } from '@/content/markedChart';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import { profit } from '@/domain/calculators/tradeArithmetic';

const price = (value: number) => decimal(value, 2);

/** A shareholder who wants to sell if the price rises or falls far enough. */
const SHARES = 200;
const PAID = 25;
const TARGET = 27;
const STOP = 23.5;
const STOP_LIMIT = 23.2;
/** The open after bad news, and two ways the day may continue. */
const OPEN_PRICE = 21;
const RECOVERY_PRICE = 23.2;
const LATER_PRICE = 18.5;
const resultText = (exit: number) => dollars(profit(PAID, exit, SHARES));

/** Used in the exercise and questions. */
const EXERCISE_SHARES = 120;
const EXERCISE_PAID = 60;
const EXERCISE_STOP = 56;
const EXERCISE_OPEN = 51.5;
const exercisePlanned = -profit(EXERCISE_PAID, EXERCISE_STOP, EXERCISE_SHARES);
const exerciseLoss = -profit(EXERCISE_PAID, EXERCISE_OPEN, EXERCISE_SHARES);
const QUESTION_SHARES = 400;
const QUESTION_PAID = 12;
const QUESTION_STOP = 11.2;
const QUESTION_OPEN = 10.5;
const questionLoss = -profit(QUESTION_PAID, QUESTION_OPEN, QUESTION_SHARES);

const CHART_STOP = 48;
const chart: MarkedChart = {
  decimals: 2,
  description:
    'Six daily candles of a share, which starts at about 50 dollars. It rises to A and dips to B, still above 48. After its results it opens near 46, with C as the high of that day, and falls further to D.',
  candles: [
    { open: 50, high: 50.9, low: 49.7, close: 50.6 },
    { open: 50.6, high: 51.2, low: 50.1, close: 50.3 },
    { open: 50.3, high: 50.4, low: 48.4, close: 48.9 },
    { open: 48.9, high: 49.5, low: 48.6, close: 49.2 },
    { open: 46.1, high: 46.6, low: 45.4, close: 45.7 },
    { open: 45.7, high: 46, low: 44.8, close: 45.1 },
  ],
  marks: [],
};

export const page: LessonContent = {
  id: 'stocks/order-types',
  revision: 1,
  title: 'Market, limit, stop and stop-limit orders for shares',
  description:
    'Four orders for shares and what each can make you do: pay too much, wait in vain, sell far below your price, or not sell at all in a fall.',
  heading: 'Four orders for shares',
  lead: 'Every order gives up one thing to secure another. Four types cover nearly all needs, and each has its own kind of bad day.',
  question:
    'You protected your shares with an order at $23.50. They opened at $21 and you still hold them. How can that be?',
  sections: [
    {
      kind: 'prose',
      heading: 'Speed or price',
      paragraphs: [
        "An order can make sure of the trade or of the price, but not of both. Choose the one you can't do without; the other then depends on who happens to be on the other side.",
      ],
    },
    {
      kind: 'definitions',
      heading: 'The four',
      rows: [
        {
          term: 'Market',
          text: rich`A ${term('market order')} trades at once, at the best prices there are. In a thin share these may be far from the quote.`,
        },
        {
          term: 'Limit',
          text: rich`A ${term('limit order')} sets a limit on what you pay or accept. You may get a better price, or nothing.`,
        },
        {
          term: 'Stop',
          text: rich`A ${term('stop order')} waits until the market reaches its price. That ${term('trigger', 'triggers')} it, and it turns into a market order. A stop to sell is placed below the market; a stop to buy, above it.`,
        },
        {
          term: 'Stop-limit',
          text: rich`A ${term('stop-limit order')} has two prices. The first price triggers it, and it becomes a limit order with the second as its limit. If the market is already past the second, it waits.`,
        },
      ],
    },
    {
      kind: 'figure',
      heading: 'Four ways out of one holding',
      intro: `You hold ${String(SHARES)} shares bought at ${dollars(PAID)}, which is still the price. ${statements.invented}`,
      figure: {
        kind: 'priceScale',
        caption: 'A limit to sell is above the market, and stops are below it.',
        description: `A vertical scale. A limit to sell is at ${price(TARGET)}. The market is at ${price(PAID)}, where a market order sells at once. A stop is at ${price(STOP)}. A stop-limit is triggered at ${price(STOP)} as well, and sells at ${price(STOP_LIMIT)} or better.`,
        decimals: 2,
        prices: [
          { price: TARGET, label: 'Limit: sells here or higher' },
          { price: PAID, label: 'Market: sells now' },
          { price: STOP, label: 'Stop and stop-limit triggered' },
          { price: STOP_LIMIT, label: 'Stop-limit: lowest price accepted' },
        ],
        distances: [
          {
            from: STOP,
            to: STOP_LIMIT,
            label: `Between the two prices of the stop-limit: ${dollars(STOP - STOP_LIMIT)}. It sells only in this range, or above it.`,
          },
        ],
      },
    },
    {
      kind: 'workedExample',
      heading: 'A night of news',
      intro: `The company warns of a loss after the close. Next morning the first trade is at ${dollars(OPEN_PRICE)}, with no trades in between.`,
      lines: [
        { label: `As hoped: sold at ${price(STOP)}`, value: resultText(STOP) },
        { label: `Stop: sold at the open, ${price(OPEN_PRICE)}`, value: resultText(OPEN_PRICE) },
        { label: `Stop-limit at ${price(OPEN_PRICE)}`, value: 'not sold' },
        {
          label: `Stop-limit, if the price comes back to ${price(RECOVERY_PRICE)}`,
          value: resultText(RECOVERY_PRICE),
        },
        {
          label: `Stop-limit, if it goes on to ${price(LATER_PRICE)} instead`,
          value: resultText(LATER_PRICE),
        },
      ],
      conclusion:
        'The stop fixed the sale but not the price. The stop-limit fixed the price but not the sale, which answers the question at the top. Beforehand, nobody can say which is better.',
    },
    {
      kind: 'table',
      heading: 'What each order fixes',
      intro: 'Find the sentence in the last column that you could live with.',
      columns: ['Order', 'Fixes', 'Its bad day'],
      rows: [
        ['Market', 'The trade', 'Few orders are waiting, so you pay their distant prices'],
        ['Limit', 'The price', 'The price misses it by a cent and moves away without you'],
        ['Stop', 'The trade, once triggered', 'The price jumps over it and it fills far away'],
        ['Stop-limit', 'The price', 'The price jumps over both and the fall goes on'],
      ],
      note: 'When no one wants to buy at any price, or trading is halted, even the first and third orders sell nothing.',
    },
    {
      kind: 'prose',
      heading: 'Choosing for a thin share',
      paragraphs: [
        rich`In a thinly traded share, the ${term('spread')} is wide and there are few orders behind the quote. A market order is a poor idea there. A limit at or near the other side's price does nearly the same job, and can't be filled far away.`,
        'Stops need care too. A single small sale can reach their price and trigger them, even if the market comes straight back. A stop further away, with fewer shares, is one answer. Another is to check the share yourself, at fixed times.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Small print that surprises',
      paragraphs: [
        'Many orders expire at the end of the day unless you choose to keep them open, an option often called good till cancelled. A stop that you placed last week may be gone.',
        "Brokers differ in what triggers a stop: the last trade, the bid or the ask. Most stops aren't triggered outside the main hours. And after a split or a large dividend, orders may be adjusted or deleted, so check them.",
      ],
    },
  ],
  summary: [
    'A market order makes sure of the trade; a limit order makes sure of the price.',
    'A stop becomes a market order when its price is reached, and can fill far beyond it.',
    'The price can jump over a stop-limit, and you still hold what you wanted to sell.',
  ],
  exercise: {
    task: `In the practice account, place a limit order that you don't expect to fill, and say why it won't. Then work out two losses for ${String(EXERCISE_SHARES)} shares bought at ${dollars(EXERCISE_PAID)}: one if a stop at ${dollars(EXERCISE_STOP)} fills at its price, and one if the share opens at ${dollars(EXERCISE_OPEN)}.`,
    solution: [
      {
        label: `At its price: ${String(EXERCISE_SHARES)} × ${dollars(EXERCISE_PAID - EXERCISE_STOP)}`,
        value: dollars(exercisePlanned),
      },
      {
        label: `At the open: ${String(EXERCISE_SHARES)} × ${dollars(EXERCISE_PAID - EXERCISE_OPEN)}`,
        value: dollars(exerciseLoss),
      },
    ],
    mistakes: [
      {
        mistake: 'Your limit filled at once.',
        why: 'A limit to buy above the ask trades immediately, at the better price. To wait, it has to be below the ask.',
      },
      {
        mistake: 'The platform refused your stop.',
        why: 'It was on the wrong side of the market, or closer than the broker allows.',
        lesson: 'beginner/market-limit-and-stop',
      },
    ],
  },
  checks: [
    {
      id: 'stocks/order-types/thin-share',
      kind: 'singleChoice',
      prompt:
        'Shares in a small company trade a few times a day, at 6.10 to 6.40. You want 300 shares this week and no bad surprise. Which order?',
      options: [
        {
          text: 'A market order in the first minute',
          feedback: 'It would buy from every seller until it had 300 shares, whatever they ask.',
        },
        {
          text: 'A limit order to buy at 6.25',
          isCorrect: true,
          feedback:
            'It caps what you pay and, if good till cancelled, has days to find a seller. It may still find none.',
        },
        {
          text: 'A stop order to buy at 6.25',
          feedback: 'The ask is already above that. A stop to buy belongs above the market and has no cap.',
        },
      ],
      explanation:
        'Where few orders are waiting, name your price. The cost is that the trade may not happen.',
    },
    {
      id: 'stocks/order-types/gap-loss',
      kind: 'numeric',
      prompt: `You hold ${decimal(QUESTION_SHARES)} shares bought at ${dollars(QUESTION_PAID)}, with a stop to sell at ${dollars(QUESTION_STOP)}. The share opens at ${dollars(QUESTION_OPEN)} and the stop fills there. What is the loss?`,
      label: 'Loss',
      unit: 'dollars',
      answer: questionLoss,
      tolerance: 0.5,
      answerText: dollars(questionLoss),
      commonMistakes: [
        {
          answer: -profit(QUESTION_PAID, QUESTION_STOP, QUESTION_SHARES),
          feedback: 'A stop is triggered at its price. It fills at the next price there is.',
        },
        {
          answer: -profit(QUESTION_STOP, QUESTION_OPEN, QUESTION_SHARES),
          feedback: "That's what the jump has added to the planned loss.",
        },
      ],
      explanation: `${decimal(QUESTION_SHARES)} × (${price(QUESTION_PAID)} − ${price(QUESTION_OPEN)}) is ${dollars(questionLoss)}.`,
    },
    {
      id: 'stocks/order-types/where-it-fills',
      kind: 'chartPoint',
      prompt: `Somebody holds this share with a stop to sell at ${price(CHART_STOP)}. Which point marks the day on which the stop is carried out?`,
      chart,
      points: [
        {
          candle: 1,
          side: 'high',
          feedback: 'This is the highest price of the six days, far above the stop.',
        },
        {
          candle: 2,
          side: 'low',
          feedback: 'This low is 40 cents above the stop, so the stop goes on waiting.',
        },
        {
          candle: 4,
          side: 'high',
          isCorrect: true,
          feedback: 'The open is already below the stop, so the stop sells there, well below its price.',
        },
        { candle: 5, side: 'low', feedback: 'The shares were sold the day before.' },
      ],
      explanation:
        'It is triggered at the first price at or below 48.00, which is the open of the fifth day.',
    },
    {
      id: 'stocks/order-types/life-of-a-stop-limit',
      kind: 'ordering',
      prompt:
        'A stop-limit to sell, with stop 80 and limit 79, on a day that ends well. Put the events in order.',
      steps: [
        { text: 'The order waits, and the share trades at 84', feedback: 'Above its first price it waits.' },
        { text: 'A trade at 80 triggers it', feedback: 'The first of its two prices has been reached.' },
        {
          text: 'A limit order to sell at 79 enters the market',
          feedback: 'From here it behaves like any other limit.',
        },
        {
          text: 'A buyer takes the shares at 79.60',
          feedback: "That's better than the limit, so it may trade.",
        },
      ],
      explanation: 'Wait, trigger, limit, trade. On a bad day the last step is missing.',
    },
  ],
};

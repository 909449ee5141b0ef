import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';

interface Level {
  readonly price: number;
  readonly shares: number;
}

const price = (value: number) => decimal(value, 2);

/** What an order for `size` shares pays or receives, level by level. */
const fillsOf = (book: readonly Level[], size: number): readonly Level[] =>
  book.reduce<readonly Level[]>((fills, { price: at, shares }) => {
    const open = size - fills.reduce((sum, fill) => sum + fill.shares, 0);
    return open <= 0 ? fills : [...fills, { price: at, shares: Math.min(open, shares) }];
  }, []);
const moneyOf = (fills: readonly Level[]) => fills.reduce((sum, fill) => sum + fill.price * fill.shares, 0);
const averageOf = (book: readonly Level[], size: number) => moneyOf(fillsOf(book, size)) / size;

/** Best price first. */
const ASKS: readonly [Level, Level, Level] = [
  { price: 18.4, shares: 200 },
  { price: 18.44, shares: 150 },
  { price: 18.52, shares: 400 },
];
const BIDS: readonly [Level, Level, Level] = [
  { price: 18.36, shares: 180 },
  { price: 18.3, shares: 250 },
  { price: 18.25, shares: 300 },
];
const SIZE = 500;
const fills = fillsOf(ASKS, SIZE);
const average = averageOf(ASKS, SIZE);
const costOverQuote = SIZE * (average - ASKS[0].price);
const soldAverage = averageOf(BIDS, SIZE);
const roundTrip = SIZE * (average - soldAverage);
const quoteRoundTrip = SIZE * (ASKS[0].price - BIDS[0].price);
const LIMIT = ASKS[1].price;
const sharesWithinLimit = ASKS[0].shares + ASKS[1].shares;

/** A heavily traded share at about the same price. */
const DEEP_ASKS: readonly [Level, Level] = [
  { price: 18.4, shares: 9_000 },
  { price: 18.41, shares: 14_000 },
];

/** Used in the exercise and questions. */
const EXERCISE_BOOK: readonly [Level, Level, Level] = [
  { price: 7.2, shares: 300 },
  { price: 7.25, shares: 500 },
  { price: 7.4, shares: 600 },
];
const EXERCISE_SIZE = 1_000;
const exerciseAverage = averageOf(EXERCISE_BOOK, EXERCISE_SIZE);
const SELL_BOOK: readonly [Level, Level, Level] = [
  { price: 52, shares: 100 },
  { price: 51.8, shares: 200 },
  { price: 51.5, shares: 400 },
];
const SELL_SIZE = 400;
const sellAverage = averageOf(SELL_BOOK, SELL_SIZE);
const extraLoss = SELL_SIZE * (SELL_BOOK[0].price - sellAverage);

const bookText = (book: readonly Level[]) =>
  book.map((level) => `${decimal(level.shares)} at ${price(level.price)}`).join(', ');

export const page: LessonContent = {
  id: 'stocks/depth-of-the-book',
  revision: 1,
  title: 'The order book: how many shares at what price',
  description:
    'A quote is good for a certain number of shares. How a larger order eats into the next prices, what that costs, and how to see it beforehand.',
  heading: 'How many shares at each price',
  lead: 'The price on the screen comes with a number that many people overlook. It says how many shares that price is good for.',
  question: `The ask is ${dollars(ASKS[0].price)}, and you buy ${String(SIZE)} shares. Why do you pay more than ${dollars(SIZE * ASKS[0].price)}?`,
  sections: [
    {
      kind: 'prose',
      heading: 'The last eggs at the market',
      paragraphs: [
        'A farmer at a market has two trays of eggs at a good price. You need five trays. You take her two, then one from the next stall, which charges a little more, and the rest from a third that charges more still.',
        'No one cheated you. Each stall kept its word, but only for the trays it had. What you paid on average appeared on no sign.',
        rich`You buy shares the same way. The stalls are other people's orders, and the list of them is the ${term('order book')}.`,
      ],
    },
    {
      kind: 'figure',
      heading: 'A book with six lines',
      intro: `Waiting orders for an invented small company. ${statements.invented}`,
      figure: {
        kind: 'labelledGrid',
        caption: 'Sellers above, buyers below, and the quote in the middle.',
        cells: [
          ['Side', 'Price', 'Shares'],
          ...ASKS.toReversed().map((level) => ['Sell', price(level.price), decimal(level.shares)]),
          ...BIDS.map((level) => ['Buy', price(level.price), decimal(level.shares)]),
        ],
        labels: [
          {
            row: 3,
            column: 1,
            text: 'The lowest price at which anybody is willing to sell: the ask of the quote.',
          },
          { row: 3, column: 2, text: "It's good for this many shares, and no more." },
          { row: 4, column: 1, text: 'The highest price at which anybody is willing to buy: the bid.' },
          {
            row: 1,
            column: 1,
            text: 'Further from the middle, and reached only when closer lines are used up.',
          },
        ],
      },
    },
    {
      kind: 'prose',
      heading: 'Eating through the lines',
      paragraphs: [
        rich`An order that wants to trade at once takes the best line first. If that isn't enough, it takes the next, and so on until it's complete. The average of the prices it got is its ${term('fill')}.`,
        rich`The number of shares near the middle of the book is called its depth, and a share with plenty of it is said to have ${term('liquidity')}. In a deep book an order from a private trader makes no difference. In a thin one it moves the price.`,
      ],
    },
    {
      kind: 'workedExample',
      heading: `${String(SIZE)} shares, three prices`,
      intro: 'You buy at once, whatever the price, and nobody changes an order while you do.',
      lines: [
        ...fills.map((fill) => ({
          label: `${decimal(fill.shares)} shares × ${dollars(fill.price)}`,
          value: dollars(fill.shares * fill.price),
        })),
        { label: 'Total paid', value: dollars(moneyOf(fills)) },
        { label: `Average: ÷ ${String(SIZE)}`, value: `$${decimal(average, 4)}` },
        { label: `More than at the quoted ${dollars(ASKS[0].price)}`, value: dollars(costOverQuote) },
      ],
      conclusion: `Selling them straight away would fetch ${dollars(SIZE * soldAverage)} on average, under the same rule. Buying and selling costs ${dollars(roundTrip)}, where the quote alone suggests ${dollars(quoteRoundTrip)}.`,
    },
    {
      kind: 'table',
      heading: 'The same order in a deep book',
      intro: `A heavily traded share with the same ask: ${bookText(DEEP_ASKS)}.`,
      columns: ['Book', 'Shares at the ask', `Average for ${String(SIZE)}`, 'Cost above the quote'],
      rows: [
        ['Thin', decimal(ASKS[0].shares), `$${decimal(average, 4)}`, dollars(costOverQuote)],
        [
          'Deep',
          decimal(DEEP_ASKS[0].shares),
          `$${decimal(averageOf(DEEP_ASKS, SIZE), 4)}`,
          dollars(SIZE * (averageOf(DEEP_ASKS, SIZE) - DEEP_ASKS[0].price)),
        ],
      ],
      note: 'The two quotes look alike in a list that shows only prices.',
    },
    {
      kind: 'prose',
      heading: 'What you can do about it',
      paragraphs: [
        rich`Put an upper price on the order, which makes it a ${term('limit order')}. At ${dollars(LIMIT)}, the first two lines are bought and ${decimal(sharesWithinLimit)} shares are yours. The other ${decimal(SIZE - sharesWithinLimit)} wait at your price, and may wait in vain while the share rises without you.`,
        'Trade less at a time, or take longer. Splitting a large order over several hours lets new sellers come in. The price may also move away in that time, in either direction.',
        'Or choose another share. If the amount you want to hold is large compared with the daily volume, getting out on a bad day will be harder than getting in.',
      ],
    },
    {
      kind: 'warning',
      heading: 'Orders beyond the book',
      paragraphs: [
        "Orders in the book can be withdrawn in a moment, and in a falling market the buyers' side empties first. A stop loss, an order that sells at any price once a level is reached, then meets a few lines far below.",
        'Some orders are hidden, or show only part of their size. A share may also trade in several places, each with a book of its own, and your platform may display one of them or none. What a broker shows for a CFD is its own offer.',
      ],
    },
  ],
  summary: [
    'A price in a quote holds for a stated number of shares.',
    'A larger order at any price uses up line after line, and its average is worse than the quote.',
    'A limit caps the price, but the trade may stay incomplete.',
  ],
  exercise: {
    task: `Buy ${decimal(EXERCISE_SIZE)} shares on paper from this book: ${bookText(EXERCISE_BOOK)}. What is the average, and what did the size cost compared with the quote? Then look up the sizes next to the bid and the ask for one large and one small company, if your platform shows them.`,
    solution: [
      ...fillsOf(EXERCISE_BOOK, EXERCISE_SIZE).map((fill) => ({
        label: `${decimal(fill.shares)} × ${dollars(fill.price)}`,
        value: dollars(fill.shares * fill.price),
      })),
      { label: 'Average', value: `$${decimal(exerciseAverage, 3)}` },
      {
        label: 'Cost above the quote',
        value: dollars(EXERCISE_SIZE * (exerciseAverage - EXERCISE_BOOK[0].price)),
      },
    ],
    mistakes: [
      {
        mistake: 'Your average is the middle of the three prices.',
        why: 'Weight each price by the number of shares bought at it.',
      },
      {
        mistake: 'You bought all of the last line.',
        why: 'Take only what you still need. The rest of that line stays for others.',
      },
    ],
  },
  checks: [
    {
      id: 'stocks/depth-of-the-book/average-sale',
      kind: 'numeric',
      prompt: `Buyers are waiting with ${bookText(SELL_BOOK)}. You sell ${decimal(SELL_SIZE)} shares at once. What do you get on average?`,
      label: 'Average price',
      unit: 'dollars',
      answer: sellAverage,
      tolerance: 0.006,
      answerText: `$${decimal(sellAverage, 3)}`,
      commonMistakes: [
        {
          answer: averageOf(SELL_BOOK, 700),
          feedback: 'You sold to all three lines in full. Only 100 shares are left for the third.',
        },
        {
          answer: (SELL_BOOK[0].price + SELL_BOOK[2].price) / 2,
          feedback: 'The midpoint of best and worst ignores how many were sold at each.',
        },
        { answer: SELL_BOOK[0].price, feedback: 'That price was good for only 100 shares.' },
      ],
      explanation: `100 × ${price(SELL_BOOK[0].price)} + 200 × ${price(SELL_BOOK[1].price)} + 100 × ${price(SELL_BOOK[2].price)}, divided by ${decimal(SELL_SIZE)}, is ${decimal(sellAverage, 3)}.`,
    },
    {
      id: 'stocks/depth-of-the-book/cost-of-size',
      kind: 'numeric',
      prompt: `In the same sale of ${decimal(SELL_SIZE)} shares: how much less did you receive than ${decimal(SELL_SIZE)} times the best bid?`,
      label: 'Less',
      unit: 'dollars',
      answer: extraLoss,
      tolerance: 0.5,
      answerText: dollars(extraLoss),
      commonMistakes: [
        {
          answer: SELL_SIZE * (SELL_BOOK[0].price - SELL_BOOK[2].price),
          feedback: 'You took all the shares at the worst price. Most were sold above it.',
        },
        {
          answer: SELL_BOOK[0].price - sellAverage,
          feedback: "That's the difference on one share.",
        },
      ],
      explanation: `200 shares went ${dollars(0.2)} lower and 100 went ${dollars(0.5)} lower: ${dollars(40)} + ${dollars(50)} is ${dollars(extraLoss)}.`,
    },
    {
      id: 'stocks/depth-of-the-book/thin-or-deep',
      kind: 'singleChoice',
      prompt:
        'Three shares all show a quote of 30.00 to 30.02. In each, the next line is large enough for the rest. Which best suits an order to buy 2,000 shares at once?',
      options: [
        {
          text: '100 shares at the ask, the next line at 30.35',
          feedback: 'Nearly all of the order would pay at least 30.35.',
        },
        {
          text: '1,500 shares at the ask, the next line at 30.04',
          isCorrect: true,
          feedback: "Only 500 shares pay the second line, and that's two cents away.",
        },
        {
          text: '1,000 shares at the ask, the next line at 30.20',
          feedback: 'Half of the order would pay at least 18 cents above the quote.',
        },
      ],
      explanation:
        'Two things matter: how many are offered at the best price, and how close the next line is.',
    },
    {
      id: 'stocks/depth-of-the-book/with-a-limit',
      kind: 'singleChoice',
      prompt:
        'Sellers are waiting with 80 at 9.50 and 300 at 9.70. You send an order for 200 shares with a limit of 9.60. What happens first?',
      options: [
        {
          text: '200 shares are bought at 9.60',
          feedback: 'Nobody sells at 9.60. One line is cheaper, the other more expensive.',
        },
        {
          text: 'Nothing is bought until all 200 can be',
          feedback: 'Some orders can have that condition. An ordinary limit takes what it can get.',
        },
        {
          text: '80 are bought at 9.50 and 120 wait',
          isCorrect: true,
          feedback: "The first line is within the limit, the second isn't.",
        },
      ],
      explanation: 'A limit takes every line up to its price, and the rest becomes a pending order itself.',
    },
  ],
};

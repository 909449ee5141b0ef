import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';

const price = (value: number) => decimal(value, 2);

/** An order in an auction; without a limit it accepts any price. */
interface AuctionOrder {
  readonly name: string;
  readonly shares: number;
  readonly limit?: number;
}

const BUYERS: readonly AuctionOrder[] = [
  { name: 'Ada', shares: 300 },
  { name: 'Bram', shares: 200, limit: 40.4 },
  { name: 'Cleo', shares: 400, limit: 40.2 },
  { name: 'Dev', shares: 300, limit: 40 },
];
const SELLERS: readonly AuctionOrder[] = [
  { name: 'Eva', shares: 200 },
  { name: 'Finn', shares: 300, limit: 40 },
  { name: 'Gita', shares: 300, limit: 40.2 },
  { name: 'Hugo', shares: 400, limit: 40.4 },
];
const PRICES = [40, 40.1, 40.2, 40.3, 40.4];
const totalShares = (orders: readonly AuctionOrder[]) => orders.reduce((sum, { shares }) => sum + shares, 0);
const sharesWanted = (at: number) => totalShares(BUYERS.filter(({ limit = Infinity }) => limit >= at));
const sharesOffered = (at: number) => totalShares(SELLERS.filter(({ limit = 0 }) => limit <= at));
const sharesTraded = (at: number) => Math.min(sharesWanted(at), sharesOffered(at));
const clearingPrice = PRICES.reduce((best, at) => (sharesTraded(at) > sharesTraded(best) ? at : best));
const unfilled = sharesWanted(clearingPrice) - sharesOffered(clearingPrice);
const limitText = ({ limit }: AuctionOrder, bound: string) =>
  limit === undefined ? 'any price' : `${bound} ${price(limit)}`;

/** The quote outside the main trading hours, and within them. */
const LATE_BID = 62.1;
const LATE_ASK = 62.9;
const DAY_BID = 62.48;
const DAY_ASK = 62.52;
const SHARES = 100;

/** Used in the exercise. */
const EARLY_BID = 30.2;
const EARLY_ASK = 30.8;
const EARLY_SHARES = 250;
const earlyCost = EARLY_SHARES * (EARLY_ASK - EARLY_BID);

// Night trading: Interactive Brokers, 20:00 to 3:50 in New York; Robinhood, 24 Hour Market, May 2023.
export const page: LessonContent = {
  id: 'stocks/auctions-and-hours',
  revision: 1,
  title: 'Opening and closing auctions, and trading after hours',
  description:
    'How one price is found for all orders at the open and the close, with an example of eight orders, and why late quotes are wide.',
  heading: 'Auctions, and hours outside them',
  lead: 'Most exchanges begin and end their day by collecting orders and trading them all at one price. Outside those hours, the market is thin or closed.',
  question:
    'The share closed at $40.90 and opened at $40.20. Nobody traded overnight. Who decided on that price?',
  sections: [
    {
      kind: 'prose',
      heading: 'One price for everybody',
      paragraphs: [
        'During the day, a buyer meets a seller and they trade, over and over, each time at a price of their own. At the open this would work badly. Orders have piled up overnight, and the first few would trade at odd prices.',
        rich`So many exchanges hold an ${term('auction')}. For a few minutes orders are collected and nothing trades. Then one price is worked out for all of them together. The rule is to choose the price at which the most shares change hands.`,
        'Those who bid more than this price still pay only that price. Those who asked for less receive it too.',
      ],
    },
    {
      kind: 'table',
      heading: 'Eight orders before the open',
      intro: `Four people want to buy and four to sell. ${statements.invented}`,
      columns: ['Order', 'Shares', 'Limit'],
      rows: [
        ...BUYERS.map((order) => [`${order.name} buys`, decimal(order.shares), limitText(order, 'at most')]),
        ...SELLERS.map((order) => [
          `${order.name} sells`,
          decimal(order.shares),
          limitText(order, 'at least'),
        ]),
      ],
    },
    {
      kind: 'workedExample',
      heading: 'Finding the price',
      intro: 'For each price, add up who would buy and who would sell. The smaller sum can trade.',
      lines: PRICES.map((at) => ({
        label: `At ${price(at)}: wanted ${decimal(sharesWanted(at))}, offered ${decimal(sharesOffered(at))}`,
        value: `${decimal(sharesTraded(at))} shares`,
      })),
      conclusion: `The most can trade at ${price(clearingPrice)}: ${decimal(sharesTraded(clearingPrice))} shares. Buyers want ${decimal(unfilled)} more than that, so Cleo, whose limit is the price itself, gets only part of her order. Dev and Hugo get nothing, and no one pays a different price.`,
    },
    {
      kind: 'figure',
      heading: 'Two lines that cross',
      intro: 'The same calculation as a drawing. A higher price attracts more sellers and fewer buyers.',
      figure: {
        kind: 'lineChart',
        caption: `Of these five prices, ${price(clearingPrice)} lets the most shares trade. The lines cross just above it.`,
        description: `A chart with two lines over five prices from ${price(40)} to ${price(40.4)}. Wanted shares go ${PRICES.map((at) => decimal(sharesWanted(at))).join(', ')}. Offered shares go ${PRICES.map((at) => decimal(sharesOffered(at))).join(', ')}. The smaller of the two is largest at the third price, ${price(clearingPrice)}.`,
        xLabel: 'Price, in steps of 0.10 from 40.00',
        yLabel: 'Shares',
        decimals: 0,
        series: [
          { label: 'Wanted', values: PRICES.map(sharesWanted) },
          { label: 'Offered', values: PRICES.map(sharesOffered) },
        ],
      },
    },
    {
      kind: 'prose',
      heading: 'Why prices jump overnight',
      paragraphs: [
        'Companies often publish results when the exchange is closed. In the morning everybody has read them, and the limits in the auction have moved before a single share is traded. So the answer to the question at the top is: everyone who placed an order, together.',
        rich`The empty space between yesterday's close and this open is a ${term('gap')}. A stop loss inside it couldn't be carried out there, because nobody traded at that price. It's filled at the open or later.`,
        "The closing auction matters for another reason. Its price is the official close, from which the values of funds and indices are worked out. On many exchanges a large part of the day's trading takes place in it.",
      ],
    },
    {
      kind: 'workedExample',
      heading: 'The price of being early or late',
      intro: `Some brokers let you trade before the open and after the close. A share is quoted at ${price(LATE_BID)} to ${price(LATE_ASK)} in the evening, and at ${price(DAY_BID)} to ${price(DAY_ASK)} by day.`,
      lines: [
        {
          label: `Buying and selling in the evening: ${String(SHARES)} × ${price(LATE_ASK - LATE_BID)}`,
          value: dollars(SHARES * (LATE_ASK - LATE_BID)),
        },
        {
          label: `Buying and selling by day: ${String(SHARES)} × ${price(DAY_ASK - DAY_BID)}`,
          value: dollars(SHARES * (DAY_ASK - DAY_BID)),
        },
      ],
      conclusion:
        'Both quotes have the same middle. In the evening there are few people to trade with, and the gap between bid and ask pays them for being there.',
    },
    {
      kind: 'prose',
      heading: 'Orders for auctions and for odd hours',
      paragraphs: [
        rich`In an auction a ${term('market order')} takes part at whatever price the auction sets. It's filled before orders with limits, and you can't know the price. A limit order takes part only if the price suits it.`,
        rich`Outside the main hours many brokers accept only limit orders, and each order may lapse at the end of that ${term('trading session', 'session')}. With a CFD the hours are your broker's, and some offer shares around the clock at a wider quote.`,
        'Since 2023 several large brokers have let clients trade large US shares through most of the night as well. Few people do, and the quotes show it.',
      ],
    },
    {
      kind: 'warning',
      heading: 'First minutes, last minutes',
      paragraphs: [
        'The minutes after the open are among the most restless of the day, and spreads are often wider than an hour later. Unless you have a reason to be there, you lose little by waiting.',
        "An evening price is a hint, not a promise. A few hundred shares may have set it, and the next morning's auction can come out higher or lower.",
      ],
    },
  ],
  summary: [
    'An auction collects orders and trades them all at the price at which most shares change hands.',
    'Overnight news shows as a gap, and stops inside the gap are filled at the open or later.',
    'Outside the main hours few people trade, so spreads are wide and a price says less.',
  ],
  exercise: {
    task: `At the same minute, note bid and ask of a large and a small company, a few minutes after the open and again two hours later. Work out each spread as a percentage. What would ${String(EARLY_SHARES)} shares cost, bought and sold, at a quote of ${price(EARLY_BID)} to ${price(EARLY_ASK)}?`,
    solution: [
      { label: 'The gap', value: price(EARLY_ASK - EARLY_BID) },
      { label: `× ${String(EARLY_SHARES)} shares`, value: dollars(earlyCost) },
    ],
    mistakes: [
      {
        mistake: "Your prices didn't move at all.",
        why: 'Many free sources are delayed by 15 minutes or more, or show the close of the day before.',
      },
      {
        mistake: 'You compared the gaps in cents.',
        why: 'Divide each by its price first. Six cents on a price of 10 is far more than six on 100.',
        lesson: 'beginner/the-spread',
      },
    ],
  },
  checks: [
    {
      id: 'stocks/auctions-and-hours/clearing-price',
      kind: 'singleChoice',
      keepOrder: true,
      prompt:
        'An auction has buyers for 100 at any price, 200 at up to 15.20 and 300 at up to 15.10. Sellers offer 250 from 15.00 and 300 from 15.20. At which price do most shares trade?',
      options: [
        {
          text: '15.10',
          feedback: 'Buyers want 600 here, but only 250 are offered.',
        },
        {
          text: '15.20',
          isCorrect: true,
          feedback: 'Buyers want 300 and 550 are offered, so 300 can trade.',
        },
        {
          text: '15.30',
          feedback: 'Only the buyer at any price is left, wanting 100 shares.',
        },
      ],
      explanation: 'Take the smaller of wanted and offered at each price: 250, 300 and 100.',
    },
    {
      id: 'stocks/auctions-and-hours/who-pays-what',
      kind: 'singleChoice',
      prompt:
        'You enter the opening auction with a limit to buy at 22.00. The auction sets a price of 21.60. What do you pay?',
      options: [
        {
          text: '22.00',
          feedback: 'That was the most you would have paid. The auction has one price for all.',
        },
        { text: '21.80', feedback: "Splitting the difference isn't part of the rule." },
        {
          text: '21.60',
          isCorrect: true,
          feedback: 'Every trade in the auction is at the price that the auction set.',
        },
      ],
      explanation: 'All who take part trade at one price, whatever their limits were.',
    },
    {
      id: 'stocks/auctions-and-hours/evening-quote',
      kind: 'numeric',
      prompt:
        'After the close a share is quoted at 84.50 to 85.40. By day the gap is 0.06. How much more does it cost to buy and sell 50 shares in the evening?',
      label: 'Extra cost',
      unit: 'dollars',
      answer: 50 * (0.9 - 0.06),
      tolerance: 0.05,
      answerText: dollars(50 * (0.9 - 0.06)),
      commonMistakes: [
        {
          answer: 50 * 0.9,
          feedback: "That's the whole cost in the evening. By day there is a cost as well.",
        },
        {
          answer: 25 * (0.9 - 0.06),
          feedback: 'You counted half of each gap. Buying and selling crosses all of it.',
        },
      ],
      explanation: `The gap is 0.90 instead of 0.06. 50 × 0.84 is ${dollars(50 * (0.9 - 0.06))}.`,
    },
    {
      id: 'stocks/auctions-and-hours/a-night',
      kind: 'ordering',
      prompt: 'Put this night in order.',
      steps: [
        {
          text: 'The closing auction sets the official close',
          feedback: 'It ends the main session of the day.',
        },
        {
          text: 'The company publishes poor results',
          feedback: 'Many choose hours when the market is closed.',
        },
        {
          text: 'Holders send orders to sell before the open',
          feedback: 'They are collected, but nothing trades yet.',
        },
        {
          text: 'The opening auction produces a far lower price',
          feedback: 'One price for all who took part, well under the close.',
        },
        {
          text: 'Stops above that price are filled',
          feedback: 'They take whatever price there is once trading resumes.',
        },
      ],
      explanation: 'Close, news, orders, open, and only then the stops.',
    },
  ],
};

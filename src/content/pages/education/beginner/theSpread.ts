import { exampleLevels } from '@/content/exampleLevels';
import { decimal, dollars } from '@/content/format';
import type { LessonContent } from '@/content/lesson';
import { rich, term } from '@/content/richText';
import { statements } from '@/content/rules';
import { distanceInSteps, profit } from '@/domain/calculators/tradeArithmetic';

const PIP = 0.0001;

interface Quote {
  readonly name: string;
  readonly bid: number;
  readonly ask: number;
  readonly decimals: number;
}

const quoteText = ({ bid, ask, decimals }: Quote) => `${decimal(bid, decimals)} to ${decimal(ask, decimals)}`;
const spreadText = ({ bid, ask, decimals }: Quote) => decimal(profit(bid, ask, 1), decimals);
/** The spread as a percentage of the price a buyer pays. */
const percentOf = ({ bid, ask }: Quote) => (100 * profit(bid, ask, 1)) / ask;
const percentText = (quote: Quote) => `${decimal(percentOf(quote), 3)}%`;

const EURO: Quote = { name: 'EUR/USD', bid: 1.095, ask: 1.0952, decimals: 4 };
const SHARE: Quote = { name: 'A share', bid: 42, ask: 42.04, decimals: 2 };
const INDEX: Quote = {
  name: 'A share index',
  bid: exampleLevels['S&P 500'],
  ask: exampleLevels['S&P 500'] + 0.6,
  decimals: 1,
};
const COIN: Quote = {
  name: 'A large coin',
  bid: exampleLevels['BTC/USD'],
  ask: exampleLevels['BTC/USD'] + 45,
  decimals: 0,
};

/** The example: a month of small trades. */
const UNITS = 10_000;
const TRADES_PER_DAY = 2;
const DAYS = 20;
const ACCOUNT = 10_000;
const spreadPips = distanceInSteps(EURO.bid, EURO.ask, PIP);
const oneTrade = profit(EURO.bid, EURO.ask, UNITS);
const trades = TRADES_PER_DAY * DAYS;
const monthlyCost = trades * oneTrade;

/** How far a trader hopes the price will go, in pips. */
const HOPED_PIPS = [10, 40, 200];

/** Used in the exercise and questions. */
const EXERCISE: readonly Quote[] = [
  { name: 'USD/CAD', bid: 1.364, ask: 1.3643, decimals: 4 },
  { name: 'Silver', bid: exampleLevels.Silver + 0.1, ask: exampleLevels.Silver + 0.14, decimals: 2 },
  { name: 'A small share', bid: 15, ask: 15.06, decimals: 2 },
];
const POUND: Quote = { name: 'GBP/USD', bid: 1.271, ask: 1.2713, decimals: 4 };
const POUND_UNITS = 25_000;
const poundCost = profit(POUND.bid, POUND.ask, POUND_UNITS);
const OIL: Quote = {
  name: 'Oil',
  bid: exampleLevels['Oil (WTI)'] + 0.4,
  ask: exampleLevels['Oil (WTI)'] + 0.43,
  decimals: 2,
};
const BARRELS = 500;
const OIL_TRADES_PER_DAY = 3;
const OIL_DAYS = 10;
const oilCost = profit(OIL.bid, OIL.ask, BARRELS);
const oilTotal = oilCost * OIL_TRADES_PER_DAY * OIL_DAYS;
const TIGHT_QUOTE: Quote = { name: 'An index', bid: 4800, ask: 4801, decimals: 0 };
const MIDDLE_QUOTE: Quote = { name: 'A currency pair', bid: 1.2, ask: 1.2003, decimals: 4 };
const WIDE_QUOTE: Quote = { name: 'A share', bid: 20, ask: 20.02, decimals: 2 };

export const page: LessonContent = {
  id: 'beginner/the-spread',
  revision: 1,
  title: 'The spread: what every trade costs you',
  description:
    'The gap between bid and ask is paid on every trade. How to turn it into money and percentages, and when it grows.',
  heading: 'What the spread costs',
  lead: 'No bill arrives for one of the main costs of trading. You can work it out before each trade, in money and as a percentage.',
  question:
    'Two brokers both say that trading is free of commission. How can one of them cost twice as much?',
  sections: [
    {
      kind: 'handsOn',
      heading: 'Try it: widen the spread',
      intro: 'Move the slider and see how far the price has to go before the trade breaks even.',
      figure: 'spread',
    },
    {
      kind: 'prose',
      heading: 'A cost inside the price',
      paragraphs: [
        rich`The ${term('spread')} is the distance from the bid up to the ask. You buy at the upper price and sell at the lower one, so each complete trade crosses that distance once.`,
        'No line in your trade history shows it. In the EU and the UK, look for it in the yearly cost report that brokers owe you. It sits inside the two prices, and all you notice is that a new trade starts slightly in the red. The cost grows with the size: twice the units cost twice the money for the same gap.',
        'So compare the two prices themselves when you compare brokers. If one quotes a gap of one step and another a gap of two, the second costs twice as much, whatever the advertisement says.',
      ],
    },
    {
      kind: 'workedExample',
      heading: 'One trade, then a month of them',
      intro: `EUR/USD is quoted at ${quoteText(EURO)}. You trade ${decimal(UNITS)} euros, twice a day on ${String(DAYS)} days. ${statements.invented}`,
      lines: [
        { label: `${decimal(EURO.ask, 4)} − ${decimal(EURO.bid, 4)}`, value: spreadText(EURO) },
        { label: `${spreadText(EURO)} × ${decimal(UNITS)} euros`, value: `${dollars(oneTrade)} a trade` },
        {
          label: `${String(TRADES_PER_DAY)} trades × ${String(DAYS)} days`,
          value: `${decimal(trades)} trades`,
        },
        { label: `${decimal(trades)} × ${dollars(oneTrade)}`, value: dollars(monthlyCost) },
      ],
      conclusion: `On an account of ${dollars(ACCOUNT)} that is ${decimal((100 * monthlyCost) / ACCOUNT, 1)}% in a month. Your trades have to earn that much before you break even, and nobody can promise that they will.`,
    },
    {
      kind: 'prose',
      heading: 'Comparing markets as percentages',
      paragraphs: [
        rich`A gap of ${spreadText(INDEX)} on an index and one of ${spreadText(EURO)} on a currency pair can't be compared directly. Each ${term('instrument')}, which is anything traded under a name of its own, has its own scale.`,
        `A percentage solves that. Divide the gap by the price you pay. For the quote above, ${spreadText(EURO)} ÷ ${decimal(EURO.ask, 4)} is ${percentText(EURO)} of what you trade.`,
        'Read the result as a hurdle. The bid has to rise by about that share before a buyer gets the purchase price back. A cheap-looking gap on a low price can be a high hurdle.',
      ],
    },
    {
      kind: 'figure',
      heading: 'Four quotes on one scale',
      intro: `${[INDEX, EURO, COIN, SHARE].map((quote) => `${quote.name}: ${quoteText(quote)}`).join('; ')}. Real quotes differ by broker and by hour.`,
      figure: {
        kind: 'bars',
        caption:
          "The spread as a percentage of the price. The widest gap in money isn't the most expensive one.",
        bars: [INDEX, EURO, COIN, SHARE].map((quote) => ({
          label: quote.name,
          value: percentOf(quote),
          text: percentText(quote),
        })),
      },
    },
    {
      kind: 'table',
      heading: 'A near target makes the spread expensive',
      intro: `How much the ${String(spreadPips)} steps in the example matter depends on how far you expect the price to go.`,
      columns: ['Move you aim for', 'Spread', 'Share the spread takes'],
      rows: HOPED_PIPS.map((hope) => [
        `${String(hope)} steps of ${decimal(PIP, 4)}`,
        `${String(spreadPips)} steps`,
        `${decimal((100 * spreadPips) / hope)}%`,
      ]),
      note: 'A losing trade pays the same gap.',
    },
    {
      kind: 'prose',
      heading: 'Where a commission comes in',
      paragraphs: [
        rich`Some accounts have very small gaps and a fee as well, the ${term('commission')}. It's charged for each trade or for a given size, often once when you open and once when you close.`,
        `Neither kind of account is always the cheaper one. Add both parts for the size you really trade. A gap worth ${dollars(0.5)} plus fees of ${dollars(1)} beats a gap worth ${dollars(oneTrade)}; with fees of ${dollars(2)} it loses.`,
      ],
    },
    {
      kind: 'list',
      heading: 'When it widens',
      intro: 'Spreads are usually tightest while many people trade. Expect wider ones:',
      items: [
        'in the minutes around important news, when those who quote prices protect themselves',
        'around the end of the trading day, when banks close their books and few people are trading',
        'at the opening after a weekend or a holiday',
        rich`all day in small markets with little ${term('liquidity')}, which means that few orders are waiting`,
      ],
    },
    {
      kind: 'warning',
      heading: 'Read the small word “from”',
      paragraphs: [
        'Advertised spreads often begin with “from”. That figure is the smallest one the firm shows, and it may last for seconds at the busiest hour.',
        "A sudden wide gap can also end a trade. The lower price drops, or the upper one jumps, although nobody has changed their mind about the market, and an order waiting there to limit your loss is carried out. If you bought, you're closed out at the lower price; if you sold first, at the upper one.",
      ],
    },
  ],
  summary: [
    'Cost of a trade = (ask − bid) × units, paid once for opening and closing.',
    'Divide the gap by the price to compare markets as percentages.',
    'The more often you trade and the closer your target, the more the spread takes.',
  ],
  exercise: {
    task: `On paper, take three quotes. ${EXERCISE.map((quote) => `${quote.name}: ${quoteText(quote)}`).join('; ')}. Guess which of them has the widest gap in relation to its price. Then work out each gap as a percentage of the ask, and rank them. Finally, do the same for EUR/USD and gold in the practice account, and press “Next candle” a few times: does the gap stay the same?`,
    solution: [
      ...EXERCISE.map((quote) => ({
        label: `${quote.name}: ${spreadText(quote)} ÷ ${decimal(quote.ask, quote.decimals)}`,
        value: percentText(quote),
      })),
      {
        label: 'In the practice account',
        value: 'the gap changes: EUR/USD is widest when trading opens, and narrower by day than at night',
      },
    ],
    mistakes: [
      {
        mistake: 'Every percentage is a hundred times too small.',
        why: "You divided but didn't multiply by 100, so what you have is a fraction, not a percentage.",
      },
      {
        mistake: 'You ranked the quotes by their gaps in money.',
        why: 'The same gap is a larger share of a low price than of a high one.',
      },
    ],
  },
  checks: [
    {
      id: 'beginner/the-spread/one-trade',
      kind: 'numeric',
      prompt: `You buy ${decimal(POUND_UNITS)} GBP/USD at a quote of ${quoteText(POUND)}. What does the spread cost you for the whole trade?`,
      label: 'Cost',
      unit: 'dollars',
      answer: poundCost,
      tolerance: 0.005,
      answerText: dollars(poundCost),
      commonMistakes: [
        {
          answer: 2 * poundCost,
          feedback: 'You counted the gap twice. Opening and closing together cross it only once.',
        },
        {
          answer: 10 * poundCost,
          feedback:
            'The decimal point slipped. The gap is 0.0003, with three noughts after the decimal point.',
        },
      ],
      explanation: `${spreadText(POUND)} × ${decimal(POUND_UNITS)} is ${dollars(poundCost)}.`,
    },
    {
      id: 'beginner/the-spread/two-weeks',
      kind: 'numeric',
      prompt: `Oil is quoted at ${quoteText(OIL)} a barrel. Somebody trades ${decimal(BARRELS)} barrels ${String(OIL_TRADES_PER_DAY)} times a day for ${String(OIL_DAYS)} days. What do the spreads add up to?`,
      label: 'Total cost',
      unit: 'dollars',
      answer: oilTotal,
      tolerance: 0.5,
      answerText: dollars(oilTotal),
      commonMistakes: [
        { answer: oilCost, feedback: "That's a single trade. Count all of them." },
        {
          answer: oilCost * OIL_TRADES_PER_DAY,
          feedback: `That's one day. There are ${String(OIL_DAYS)} of them.`,
        },
        { answer: 2 * oilTotal, feedback: 'You counted each gap twice, on opening and on closing.' },
      ],
      explanation: `${spreadText(OIL)} × ${decimal(BARRELS)} is ${dollars(oilCost)} a trade, and ${String(OIL_TRADES_PER_DAY * OIL_DAYS)} trades cost ${dollars(oilTotal)}.`,
    },
    {
      id: 'beginner/the-spread/which-costs-more',
      kind: 'singleChoice',
      prompt: 'You put the same sum of money into each of these. Which spread costs you most?',
      options: [
        {
          text: `${TIGHT_QUOTE.name} at ${quoteText(TIGHT_QUOTE)}`,
          feedback: `The gap of a whole point looks large, but against the level it is ${percentText(TIGHT_QUOTE)}.`,
        },
        {
          text: `${MIDDLE_QUOTE.name} at ${quoteText(MIDDLE_QUOTE)}`,
          feedback: `Measured against the price, this gap is ${percentText(MIDDLE_QUOTE)}.`,
        },
        {
          text: `${WIDE_QUOTE.name} at ${quoteText(WIDE_QUOTE)}`,
          isCorrect: true,
          feedback: `Two cents is a small sum, yet it is ${percentText(WIDE_QUOTE)} of the price.`,
        },
      ],
      explanation: 'Divide each gap by its ask. Only percentages can be compared across markets.',
    },
    {
      id: 'beginner/the-spread/when-wider',
      kind: 'multipleChoice',
      prompt: 'When would you expect an unusually wide spread?',
      options: [
        {
          text: 'When a central bank announces its interest rate',
          isCorrect: true,
          feedback: 'Nobody knows the next price, so those who quote prices set them further apart.',
        },
        {
          text: 'While banks in London and New York are both at work',
          feedback: 'More people trade in these hours, which usually keeps the gap narrow.',
        },
        {
          text: 'In the first minutes after a weekend',
          isCorrect: true,
          feedback: 'News has piled up while the market was closed, and few orders are waiting yet.',
        },
        {
          text: 'In a share that few people trade',
          isCorrect: true,
          feedback: 'With few buyers and sellers, the next price may be some way off.',
        },
      ],
      explanation: 'Uncertainty and few traders widen the gap; crowds narrow it.',
    },
  ],
  related: [
    { label: 'Practise sums on the share that the spread takes', to: '/practice/sums?sum=spread-share' },
  ],
};

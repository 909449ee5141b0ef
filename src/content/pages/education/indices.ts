import { exampleLevels } from '@/content/exampleLevels';
import { decimal, dollars } from '@/content/format';
import { describeChart } from '@/content/markedChart';
import type { CoursePageContent } from '@/content/page';
import { rules } from '@/content/rules';
import { indexFutures } from '@/domain/trading/futures';
import { distanceInSteps, rewardToRisk, riskAmount } from '@/domain/calculators/tradeArithmetic';
import { contactPath } from '@/content/contactAbout';

/** Three invented companies: values in millions, and a day's change in percent. */
const companies = [
  { name: 'Harbour', value: 400, change: 5 },
  { name: 'Loom', value: 350, change: -2 },
  { name: 'Orchard', value: 250, change: 1 },
] as const;
const BASE_LEVEL = 1_000;
const valueBefore = companies.reduce((sum, { value }) => sum + value, 0);
const divisor = valueBefore / BASE_LEVEL;
const valueAfter = companies.reduce((sum, { value, change }) => sum + value * (1 + change / 100), 0);
const levelAfter = valueAfter / divisor;
const points = (value: number) => `${value < 0 ? '−' : '+'}${decimal(Math.abs(value), 1)}`;

const companyRows = companies.map(({ name, value, change }) => [
  name,
  `${decimal((value / valueBefore) * 100)}%`,
  `${change < 0 ? '−' : '+'}${String(Math.abs(change))}%`,
  points((value * change) / 100 / divisor),
]);

/** A plan for the opening hour, in three products on the same index. */
const ACCOUNT = rules.demoBalance;
const RISK_PERCENT = rules.riskPercent.from;
const ENTRY = exampleLevels['S&P 500'];
const STOP_LOSS = ENTRY - 20;
const TAKE_PROFIT = ENTRY + 40;
const risk = riskAmount(ACCOUNT, RISK_PERCENT);
const stopPoints = distanceInSteps(ENTRY, STOP_LOSS, 1);
const ratio = `1:${decimal(rewardToRisk(ENTRY, STOP_LOSS, TAKE_PROFIT))}`;
const productRows = [
  { name: 'CFD', dollarsAPoint: 1 },
  { name: 'Micro E-mini future', dollarsAPoint: indexFutures.microSp500.multiplier },
  { name: 'E-mini future', dollarsAPoint: indexFutures.sp500.multiplier },
].map(({ name, dollarsAPoint }) => {
  const lossOfOne = stopPoints * dollarsAPoint;
  const count = Math.floor(risk / lossOfOne);
  return [
    name,
    dollars(dollarsAPoint),
    dollars(lossOfOne),
    count === 0 ? `None: one would risk ${decimal((100 * lossOfOne) / ACCOUNT)}%` : decimal(count),
  ];
});

/** A day on which members of the index go ex-dividend. */
const CFDS = 5;
const DIVIDEND_POINTS = 6.5;
const onTheDay = DIVIDEND_POINTS * CFDS;

export const page: CoursePageContent = {
  title: 'Index course: trading whole markets',
  description:
    'A five-module course on stock indices: how they are built, what a point is worth, opening hours, drivers and planning.',
  heading: 'Index course',
  lead: 'Five modules on trading a whole market at once, from how an index is weighted to a plan for the opening hour.',
  searchWords: ['S&P 500'],
  facts: [
    { term: 'Modules', text: '5, the last on a single hour' },
    { term: 'Duration', text: '8-11 hours', means: 'workload' },
    {
      term: 'Practice',
      text: 'Five-minute charts at the open',
    },
    { term: 'Level', text: 'You can place an order with a stop', means: 'level' },
  ],
  outcomes: [
    'Build a small index on paper and say which member moved it.',
    'Turn points into money for a CFD and for a future.',
    'Say what the market is doing before, at and after the opening bell.',
    'Explain why an index rose on a day when most shares fell.',
    'Carry out a written plan for the first hour, or leave it alone.',
  ],
  audience:
    "For people who have a view on the economy and don't want to study individual companies. You should be free when at least one exchange opens, on several days a week.",
  modulesHeading: 'Five modules on a basket of shares',
  modules: [
    {
      title: 'How an index is built',
      hours: '2 hours',
      lessons: [
        'A list of companies, a rule for their weights and a starting value',
        'Weighting by price and weighting by what a company is worth (market capitalisation)',
        'Only the shares that can be traded count (free float)',
        'The number that keeps the level steady when members change (the divisor)',
        "With or without dividends: why the DAX and the FTSE 100 can't be compared directly",
      ],
      outcome: 'Say from the weights alone how far an index moves when one member does.',
      exercise:
        'Invent an index of five companies on paper, with share counts and prices. Work out its level weighted by price and by value. Then split one share four for one. Which of the two levels jumps, and what divisor puts it back?',
    },
    {
      title: 'What a point is worth',
      hours: '1-2 hours',
      lessons: [
        'Points, ticks and the multiplier of a contract',
        'Index CFD, exchange-traded fund and future side by side',
        'The overnight charge (swap) on the full value of the position',
        'Dividend adjustments on the days when members pay out',
      ],
      outcome: 'Work out what a one-point move is worth in any index product your broker offers.',
      exercise:
        "Hold the practice account's smallest S&P 500 position for three nights. Each evening, work out the expected overnight charge from size, level and yearly rate. Next morning, compare it with the account history.",
    },
    {
      title: 'Hours, opens and gaps',
      hours: '2 hours',
      lessons: [
        "The exchange's own hours and the much longer hours of the derivative",
        'The opening auction and the rush of overnight orders',
        "The empty space between yesterday's close and today's open (a gap)",
        'The quiet middle of the day and the closing auction',
        'Half days and holidays: when the index trades thinly',
      ],
      outcome: 'Describe a full day of one index hour by hour, and say during which hours you stay out.',
      exercise:
        "For ten trading days, write down the gap at the open in points. Did the price come back to yesterday's close before the day ended? Ten days prove nothing: how many would you want, and why?",
    },
    {
      title: 'What drives the whole market',
      hours: '1-2 hours',
      lessons: [
        'Interest rates and what future profits are worth today',
        'Results season, and the few members large enough to matter alone',
        "Inflation, jobs and purchasing managers' figures",
        'Breadth: how many members rise and how many fall',
        'Which sectors dominate each index',
      ],
      outcome: "Explain a day's move by weight, sector and news, or admit that none of them fits.",
      exercise:
        "Look up the ten largest members of one index and their weights on the publisher's page. On three days, multiply each weight by that member's change. How much of the index's move did the ten explain?",
    },
    {
      title: 'A plan for the opening hour',
      hours: '2-3 hours',
      lessons: [
        'The range of the first half hour as a reference',
        'A break of the range, and the break that fails',
        'Size from the stop in points, before the bell',
        'One attempt, a time limit and no position left at the close',
        'The calendar check: no plan that spans a central bank decision',
      ],
      outcome: 'Sit through an open with a plan that settles every decision in advance.',
      exercise:
        'In ten opening hours, write down the range and both possible plans at minute thirty. Trade one of them in the practice account only if the price reaches its entry within the hour. Record the days without a trade too.',
    },
  ],
  sections: [
    {
      kind: 'table',
      heading: 'How a stock index is calculated: an example',
      intro: `Three invented companies have a combined value of ${dollars(valueBefore)} million. Divided by ${dollars(divisor)} million (the divisor), that gives an index level of ${decimal(BASE_LEVEL)}.`,
      columns: ['Company', 'Weight', 'Its day', 'Index points'],
      rows: companyRows,
      note: `The index ends at ${decimal(levelAfter, 1)}, up ${decimal((levelAfter / BASE_LEVEL - 1) * 100, 2)}%. Without Harbour it would have fallen.`,
    },
    {
      kind: 'chart',
      heading: 'An opening range breakout',
      intro: `The first six five-minute candles set a range. The plan acts only when a candle closes outside it.`,
      chart: describeChart(
        {
          instrument: 'S&P 500',
          timeframe: '5-minute',
          candles: [
            { open: 7_489, high: 7_494, low: 7_486, close: 7_492 },
            { open: 7_492, high: 7_498, low: 7_490, close: 7_495 },
            { open: 7_495, high: 7_496, low: 7_487, close: 7_488 },
            { open: 7_488, high: 7_490, low: 7_482, close: 7_485 },
            { open: 7_485, high: 7_491, low: 7_484, close: 7_490 },
            { open: 7_490, high: 7_495, low: 7_488, close: 7_493 },
            { open: 7_493, high: 7_497, low: 7_491, close: 7_492 },
            { open: 7_492, high: 7_494, low: 7_487, close: 7_489 },
            { open: 7_489, high: 7_493, low: 7_486, close: 7_491 },
            { open: 7_491, high: 7_497, low: 7_490, close: 7_496 },
            { open: 7_496, high: 7_502, low: 7_495, close: ENTRY },
          ],
          entry: ENTRY,
          stopLoss: STOP_LOSS,
          stopBeyond: 'First half hour',
          takeProfit: TAKE_PROFIT,
          decimals: 0,
          marks: [{ kind: 'range', first: 0, last: 5, brokenBy: 10, label: 'First half hour' }],
          note: { text: 'First close above the range', candle: 10 },
        },
        ({ at, price }) =>
          `In the first thirty minutes the index moves within ${at('First half hour')}. It stays inside for four more candles, then one closes at ${price(ENTRY)}. The plan buys there, with the stop loss under the range at ${price(STOP_LOSS)} and the take profit at ${price(TAKE_PROFIT)}.`,
      ),
    },
    {
      kind: 'table',
      heading: 'CFD, Micro E-mini or E-mini: which fits a 20-point stop',
      intro: `From ${decimal(ENTRY)} to ${decimal(STOP_LOSS)} is ${decimal(stopPoints)} points, and ${String(RISK_PERCENT)}% of ${dollars(ACCOUNT)} is ${dollars(risk)}. What one point is worth decides which product you can use. The E-mini futures follow the S&P 500.`,
      columns: ['Product', 'Value of a point', 'Loss on one at the stop', `How many for ${dollars(risk)}`],
      rows: productRows,
      note: `The plan offers ${ratio} in each. Unlike a CFD, a future can't be cut into smaller pieces. A loss on a future can exceed the deposit.`,
    },
    {
      kind: 'calculator',
      heading: 'What a point is worth to you',
      intro:
        'One Micro E-mini, entered as five dollars a point. For another product, change the units in one lot under Contract.',
      calculator: 'pipValue',
      values: { instrument: 'S&P 500', lots: '1', size: '5' },
    },
    {
      kind: 'workedExample',
      heading: 'How a dividend adjustment works on an index CFD',
      intro: `You hold ${decimal(CFDS)} CFDs overnight at ${decimal(ENTRY)}. Tomorrow several members trade without their dividends, worth ${decimal(DIVIDEND_POINTS, 1)} index points in total. Nothing else happens.`,
      lines: [
        { label: 'The index opens at', value: decimal(ENTRY - DIVIDEND_POINTS, 1) },
        {
          label: `Buyer: ${decimal(DIVIDEND_POINTS, 1)} points × ${decimal(CFDS)}`,
          value: dollars(-onTheDay),
        },
        { label: 'Buyer: adjustment', value: dollars(onTheDay) },
        { label: 'Seller: price', value: dollars(onTheDay) },
        { label: 'Seller: adjustment', value: dollars(-onTheDay) },
      ],
      conclusion:
        "Neither has won or lost. Some brokers credit the buyer a little less, for tax. A buyer's stop only five points away would still have been hit.",
    },
  ],
  callToAction: {
    heading: 'Which open can you watch?',
    text: 'Tell us the exchange and your time zone, so that we can set exercises for hours when you are awake.',
    links: [
      { label: 'Enrol in the index course', to: contactPath('Index course') },
      { label: 'Attend Free Webinar', to: '/services/webinar' },
      { label: 'Choose Your Broker', to: '/ib-partners' },
    ],
  },
  related: [
    { label: 'Indices market guide', to: '/markets/indices' },
    { label: 'Free trading signals', to: '/services/signals' },
    { label: 'Stock market guide', to: '/markets/stocks' },
  ],
};

import { decimal, dollars } from '@/content/format';
import type { CoursePageContent } from '@/content/page';
import { distanceInSteps, profit, rewardToRisk, riskAmount, unitsForRisk } from '@/domain/tradeArithmetic';
import { paths } from '@/paths';

/** Three invented companies, values in millions, and one day's change of each in percent. */
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

/** The plan for the opening hour. One point of one unit is worth a dollar. */
const ACCOUNT = 10_000;
const RISK_PERCENT = 1;
const ENTRY = 5_200;
const STOP_LOSS = 5_180;
const TAKE_PROFIT = 5_240;
const GAP_OPEN = 5_150;
const risk = riskAmount(ACCOUNT, RISK_PERCENT);
const stopPoints = distanceInSteps(ENTRY, STOP_LOSS, 1);
const units = unitsForRisk(risk, stopPoints);
const ratio = `1:${decimal(rewardToRisk(ENTRY, STOP_LOSS, TAKE_PROFIT))}`;
const gapLoss = -profit(ENTRY, GAP_OPEN, units);

const exposure = units * ENTRY;
const YEARLY_RATE_PERCENT = 7;
const DAYS_A_YEAR = 365;
const nightCost = (exposure * YEARLY_RATE_PERCENT) / 100 / DAYS_A_YEAR;

export const page: CoursePageContent = {
  title: 'Index course: trading whole markets',
  description:
    'A five-module course on stock indices: how they are built, what a point is worth, opening hours, drivers and planning.',
  heading: 'Index course',
  lead: 'Five modules on trading a whole market at once, from how an index is weighted to a plan for the opening hour.',
  facts: [
    { term: 'Modules', text: '5, the last on a single hour' },
    { term: 'Duration', text: '8-11 hours' },
    {
      term: 'Practice',
      text: 'Five-minute charts at the open',
    },
    { term: 'Level', text: 'You can place an order with a stop' },
  ],
  outcomes: [
    'Build a small index by hand and say which member moved it.',
    'Turn points into money for a CFD and for a future.',
    'Say what the market is doing before, at and after the opening bell.',
    'Explain a rise in the index on a day when most shares fell.',
    'Carry out, or leave alone, a written plan for the first hour.',
  ],
  audience:
    'For people who have a view of the economy and no wish to study single companies. You should be free at the opening hour of at least one exchange, on several days a week.',
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
        'With or without dividends: why the DAX and the FTSE 100 cannot be compared directly',
      ],
      outcome: 'Say from the weights alone how far an index moves when one member does.',
      exercise:
        'Invent an index of five companies on paper, with share counts and prices. Work out its level weighted by price and by value. Then split one share four for one: which of the two levels jumps, and what divisor puts it back?',
    },
    {
      title: 'What a point is worth',
      hours: '1-2 hours',
      lessons: [
        'Points, ticks and the multiplier of a contract',
        'Index CFD, exchange-traded fund and future side by side',
        'Overnight financing on the full value of the position',
        'Dividend adjustments on the days when members pay out',
      ],
      outcome: 'Find the money behind a one-point move in any index product your broker offers.',
      exercise:
        'Hold the smallest demo position in one index for three nights. Each evening, work out the expected charge from the size, the level and the yearly rate in the specification; next morning, compare it with the account history.',
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
      outcome: 'Describe a full day of one index by the hour, and the hours at which you stay out.',
      exercise:
        "For ten trading days, write the gap at the open in points and whether the price came back to yesterday's close before the day ended. Ten days prove nothing: say how many you would want, and why.",
    },
    {
      title: 'What drives the whole market',
      hours: '1-2 hours',
      lessons: [
        'Interest rates and the worth of future profits',
        'Results season, and the few members large enough to matter alone',
        "Inflation, jobs and purchasing managers' figures",
        'Breadth: how many members rise and how many fall',
        'Which sectors each index is full of',
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
        'One attempt, a time limit and a flat close',
        'The calendar check: no plan across a central bank decision',
      ],
      outcome: 'Sit through an open with a plan that takes every decision in advance.',
      exercise:
        'On ten opening hours, write the range and both possible plans at minute thirty, then trade on demo only if the price gets there within the hour. Record the days without a trade with the same care.',
    },
  ],
  sections: [
    {
      kind: 'table',
      heading: 'An index of three companies, built by hand',
      intro: `Module one in miniature. The companies are invented; together they are worth ${dollars(valueBefore)} million. Divided by ${dollars(divisor)} million (the divisor), that is a level of ${decimal(BASE_LEVEL)}.`,
      columns: ['Company', 'Weight', 'Its day', 'Index points'],
      rows: companyRows,
      note: `The index ends at ${decimal(levelAfter, 1)}, up ${decimal((levelAfter / BASE_LEVEL - 1) * 100, 2)}%. Without Harbour it would have fallen: one name of three made the day.`,
    },
    {
      kind: 'chart',
      heading: 'The first half hour as a frame',
      intro:
        'Invented five-minute prices. The first six candles set a range; the plan acts only when a candle closes outside it.',
      chart: {
        instrument: 'Stock index CFD',
        timeframe: '5-minute',
        candles: [
          { open: 5_189, high: 5_194, low: 5_186, close: 5_192 },
          { open: 5_192, high: 5_198, low: 5_190, close: 5_195 },
          { open: 5_195, high: 5_196, low: 5_187, close: 5_188 },
          { open: 5_188, high: 5_190, low: 5_182, close: 5_185 },
          { open: 5_185, high: 5_191, low: 5_184, close: 5_190 },
          { open: 5_190, high: 5_195, low: 5_188, close: 5_193 },
          { open: 5_193, high: 5_197, low: 5_191, close: 5_192 },
          { open: 5_192, high: 5_194, low: 5_187, close: 5_189 },
          { open: 5_189, high: 5_193, low: 5_186, close: 5_191 },
          { open: 5_191, high: 5_197, low: 5_190, close: 5_196 },
          { open: 5_196, high: 5_202, low: 5_195, close: ENTRY },
        ],
        entry: ENTRY,
        stopLoss: STOP_LOSS,
        takeProfit: TAKE_PROFIT,
        decimals: 0,
        note: { text: 'First close above the range 5,182-5,198', candle: 10 },
        description: `Eleven 5-minute candles. In the first thirty minutes the index moves between 5,182 and 5,198. It stays inside for four more candles, then one closes at ${decimal(ENTRY)}. The plan buys there, with the stop loss under the range at ${decimal(STOP_LOSS)} and the take profit at ${decimal(TAKE_PROFIT)}.`,
      },
    },
    {
      kind: 'workedExample',
      heading: 'The opening plan in money',
      intro: `One unit gains or loses a dollar with each point. The demo account holds ${dollars(ACCOUNT)}, and the plan may lose ${String(RISK_PERCENT)}% of it.`,
      lines: [
        { label: `From ${decimal(ENTRY)} to ${decimal(STOP_LOSS)}`, value: `${decimal(stopPoints)} points` },
        { label: `${dollars(risk)} over ${decimal(stopPoints)} points`, value: `${decimal(units)} units` },
        { label: `Result at ${decimal(TAKE_PROFIT)}`, value: dollars(profit(ENTRY, TAKE_PROFIT, units)) },
        { label: 'Size of what is traded', value: dollars(exposure) },
        {
          label: `One night at ${String(YEARLY_RATE_PERCENT)}% a year, divided by ${String(DAYS_A_YEAR)}`,
          value: dollars(nightCost),
        },
      ],
      conclusion: `The plan stands at ${ratio} and is closed the same day, so the night is not paid. Some brokers divide by 360 days; the specification says which.`,
    },
    {
      kind: 'warning',
      heading: 'A stop does not work while the market is shut',
      paragraphs: [
        `Suppose the position above were kept overnight and the index opened at ${decimal(GAP_OPEN)}. The stop at ${decimal(STOP_LOSS)} would be filled at the open, and the loss would be ${dollars(gapLoss)} where ${dollars(risk)} was planned: ${decimal(gapLoss / risk, 1)} times as much.`,
        'Derivatives on the large indices pause only briefly on weekdays, but over the weekend the same can happen to them.',
      ],
    },
  ],
  callToAction: {
    heading: 'Which open can you watch?',
    text: 'Tell us the exchange and your time zone, so that the exercises can be set for hours at which you are awake.',
    links: [
      { label: 'Enrol in the index course', to: paths.contact },
      { label: 'Attend Free Webinar', to: paths.services.webinar },
      { label: 'Choose Your Broker', to: paths.ibPartners },
    ],
  },
  related: [
    { label: 'Indices market guide', to: paths.markets.indices },
    { label: 'Free trading signals', to: paths.services.signals },
    { label: 'Stock market guide', to: paths.markets.stocks },
  ],
};

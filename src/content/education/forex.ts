import { decimal, dollars } from '@/content/format';
import type { CoursePageContent } from '@/content/page';
import {
  STANDARD_LOT_UNITS,
  distanceInSteps,
  marginFor,
  pipValue,
  profit,
  rewardToRisk,
  riskAmount,
  unitsForRisk,
} from '@/domain/tradeArithmetic';
import { paths } from '@/paths';

const PIP = 0.0001;
const price = (value: number) => decimal(value, 4);

/** A pair that is sold: the rate falls, the position gains. */
const ACCOUNT = 10_000;
const RISK_PERCENT = 2;
const ENTRY = 0.664;
const STOP_LOSS = 0.669;
const TAKE_PROFIT = 0.653;
const MICRO_LOT_UNITS = 1_000;
const risk = riskAmount(ACCOUNT, RISK_PERCENT);
const stopPips = distanceInSteps(ENTRY, STOP_LOSS, PIP);
const targetPips = distanceInSteps(ENTRY, TAKE_PROFIT, PIP);
const units = Math.floor(Math.round(unitsForRisk(risk, stopPips * PIP)) / MICRO_LOT_UNITS) * MICRO_LOT_UNITS;
const ratio = `1:${decimal(rewardToRisk(ENTRY, STOP_LOSS, TAKE_PROFIT), 1)}`;

/** A cross whose profit is in pounds. */
const CROSS_UNITS = 20_000;
const POUND_IN_DOLLARS = 1.264;
const crossPipInPounds = pipValue(CROSS_UNITS, PIP);

/** One day of interest between two currencies, for the overnight charge. */
const SWAP_UNITS = 10_000;
const SWAP_RATE = 1.27;
const YEARLY_COST_PERCENT = 2.5;
const DAYS_A_YEAR = 365;
const swapPerNight = (SWAP_UNITS * SWAP_RATE * YEARLY_COST_PERCENT) / 100 / DAYS_A_YEAR;

/** What the leverage invites: one account, its whole deposit used as margin. */
const SMALL_ACCOUNT = 1_000;
const leverageRows = [30, 100, 500].map((leverage) => {
  const position = SMALL_ACCOUNT * leverage;
  return [
    `1:${String(leverage)}`,
    dollars(position),
    `${decimal((marginFor(position, leverage) / position) * 100, 2)}%`,
  ];
});

export const page: CoursePageContent = {
  title: 'Forex course: pairs, pips and sessions',
  description:
    'A five-module course on currency pairs: quotes, pips and lots, sessions, what moves rates, and a written trading plan.',
  heading: 'Forex course',
  lead: 'Five modules take you from reading a quote to planning a currency trade with its size and its stop.',
  facts: [
    { term: 'Modules', text: '5, from the quote to the plan' },
    { term: 'Duration', text: '9-11 hours' },
    { term: 'Practice', text: 'A demo account with currency pairs' },
    { term: 'Level', text: 'Open to newcomers' },
  ],
  outcomes: [
    'Say which currency you hold and which you owe in any pair, bought or sold.',
    'Turn pips into your own money, also when the pair does not contain it.',
    'Choose trading hours by what is open, in GMT and where you live.',
    'Name the release that could hurt an open position this week.',
    'Write a currency plan with entry, stop, target and size.',
  ],
  audience:
    'You may come from the beginner course or straight from a holiday on which you noticed that the rate had changed. What you need is patience for arithmetic in four decimals.',
  modulesHeading: 'Five modules on currency pairs',
  modules: [
    {
      title: 'Two currencies, one price',
      hours: '2 hours',
      lessons: [
        'Base and quote: what you own and what you owe',
        'Majors, crosses and exotics, and why their spreads differ',
        'Spot, CFD and future: three ways to the same rate',
        'The names of the pairs and the order in which they are written',
      ],
      outcome: 'Say in one sentence what selling EUR/GBP means, without thinking of the dollar.',
      exercise:
        'List the pairs your demo platform offers. Sort them into majors, crosses and exotics and write the spread beside each. Work out how many times dearer the dearest is than the cheapest.',
    },
    {
      title: 'Pips, lots and margin',
      hours: '2 hours',
      lessons: [
        'The pip and the tenth of a pip behind it',
        'Pip value in the quote currency and its conversion into yours',
        'Margin, free margin and the margin call',
        'What a leverage up to 1:500 means for a small account',
      ],
      outcome: 'Work out margin and pip value of a position before the platform shows them.',
      exercise:
        "Fill in a table of four pairs by three sizes: value of a pip in your currency, margin at your account's leverage. Check two of the twelve boxes with demo orders and explain any difference.",
    },
    {
      title: 'The trading day',
      hours: '1-2 hours',
      lessons: [
        'Sydney, Tokyo, London, New York: who is at work',
        'Overlaps, and what more participants do to the spread',
        "The day's end in New York, the wider spread around it, and the swap",
        'Why a three-day swap is usually booked in midweek',
      ],
      outcome: 'Name two hours of your own day that suit your pair, and two to avoid.',
      exercise:
        'For five working days, note the range of one pair in each session from the hourly chart, highest minus lowest. Average the five days. Is the session you can trade the one in which the pair moves?',
    },
    {
      title: 'Why rates move',
      hours: '2 hours',
      lessons: [
        'Interest rates, and what is already expected of them',
        'Inflation, jobs and growth figures: actual against forecast',
        'Central bank meetings, minutes and speeches',
        'Currencies sought in fear and currencies sold in it',
      ],
      outcome: 'Read a week of the economic calendar and mark the two entries that concern your pair.',
      exercise:
        'Choose one release. Before it, write the forecast and which way you think the rate goes if the figure is higher. Afterwards, note the first fifteen minutes and the next four hours. Do this for six releases and count how often the first move lasted.',
    },
    {
      title: 'A written currency plan',
      hours: '2-3 hours',
      lessons: [
        'One pair, one timeframe, one reason to enter',
        'Placing the stop where the reason ends, then the size',
        'Orders around news: stay out, close before, or accept the jump',
        'Two dollar pairs are often one position: counting it once',
        'The journal page for a currency trade',
      ],
      outcome: 'Put a plan for next week on one page, with nothing left to decide at the screen.',
      exercise:
        'On Sunday write plans for two pairs, each with 1-2% at risk and a target at 1:2 or better. Trade them on demo for the week exactly as written. On Friday mark in red every line you broke.',
    },
  ],
  sections: [
    {
      kind: 'sessions',
      heading: 'The hours of module three',
      intro:
        'London and New York share the afternoon from 13:00 to 17:00 GMT, Tokyo and London one hour from 08:00. London, New York and Sydney each put their clocks forward in their own summer, and the true hours move with them.',
    },
    {
      kind: 'workedExample',
      heading: 'Selling a pair, from the stop to the lot',
      intro: `For example, you expect the Australian dollar to weaken and sell AUD/USD at ${price(ENTRY)}. The stop stands above, at ${price(STOP_LOSS)}; ${String(RISK_PERCENT)}% of ${dollars(ACCOUNT)} is the upper end of what we advise.`,
      lines: [
        { label: 'May be lost', value: dollars(risk) },
        { label: `Up from ${price(ENTRY)} to ${price(STOP_LOSS)}`, value: `${decimal(stopPips)} pips` },
        { label: 'Units, in whole micro lots', value: decimal(units) },
        { label: 'Lots to type into the ticket', value: decimal(units / STANDARD_LOT_UNITS, 2) },
        { label: `Stopped out at ${price(STOP_LOSS)}`, value: dollars(profit(ENTRY, STOP_LOSS, -units)) },
        {
          label: `Target at ${price(TAKE_PROFIT)}, ${decimal(targetPips)} pips lower`,
          value: dollars(profit(ENTRY, TAKE_PROFIT, -units)),
        },
      ],
      conclusion: `Risk to reward is ${ratio}. A seller pays the spread on the way out, so the stop is hit when the ask reaches it, a little before the chart of bid prices does.`,
    },
    {
      kind: 'definitions',
      heading: 'Two sums that surprise newcomers',
      rows: [
        {
          term: 'A pair without your currency',
          text: `With ${decimal(CROSS_UNITS)} units of EUR/GBP one pip is ${decimal(crossPipInPounds, 2)} pounds. At, for example, ${price(POUND_IN_DOLLARS)} dollars to the pound that is ${dollars(crossPipInPounds * POUND_IN_DOLLARS)} for a dollar account.`,
        },
        {
          term: 'The price of a night',
          text: `If holding ${decimal(SWAP_UNITS)} pounds against dollars costs, for example, ${decimal(YEARLY_COST_PERCENT, 1)}% a year at a rate of ${decimal(SWAP_RATE, 2)}, one night takes ${dollars(swapPerNight)}. Over thirty nights it adds up to ${dollars(swapPerNight * 30)}, more than most spreads.`,
        },
      ],
    },
    {
      kind: 'table',
      heading: 'If the whole deposit became margin',
      intro: `An account of ${dollars(SMALL_ACCOUNT)} opens the largest position its leverage permits. The last column is the move against it that equals the entire deposit; the broker would close the position well before.`,
      columns: ['Leverage', 'Largest position', 'Move that equals the deposit'],
      rows: leverageRows,
      note: 'Major pairs often travel half a percent or more in a day. The figure on the account is a ceiling, and module two teaches you to stay far below it.',
    },
  ],
  callToAction: {
    heading: 'Choose one pair and begin',
    text: 'Tell us which pair you want to learn on and which hours you have. The broker page shows what our partners say about spreads and leverage, side by side.',
    links: [
      { label: 'Enrol in the forex course', to: paths.contact },
      { label: 'Choose Your Broker', to: paths.ibPartners },
    ],
  },
  related: [
    { label: 'Forex market guide', to: paths.markets.forex },
    { label: 'Webinar training', to: paths.services.webinar },
    { label: 'Index course', to: paths.education.indices },
  ],
};

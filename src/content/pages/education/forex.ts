import { decimal, dollars } from '@/content/format';
import type { CoursePageContent } from '@/content/page';
import { europe, retailCap } from '@/content/regulators';
import { rules, statements } from '@/content/rules';
import {
  STANDARD_LOT_UNITS,
  marginFor,
  pipValue,
  profit,
  riskAmount,
  unitsForRisk,
} from '@/domain/calculators/tradeArithmetic';
import { contactPath } from '@/content/contactAbout';

const PIP = 0.0001;
const MICRO_LOT_UNITS = 1_000;
const price = (value: number) => decimal(value, 4);
const euros = (amount: number) => `€${decimal(amount, Number.isInteger(amount) ? 0 : 2)}`;
const inMicroLots = (units: number) => Math.floor(Math.round(units) / MICRO_LOT_UNITS) * MICRO_LOT_UNITS;
const ACCOUNT = rules.demoBalance;

/** The same risk with stops at three distances, and the leverage that each plan actually uses. */
const RISK_PERCENT = rules.riskPercent.to;
const ENTRY = 1.085;
const risk = riskAmount(ACCOUNT, RISK_PERCENT);
const leverageRows = [20, 50, 100].map((stopPips) => {
  const units = inMicroLots(unitsForRisk(risk, stopPips * PIP));
  const value = units * ENTRY;
  return [
    `${String(stopPips)} pips`,
    decimal(units / STANDARD_LOT_UNITS, 2),
    dollars(value),
    `1:${decimal(value / ACCOUNT, 1)}`,
    dollars(Math.round(marginFor(value, retailCap))),
  ];
});

/** An account in euros and a pair without the euro: the loss is in dollars. */
const EURO_RISK = riskAmount(ACCOUNT, rules.riskPercent.from);
const EURO_IN_DOLLARS = 1.08;
const EURO_STOP_PIPS = 50;
const exactUnits = unitsForRisk(EURO_RISK * EURO_IN_DOLLARS, EURO_STOP_PIPS * PIP);
const euroUnits = inMicroLots(exactUnits);
const euroPip = pipValue(euroUnits, PIP);

/** An overnight charge in pips per night, from one Monday to the next. */
const SWAP_LOTS = 0.5;
const SWAP_PIPS = 0.72;
const NIGHTS = 7;
const swapPip = pipValue(SWAP_LOTS * STANDARD_LOT_UNITS, PIP);
const swapNight = SWAP_PIPS * swapPip;
const swapWeek = swapNight * NIGHTS;

/** An account on its way to a margin call. */
const BALANCE = 1_000;
const CALL_UNITS = 20_000;
const CALL_ENTRY = 1.08;
const CALL_PERCENT = 100;
const STOP_OUT_PERCENT = europe.closeOutPercent;
const margin = marginFor(CALL_UNITS * CALL_ENTRY, retailCap);
const priceAtLevel = (percent: number) => CALL_ENTRY - (BALANCE - (margin * percent) / 100) / CALL_UNITS;
const marginRow = (rate: number, what: string): readonly string[] => {
  const result = profit(CALL_ENTRY, rate, CALL_UNITS);
  const equity = BALANCE + result;
  return [
    price(rate),
    dollars(Math.round(result)),
    dollars(Math.round(equity)),
    `${decimal((equity / margin) * 100)}%`,
    what,
  ];
};

export const page: CoursePageContent = {
  title: 'Forex course: pairs, pips and sessions',
  description:
    'A five-module course on currency pairs: quotes, pips and lots, sessions, what moves rates, and a written trading plan.',
  heading: 'Forex course',
  lead: 'Five modules take you from reading a quote to planning a currency trade with its size and its stop.',
  facts: [
    { term: 'Modules', text: '5, from the quote to the plan' },
    { term: 'Duration', text: '9-11 hours', means: 'workload' },
    { term: 'Practice', text: 'The practice account, with three pairs' },
    { term: 'Level', text: 'After the beginner course', means: 'level' },
  ],
  outcomes: [
    'Say which currency you own and which you owe in any pair, bought or sold.',
    "Turn pips into your own currency, even when the pair doesn't contain it.",
    'Choose trading hours by which markets are open, in GMT and where you live.',
    'Name the news release that could hurt an open position this week.',
    'Write a currency plan with entry, stop, target and size.',
  ],
  audience:
    'You have taken the beginner course, or already know orders and margin. Perhaps a holiday showed you how an exchange rate can change. You also need patience for sums with four decimal places.',
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
        'List the pairs in the price list of a bank, a newspaper or any broker, sorted into majors, crosses and exotics, with the spread next to each. What multiple of the narrowest spread is the widest?',
    },
    {
      title: 'Pips, lots and margin',
      hours: '2 hours',
      lessons: [
        'The pip and the tenth of a pip after it',
        'Pip value in the quote currency and its conversion into yours',
        'Margin, free margin and the margin call',
        'What leverage up to 1:500 means for a small account',
      ],
      outcome: "Work out a position's margin and pip value before the platform shows them.",
      exercise:
        'Fill in a table of four pairs by three sizes: the value of a pip in your currency, and the margin at 1:30. Compare two of the twelve cells with a practice account ticket and explain any difference.',
    },
    {
      title: 'The trading day',
      hours: '1-2 hours',
      lessons: [
        'Sydney, Tokyo, London, New York: who is trading when',
        'Overlaps, and what more participants do to the spread',
        "The day's end in New York, the wider spread around it, and the overnight charge (swap)",
        'Why a charge for three nights is usually booked in midweek',
      ],
      outcome: 'Name two hours of your own day that suit your pair, and two to avoid.',
      exercise:
        "For five working days, note one pair's range in each session from the hourly chart: highest price minus lowest. Average each session over the five days. Does the pair move in the session you can trade?",
    },
    {
      title: 'Why rates move',
      hours: '2 hours',
      lessons: [
        'Interest rates, and what is already expected of them',
        'Inflation, jobs and growth figures: actual against forecast',
        'Central bank meetings, minutes and speeches',
        'Safe havens in a scare, and the currencies people sell to buy them',
      ],
      outcome: 'Read a week of the economic calendar and mark the two entries that concern your pair.',
      exercise:
        'Choose one release. Before it, write down the forecast and which way you think the rate will go if the figure is higher. Afterwards, note the first fifteen minutes and the next four hours. After six releases, count how often the first move lasted.',
    },
    {
      title: 'A written currency plan',
      hours: '2-3 hours',
      lessons: [
        'One pair, one timeframe, one reason to enter',
        'Placing the stop where the reason no longer holds, then the size',
        'Orders around news: stay out, close before, or accept the jump',
        'Two dollar pairs are often one position: counting it once',
        'The journal page for a currency trade',
      ],
      outcome: 'Put a plan for next week on one page, with nothing left to decide at the screen.',
      exercise:
        'On Sunday, write plans for two pairs, each with 1-2% at risk and a target at 1:2 or better. Trade them for a week in the practice account exactly as written. On Friday, mark in red every line you broke.',
    },
  ],
  sections: [
    {
      kind: 'sessions',
      heading: 'Forex trading sessions in GMT',
      intro:
        'London and New York overlap from 13:00 to 17:00 GMT, Tokyo and London from 08:00 to 09:00. These are standard-time hours: Sydney, London and New York put their clocks forward in their own summers, and Tokyo never does.',
    },
    {
      kind: 'workedExample',
      heading: 'Pip value when your account is in euros',
      intro: `You trade GBP/USD with a ${String(EURO_STOP_PIPS)}-pip stop and may lose ${euros(EURO_RISK)}, 1% of a ${euros(ACCOUNT)} account. The loss is in dollars. Say a euro costs ${price(EURO_IN_DOLLARS)} dollars.`,
      lines: [
        {
          label: `Risk in dollars: ${euros(EURO_RISK)} × ${price(EURO_IN_DOLLARS)}`,
          value: dollars(EURO_RISK * EURO_IN_DOLLARS),
        },
        {
          label: `Divided by $${decimal(EURO_STOP_PIPS * PIP, 4)} lost on each unit`,
          value: `${decimal(exactUnits)} units`,
        },
        { label: 'Rounded down to whole micro lots', value: `${decimal(euroUnits)} units` },
        {
          label: 'One pip at that size',
          value: `${dollars(euroPip)}, or ${euros(euroPip / EURO_IN_DOLLARS)}`,
        },
        {
          label: `Loss at the stop, ${String(EURO_STOP_PIPS)} pips`,
          value: euros((euroPip * EURO_STOP_PIPS) / EURO_IN_DOLLARS),
        },
      ],
      conclusion:
        'The pip value is always in the quote currency first. Convert your risk into that currency, and the rest of the calculation stays the same.',
    },
    {
      kind: 'table',
      heading: 'How much leverage a planned trade really uses',
      intro: `You buy EUR/USD at ${price(ENTRY)} and risk ${String(RISK_PERCENT)}% of ${dollars(ACCOUNT)}, with the stop at three distances. The leverage used is the value of the position divided by the account.`,
      columns: ['Stop', 'Lots', 'Position', 'Leverage used', `Margin at 1:${String(retailCap)}`],
      rows: leverageRows,
      note: `Even the closest stop needs far less than 1:${String(retailCap)}. Leverage up to 1:${String(rules.maxLeverage)} adds nothing to trades like these.`,
    },
    {
      kind: 'workedExample',
      heading: 'What the overnight charge (swap) costs over a week',
      intro: `Say your broker charges ${decimal(SWAP_PIPS, 2)} pips a night on the pair you bought, with the dollar second, and you hold ${decimal(SWAP_LOTS, 2)} lots from one Monday to the next. With most pairs, the weekend's nights are booked on Wednesday, as a triple charge.`,
      lines: [
        { label: 'One pip at that size', value: dollars(swapPip) },
        { label: `One night: ${decimal(SWAP_PIPS, 2)} × ${dollars(swapPip)}`, value: dollars(swapNight) },
        { label: 'Wednesday, three nights', value: dollars(swapNight * 3) },
        { label: `The week, ${String(NIGHTS)} nights`, value: dollars(swapWeek) },
        { label: 'The same charge in pips', value: decimal(SWAP_PIPS * NIGHTS, 1) },
      ],
      conclusion:
        'A charge smaller than the spread on day one adds up to several times the spread a week later. The other side of the trade may be paid instead, though usually less.',
    },
    {
      kind: 'table',
      heading: 'How a margin call happens, price by price',
      intro: `With ${dollars(BALANCE)} in your account, you buy ${decimal(CALL_UNITS)} units of EUR/USD at ${price(CALL_ENTRY)}. At 1:${String(retailCap)} that ties up ${dollars(margin)} of margin and leaves ${dollars(BALANCE - margin)} free. Equity is the balance plus the open result; the margin level is equity divided by margin.`,
      columns: ['Price', 'Open result', 'Equity', 'Margin level', 'What happens'],
      rows: [
        marginRow(CALL_ENTRY, 'The position is opened'),
        marginRow(1.072, 'Nothing yet'),
        marginRow(priceAtLevel(CALL_PERCENT), 'Margin call: no free margin is left'),
        marginRow(1.056, 'No new trades; you can close or pay in'),
        marginRow(priceAtLevel(STOP_OUT_PERCENT), 'Stop-out: the broker closes the position'),
      ],
      note: `Many brokers warn at ${String(CALL_PERCENT)}%. In the EU, the UK and Australia they must close a retail client's positions at ${String(STOP_OUT_PERCENT)}% of the margin; elsewhere levels differ. ${statements.retailCaps}`,
    },
    {
      kind: 'calculator',
      heading: 'Find the stop-out of another position',
      intro:
        'The last row of the table, calculated. Halve the lots, and the price can fall more than twice as far.',
      calculator: 'margin',
      values: {
        instrument: 'EUR/USD',
        lots: String(CALL_UNITS / STANDARD_LOT_UNITS),
        price: price(CALL_ENTRY),
        leverage: String(retailCap),
        account: String(BALANCE),
        stopOut: String(STOP_OUT_PERCENT),
      },
    },
  ],
  callToAction: {
    heading: 'Choose one pair and begin',
    text: 'Tell us which pair you want to learn on and which hours suit you. The broker page lists what our partners say about spreads and leverage.',
    links: [
      { label: 'Enrol in the forex course', to: contactPath('Forex course') },
      { label: 'Choose Your Broker', to: '/ib-partners' },
    ],
  },
  related: [
    { label: 'Forex market guide', to: '/markets/forex' },
    { label: 'Webinar training', to: '/services/webinar' },
    { label: 'Index course', to: '/education/indices' },
  ],
};

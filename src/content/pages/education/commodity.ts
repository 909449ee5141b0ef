import { exampleLevels } from '@/content/exampleLevels';
import { decimal, dollars } from '@/content/format';
import { describeChart } from '@/content/markedChart';
import type { CoursePageContent } from '@/content/page';
import { rules, statements } from '@/content/rules';
import { futures } from '@/domain/trading/futures';
import { pipValue, riskAmount, unitsForRisk } from '@/domain/calculators/tradeArithmetic';
import { contactPath } from '@/content/contactAbout';

const ACCOUNT = rules.demoBalance;
const RISK_PERCENT = rules.riskPercent.from;
const risk = riskAmount(ACCOUNT, RISK_PERCENT);

/** A short oil trade, with barrels as units. */
const OIL_ENTRY = 72.4;
const OIL_STOP = 73.2;
const OIL_TARGET = 70.8;

/** A gold trade whose exact size does not exist, so it is rounded down. */
const OUNCES_IN_LOT = futures.gold.size;
const GOLD_ENTRY = exampleLevels.Gold;
const GOLD_STOP = GOLD_ENTRY - 24;
const exactOunces = unitsForRisk(risk, GOLD_ENTRY - GOLD_STOP);
const ounces = Math.floor(exactOunces);
const COARSE_STEP = 0.1;
const coarseOunces = OUNCES_IN_LOT * COARSE_STEP;

/** Rolling in contango: each later month costs more and falls towards the price of the nearest. */
const BARRELS = 100;
const NEAREST = 72.4;
const STEP = 0.45;
const MONTHS = 6;
const rollPerMonth = STEP * BARRELS;
const rollPerBarrel = STEP * MONTHS;

/** Standard contracts on US exchanges, each with a name for its tick. */
const contracts = [
  { ...futures.gold, tickText: '$0.10 an ounce' },
  { ...futures.silver, tickText: '$0.005 an ounce' },
  { ...futures.wti, tickText: '$0.01 a barrel' },
  { ...futures.corn, tickText: 'a quarter of a cent a bushel' },
];

export const page: CoursePageContent = {
  title: 'Commodity course: gold, oil and harvests',
  description:
    'A five-module course on commodities: contracts and quotes, precious metals, energy, agriculture, and managing the risk.',
  heading: 'Commodity course',
  lead: 'Five modules on metals, energy and crops: how they are quoted, what moves them, and how to size a position in them.',
  facts: [
    { term: 'Modules', text: '5, from contract to risk' },
    { term: 'Duration', text: '9-12 hours', means: 'workload' },
    { term: 'Practice', text: 'The practice account, with gold and oil' },
    { term: 'Level', text: 'After the beginner course', means: 'level' },
  ],
  outcomes: [
    'Read a contract specification: how much of what, in what steps, until when.',
    "Explain why gold can rise when interest rates fall, and when it doesn't.",
    'Follow a weekly inventory report and say in advance what would be a surprise.',
    'Name the weeks of the year in which the weather matters most to a crop.',
    'Say what happens to your position when a contract ends.',
  ],
  audience:
    'For people who would rather think about oil tanks and rainfall than company accounts. Some feeling for currencies helps, because nearly everything here is priced in dollars.',
  modulesHeading: 'Five modules, from the contract to the risk',
  modules: [
    {
      title: 'Contracts and quotes',
      hours: '2 hours',
      lessons: [
        'An agreement to deliver on a date (a future), and what a CFD copies from it',
        'Contract size, price step (tick) and what one tick is worth',
        'Delivery months and the last trading day',
        'Grades: why Brent and WTI, or robusta and arabica, have separate prices',
      ],
      outcome: 'Work out from a specification how much a move of one tick gains or loses.',
      exercise:
        'Find the specification of gold, oil and one crop on the website of an exchange. Write size, tick and trading hours in a table, and work out what each tick is worth. Confirm gold or oil with an order of the smallest size in the practice account.',
    },
    {
      title: 'Precious metals',
      hours: '2 hours',
      lessons: [
        "Gold pays no interest: its rival is the real interest rate, what's left after inflation",
        'The dollar as the unit of account',
        'Silver: jewellery, coins and factories in one market',
        'Platinum and palladium in car exhausts',
        'Central banks as buyers and sellers',
        'Who holds the futures: reading the weekly Commitments of Traders',
      ],
      outcome: "Say which of gold's usual drivers explains a day's move, and admit it when none does.",
      exercise:
        'For three weeks, note the daily change in gold, in the dollar against the euro and in the ten-year US yield. Count how often gold moved in the opposite direction to each of the other two. Write down the days on which the rule failed and what the news said.',
    },
    {
      title: 'Energy',
      hours: '2-3 hours',
      lessons: [
        'Crude oil: producers, refineries, storage tanks',
        'OPEC+ meetings and the difference between a quota and what is pumped',
        "Weekly US inventories, and why it's the surprise that counts, not the figure",
        'Natural gas: heating, cooling and how full the caverns are',
        'When the nearest contract costs less than the later ones (contango), or more (backwardation)',
      ],
      outcome: 'Prepare for an inventory report with two written scenarios and no open order.',
      exercise:
        'On four report days, write down the expected change in crude inventories beforehand and the actual one after. Sketch the next hour on the chart. Did the size of the move match the size of the surprise?',
    },
    {
      title: 'Agriculture',
      hours: '1-2 hours',
      lessons: [
        'Planting, flowering, harvest: the calendar for grains north and south of the equator',
        'The monthly supply and demand estimates of the US Department of Agriculture (WASDE)',
        'Coffee, cocoa and sugar: a few countries export most of them, so one drought matters',
        'Days on which the exchange stops a price from moving further (a limit move)',
      ],
      outcome: 'Draw the yearly cycle of one crop and shade the weeks in which its price is most nervous.',
      exercise:
        'Take one crop. On a strip of paper with twelve months, mark planting and harvest for its two largest exporters and the dates of the estimates. Lay it under a weekly chart of the last three years and mark where the largest moves fall.',
    },
    {
      title: 'Managing the risk',
      hours: '2-3 hours',
      lessons: [
        'Size from the stop when the unit is a barrel or an ounce',
        "Rounding down when the exact size doesn't exist",
        'Rolling into the next contract, and what the chart shows on that day',
        'Gaps after weekends and reports',
        'Gold and silver, or Brent and WTI, at once: one opinion, two spreads',
      ],
      outcome: 'Plan a commodity trade and say beforehand what a gap through the stop would cost.',
      exercise:
        'Write a plan for gold and one for oil, each risking 1% of $10,000 in the practice account. Before you enter, work out the loss if the market opens two stop distances beyond your stop. Could you bear it?',
    },
  ],
  sections: [
    {
      kind: 'table',
      heading: 'Contract sizes and tick values: gold, silver, oil, corn',
      intro:
        "Standard futures of the large US exchanges. A broker's CFD may be a hundredth of these, so check its own specification.",
      columns: ['Commodity', 'One contract', 'Smallest step', 'Value of one step'],
      rows: contracts.map(({ name, size, unit, tick, tickText }) => [
        name,
        `${decimal(size)} ${unit}`,
        tickText,
        dollars(pipValue(size, tick)),
      ]),
      note: 'Half a cent on silver looks like nothing until you multiply it by the contract.',
    },
    {
      kind: 'chart',
      heading: 'Old support turned resistance: an oil chart',
      intro: `Oil turned up twice at the same level, broke it and has come back to it from below. Sellers who wait for such a return know exactly where they'd be wrong. Their target requires a new low, so the last one has to give way first. A stricter plan sets its target above that low, and finds no trade here. ${statements.invented}`,
      chart: describeChart(
        {
          instrument: 'Oil (WTI)',
          timeframe: '4-hour',
          candles: [
            { open: 74.9, high: 75.35, low: 74.75, close: 75.2 },
            { open: 75.2, high: 75.75, low: 75.05, close: 75.6 },
            { open: 75.6, high: 75.7, low: 74.95, close: 75.1 },
            { open: 75.1, high: 75.2, low: 74.15, close: 74.3 },
            { open: 74.3, high: 74.45, low: 73.45, close: 73.6 },
            { open: 73.6, high: 73.7, low: 72.8, close: 73.0 },
            { open: 73.0, high: 73.6, low: 72.9, close: 73.45 },
            { open: 73.45, high: 74.2, low: 73.35, close: 74.05 },
            { open: 74.05, high: 74.45, low: 73.9, close: 74.3 },
            { open: 74.3, high: 74.35, low: 73.55, close: 73.7 },
            { open: 73.7, high: 73.8, low: 72.85, close: 73.1 },
            { open: 73.1, high: 73.65, low: 73.0, close: 73.6 },
            { open: 73.6, high: 74.0, low: 73.5, close: 73.9 },
            { open: 73.9, high: 73.95, low: 73.2, close: 73.3 },
            { open: 73.3, high: 73.4, low: 72.15, close: 72.3 },
            { open: 72.3, high: 72.4, low: 71.55, close: 71.7 },
            { open: 71.7, high: 71.85, low: 71.2, close: 71.35 },
            { open: 71.35, high: 71.5, low: 71.1, close: 71.25 },
            { open: 71.25, high: 71.75, low: 71.15, close: 71.6 },
            { open: 71.6, high: 72.2, low: 71.5, close: 72.05 },
            { open: 72.05, high: 72.65, low: 71.95, close: 72.5 },
            { open: 72.5, high: 72.95, low: 72.35, close: 72.75 },
            { open: 72.75, high: 72.85, low: 72.3, close: OIL_ENTRY },
          ],
          entry: OIL_ENTRY,
          stopLoss: OIL_STOP,
          stopBeyond: 'Ceiling',
          takeProfit: OIL_TARGET,
          decimals: 2,
          marks: [
            { kind: 'swing', candle: 1, side: 'high', label: 'High' },
            {
              kind: 'level',
              side: 'support',
              from: 72.75,
              to: 72.95,
              since: 5,
              touches: 2,
              brokenBy: 14,
              label: 'Floor',
            },
            { kind: 'swing', candle: 17, side: 'low', label: 'Last low' },
            {
              kind: 'level',
              side: 'resistance',
              from: 72.75,
              to: 72.95,
              since: 15,
              touches: 1,
              label: 'Ceiling',
            },
          ],
          note: { text: 'The old floor is now a ceiling', candle: 21 },
        },
        ({ at, times, price }) =>
          `Oil falls from ${at('High')} and turns up ${times('Floor')} at ${at('Floor')}, then breaks below and drops to ${at('Last low')}. It climbs back into the broken level, but no candle closes above it, and the last one closes at ${price(OIL_ENTRY)}. The plan sells there, with the stop loss above the level at ${price(OIL_STOP)} and the take profit at ${price(OIL_TARGET)}, below the last low.`,
      ),
    },
    {
      kind: 'workedExample',
      heading: 'What contango costs a buyer who rolls over',
      intro: `You hold ${decimal(BARRELS)} barrels of oil for ${String(MONTHS)} months while the market doesn't move. The nearest contract always costs ${dollars(NEAREST)}, and the next month ${dollars(STEP)} more.`,
      lines: [
        { label: 'You buy the next month at', value: dollars(NEAREST + STEP) },
        { label: 'A month later it is the nearest, at', value: dollars(NEAREST) },
        { label: `Loss a month: ${dollars(STEP)} × ${decimal(BARRELS)}`, value: dollars(-rollPerMonth) },
        { label: `Over ${String(MONTHS)} months`, value: dollars(-rollPerMonth * MONTHS) },
        {
          label: 'Rise in the oil price that would make up for it',
          value: `${dollars(rollPerBarrel)}, ${decimal((100 * rollPerBarrel) / NEAREST, 1)}%`,
        },
      ],
      conclusion:
        "On a CFD that rolls automatically, the chart jumps up on the day of the roll and the broker deducts the same amount. The jump isn't a gain, but the slow loss afterwards is real. In backwardation it's the buyer who is paid.",
    },
    {
      kind: 'prose',
      heading: 'When the exact size falls between two: rounding down',
      paragraphs: [
        `Gold bought at ${decimal(GOLD_ENTRY)} with a stop at ${decimal(GOLD_STOP)} allows ${decimal(exactOunces, 1)} ounces for ${dollars(risk)}, 1% of a ${dollars(ACCOUNT)} account. A ticket in hundredths of a ${decimal(OUNCES_IN_LOT)}-ounce lot accepts whole ounces only. So you trade ${decimal(ounces)} and risk ${dollars(ounces * (GOLD_ENTRY - GOLD_STOP))}.`,
      ],
    },
    {
      kind: 'calculator',
      heading: 'Round a size down yourself',
      intro: `The gold trade in lots of ${decimal(OUNCES_IN_LOT)} ounces. Try other steps under costs, margin and contract. With a step of ${decimal(COARSE_STEP, 1)}, as some brokers have, the smallest trade is ${decimal(coarseOunces)} ounces and risks ${dollars(coarseOunces * (GOLD_ENTRY - GOLD_STOP))}: too much, so there is no trade.`,
      calculator: 'positionSize',
      values: {
        account: String(ACCOUNT),
        risk: String(RISK_PERCENT),
        instrument: 'Gold',
        entry: GOLD_ENTRY.toFixed(2),
        stop: GOLD_STOP.toFixed(2),
      },
    },
    {
      kind: 'table',
      heading: 'Inventory and crop reports: when they come out',
      intro: 'US government offices publish all of these free of charge. Holidays move the dates.',
      columns: ['Report', 'Usual day', 'Used in'],
      rows: [
        ['Weekly Petroleum Status Report, EIA', 'Wednesday', 'Energy'],
        ['Weekly Natural Gas Storage Report, EIA', 'Thursday', 'Energy'],
        ['World Agricultural Supply and Demand Estimates, USDA', 'Once a month', 'Agriculture'],
        ['Commitments of Traders, CFTC', 'Friday, for the Tuesday before', 'Precious metals'],
      ],
    },
  ],
  callToAction: {
    heading: 'Metal, oil or grain first?',
    text: 'Tell us which interests you most. Contract sizes differ from broker to broker, so compare what two brokers list before you open any account.',
    links: [
      { label: 'Enrol in the commodity course', to: contactPath('Commodity course') },
      { label: 'Choose Your Broker', to: '/ib-partners' },
      { label: 'Attend Free Webinar', to: '/services/webinar' },
    ],
  },
  related: [
    { label: 'Commodity market guide', to: '/markets/commodity' },
    { label: 'Platforms to practise on', to: '/platforms' },
    { label: 'The economic calendar', to: '/markets' },
  ],
};

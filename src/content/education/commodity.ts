import { decimal, dollars } from '@/content/format';
import type { CoursePageContent } from '@/content/page';
import { pipValue, profit, rewardToRisk, riskAmount, unitsForRisk } from '@/domain/tradeArithmetic';
import { paths } from '@/paths';

const ACCOUNT = 10_000;
const RISK_PERCENT = 1;
const risk = riskAmount(ACCOUNT, RISK_PERCENT);

/** A short oil trade: barrels are the units. */
const OIL_ENTRY = 72.4;
const OIL_STOP = 73.2;
const OIL_TARGET = 70.8;
const oilPrice = (value: number) => decimal(value, 2);
const barrels = Math.floor(Math.round(unitsForRisk(risk, OIL_STOP - OIL_ENTRY) * 100) / 100);
const oilRatio = `1:${decimal(rewardToRisk(OIL_ENTRY, OIL_STOP, OIL_TARGET))}`;

/** A gold trade whose exact size does not exist, so it is rounded down. */
const OUNCES_IN_LOT = 100;
const GOLD_ENTRY = 2_400;
const GOLD_STOP = 2_392;
const exactOunces = unitsForRisk(risk, GOLD_ENTRY - GOLD_STOP);
const ounces = Math.floor(exactOunces);

/** A futures roll: the next contract costs more than the one that ends. */
const ROLL_BARRELS = 100;
const EXPIRING = 72.4;
const NEXT = 73.1;
const rollJump = (NEXT - EXPIRING) * ROLL_BARRELS;

interface Contract {
  readonly name: string;
  readonly size: number;
  readonly unit: string;
  readonly tick: number;
  readonly tickText: string;
}

/** Standard contracts of the US exchanges, prices in dollars per unit. */
const contracts: readonly Contract[] = [
  { name: 'Gold', size: 100, unit: 'troy ounces', tick: 0.1, tickText: '$0.10 an ounce' },
  { name: 'Silver', size: 5_000, unit: 'troy ounces', tick: 0.005, tickText: '$0.005 an ounce' },
  { name: 'WTI crude oil', size: 1_000, unit: 'barrels', tick: 0.01, tickText: '$0.01 a barrel' },
  { name: 'Corn', size: 5_000, unit: 'bushels', tick: 0.0025, tickText: 'a quarter of a cent a bushel' },
];

export const page: CoursePageContent = {
  title: 'Commodity course: gold, oil and harvests',
  description:
    'A five-module course on commodities: contracts and quotes, precious metals, energy, agriculture, and managing the risk.',
  heading: 'Commodity course',
  lead: 'Five modules on the goods the world runs on: how they are quoted, what moves them, and how to size a position in them.',
  facts: [
    { term: 'Modules', text: '5, from contract to risk' },
    { term: 'Duration', text: '9-12 hours' },
    { term: 'Practice', text: 'A demo account with gold and oil' },
    { term: 'Level', text: 'After the beginner course' },
  ],
  outcomes: [
    'Read a contract specification: how much of what, in which step, until when.',
    'Explain why gold can rise when interest rates fall, and when it does not.',
    'Follow one weekly stock report and say beforehand what would be a surprise.',
    'Name the weeks of the year in which a crop is most at the mercy of the weather.',
    'Say what happens to your position when a contract ends.',
  ],
  audience:
    'For people who would rather think about oil tanks and rainfall than about company accounts. Some feeling for currencies helps, because nearly everything here is priced in dollars.',
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
      outcome: 'Work out from a specification how much a move of one tick wins or loses.',
      exercise:
        "Find the specification of gold, oil and one crop on your demo platform. Write size, tick and trading hours in a table, work out the tick's worth, and confirm one of the three with a demo order of the smallest size.",
    },
    {
      title: 'Precious metals',
      hours: '2 hours',
      lessons: [
        'Gold pays no interest: its rival is the interest you get elsewhere, after inflation',
        'The dollar as the unit of account',
        'Silver, half jewel and half industrial metal',
        'Platinum and palladium in car exhausts',
        'Central banks as buyers and sellers',
        'Who holds the futures: reading the weekly Commitments of Traders',
      ],
      outcome: "Say which of gold's usual drivers explains a day's move, and admit it when none does.",
      exercise:
        'For three weeks, note the daily change of gold, of the dollar against the euro and of the ten-year US yield. Count how often gold went against each. Write down the days on which the rule failed and what the news said.',
    },
    {
      title: 'Energy',
      hours: '2-3 hours',
      lessons: [
        'Crude oil: producers, refineries, storage tanks',
        'OPEC+ meetings and the difference between a quota and what is pumped',
        'Weekly US inventories, and why the surprise counts and not the figure',
        'Natural gas: heating, cooling and how full the caverns are',
        'When the nearest contract costs less than the later ones (contango), or more (backwardation)',
      ],
      outcome: 'Prepare for an inventory report with two written scenarios and no open order.',
      exercise:
        'On four report days, write the expected change in crude stocks beforehand and the actual one after. Sketch the next hour of the chart. Was the size of the move in line with the size of the surprise?',
    },
    {
      title: 'Agriculture',
      hours: '1-2 hours',
      lessons: [
        'Planting, flowering, harvest: the calendar of grains north and south of the equator',
        'The monthly supply and demand estimates of the US Department of Agriculture (WASDE)',
        'Coffee, cocoa and sugar: few growing regions, so one frost matters',
        'Days on which the exchange stops a price from moving further (a limit move)',
      ],
      outcome: 'Draw the year of one crop and shade the weeks in which its price is most nervous.',
      exercise:
        'Take one crop. On a strip of paper with twelve months, enter planting and harvest of its two largest exporters and the dates of the estimates. Lay it under a weekly chart of the last three years and mark where the largest moves fall.',
    },
    {
      title: 'Managing the risk',
      hours: '2-3 hours',
      lessons: [
        'Size from the stop when the unit is a barrel or an ounce',
        'Rounding down when the exact size does not exist',
        'Rolling into the next contract, and what the chart shows on that day',
        'Gaps after weekends and reports',
        'Gold and silver, or Brent and WTI, at once: one opinion, two spreads',
      ],
      outcome: 'Plan a commodity trade and say beforehand what a gap through the stop would cost.',
      exercise:
        'Write a plan for gold and one for oil, each risking 1% of $10,000 on demo. Before you enter, work out the loss if the market opens two stop distances beyond your stop, and write beside it whether you could bear that.',
    },
  ],
  sections: [
    {
      kind: 'table',
      heading: 'Four contracts to know by heart',
      intro:
        "Standard futures of the large US exchanges. A broker's CFD may be a hundredth of these, so its own specification decides.",
      columns: ['Commodity', 'One contract', 'Smallest step', 'Worth of one step'],
      rows: contracts.map(({ name, size, unit, tick, tickText }) => [
        name,
        `${decimal(size)} ${unit}`,
        tickText,
        dollars(pipValue(size, tick)),
      ]),
      note: 'Silver shows how misleading a quote can be: half a cent looks like nothing until it is multiplied by the contract.',
    },
    {
      kind: 'chart',
      heading: 'An old floor, met from below',
      intro:
        'A lesson from module three, with invented prices: oil held twice at the same level, broke it, and has come back to it. Sellers who wait for such a return know exactly where they would be wrong.',
      chart: {
        instrument: 'WTI crude oil',
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
          { open: 73.1, high: 73.2, low: 72.15, close: 72.3 },
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
        takeProfit: OIL_TARGET,
        decimals: 2,
        note: { text: 'Old floor near 72.80, now a ceiling', candle: 18 },
        description: `Twenty 4-hour candles. Oil falls from 75.75, turns up twice near 72.80, then breaks below and drops to 71.10. It climbs back as far as 72.95, under the broken level, and closes at ${oilPrice(OIL_ENTRY)}. The plan sells there, with the stop loss above the level at ${oilPrice(OIL_STOP)} and the take profit at ${oilPrice(OIL_TARGET)}, below the last low.`,
      },
    },
    {
      kind: 'workedExample',
      heading: 'The oil plan in barrels',
      intro: `A demo account of ${dollars(ACCOUNT)} gives the plan ${String(RISK_PERCENT)}%. The unit is one barrel, so no pip value is needed.`,
      lines: [
        { label: 'Risk in money', value: dollars(risk) },
        {
          label: `${oilPrice(OIL_STOP)} − ${oilPrice(OIL_ENTRY)}`,
          value: `${dollars(OIL_STOP - OIL_ENTRY)} a barrel`,
        },
        {
          label: `${dollars(risk)} ÷ ${dollars(OIL_STOP - OIL_ENTRY)}`,
          value: `${decimal(barrels)} barrels`,
        },
        { label: `Bought back at the stop`, value: dollars(profit(OIL_ENTRY, OIL_STOP, -barrels)) },
        { label: `Bought back at the target`, value: dollars(profit(OIL_ENTRY, OIL_TARGET, -barrels)) },
      ],
      conclusion: `At ${oilRatio} the plan meets the minimum. A full exchange contract is 1,000 barrels: on this account it would risk ${dollars((OIL_STOP - OIL_ENTRY) * 1_000)} on the same stop.`,
    },
    {
      kind: 'definitions',
      heading: 'Three figures from module five',
      rows: [
        {
          term: 'Rounding down',
          text: `Gold bought at, for example, ${decimal(GOLD_ENTRY)} with a stop at ${decimal(GOLD_STOP)} allows ${decimal(exactOunces, 1)} ounces for ${dollars(risk)}. A ticket in hundredths of a ${decimal(OUNCES_IN_LOT)}-ounce lot takes whole ounces only, so you trade ${decimal(ounces)} and risk ${dollars(ounces * (GOLD_ENTRY - GOLD_STOP))}.`,
        },
        {
          term: 'The day of the roll',
          text: `The contract that ends stands at ${oilPrice(EXPIRING)}, the next at ${oilPrice(NEXT)}. The chart of a rolling CFD jumps by ${dollars(NEXT - EXPIRING)}. Nobody has earned the ${dollars(rollJump)} that ${decimal(ROLL_BARRELS)} barrels seem to gain, and the broker books the same amount against them.`,
        },
        {
          term: 'Below zero',
          text: 'On 20 April 2020 the expiring WTI contract settled at −$37.63: storage was scarce, and holders without room for the oil paid to be rid of it. A price of zero is not a floor for something that has to be stored.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Reports the exercises use',
      intro: 'All are published free of charge by US government offices. Holidays move the dates.',
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
    text: 'Mention the one that interests you most. Contract sizes differ from broker to broker, so look at what a partner lists before you pick a demo account.',
    links: [
      { label: 'Enrol in the commodity course', to: paths.contact },
      { label: 'Choose Your Broker', to: paths.ibPartners },
      { label: 'Attend Free Webinar', to: paths.services.webinar },
    ],
  },
  related: [
    { label: 'Commodity market guide', to: paths.markets.commodity },
    { label: 'Platforms to practise on', to: paths.platforms.index },
    { label: 'The economic calendar', to: paths.markets.index },
  ],
};

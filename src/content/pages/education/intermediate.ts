import { decimal, dollars } from '@/content/format';
import { describeChart } from '@/content/markedChart';
import type { CoursePageContent } from '@/content/page';
import { rules, statements } from '@/content/rules';
import { chanceOfAtMost } from '@/domain/numbers/statistics';
import {
  breakEvenPercent,
  distanceInSteps,
  profit,
  rewardToRisk,
  riskAmount,
  unitsForRisk,
} from '@/domain/calculators/tradeArithmetic';
import { contactPath } from '@/content/contactAbout';

const ACCOUNT = rules.demoBalance;
const RISK_PERCENT = rules.riskPercent.from;
const risk = riskAmount(ACCOUNT, RISK_PERCENT);
const MICRO_LOT_UNITS = 1_000;

const PIP = 0.0001;
const ENTRY = 1.271;
const STOP_LOSS = 1.268;
const TAKE_PROFIT = 1.277;
const price = (value: number) => decimal(value, 4);
const stopPips = distanceInSteps(ENTRY, STOP_LOSS, PIP);
const ratio = `1:${decimal(rewardToRisk(ENTRY, STOP_LOSS, TAKE_PROFIT))}`;

/** A position in a yen pair: the loss is in yen, so the risk is converted into yen at the stop price. */
const YEN_ENTRY = 150;
const YEN_STOP = 149.4;
const YEN_PIP = 0.01;
const yenPips = distanceInSteps(YEN_ENTRY, YEN_STOP, YEN_PIP);
const yenLossPerDollar = yenPips * YEN_PIP;
const exactYenUnits = Math.round(unitsForRisk(risk * YEN_STOP, yenLossPerDollar));
const yenUnits = Math.floor(exactYenUnits / MICRO_LOT_UNITS) * MICRO_LOT_UNITS;
const yenLoss = (units: number) => (units * yenLossPerDollar) / YEN_STOP;
const unitsAtEntryRate = Math.round(unitsForRisk(risk * YEN_ENTRY, yenLossPerDollar));

/** The same plan closed in two equal parts, the first at 1R. */
const LOTS = 0.3;
const HALF_UNITS = 15_000;
const FIRST_EXIT = ENTRY + (ENTRY - STOP_LOSS);
const halfAt = (exit: number) => profit(ENTRY, exit, HALF_UNITS);
const oneR = -2 * halfAt(STOP_LOSS);
const closedInParts = (lastExit: number) => {
  const result = halfAt(FIRST_EXIT) + halfAt(lastExit);
  return `${dollars(result)}, ${String(Math.round((10 * result) / oneR) / 10)}R`;
};

/** A month of invented results in multiples of the risk (R). */
const JOURNAL = [-1, -1, 2, -1, -0.5, -1, 2, -1, -1, 1.2, -1, -1];
const COST_PER_TRADE = 0.1;
const signed = (value: number) => `${value < 0 ? '−' : '+'}${decimal(Math.abs(value), 1)}`;
const afterCosts = JOURNAL.reduce((sum, result) => sum + result - COST_PER_TRADE, 0);
const winners = JOURNAL.filter((result) => result > 0).length;

/** How often chance alone gives so few winners, by the setup's long-run win rate. */
const chanceLines = [50, 40, 33].map((percent) => ({
  label: `${String(winners)} winners or fewer, from a setup that wins ${String(percent)}% of its trades`,
  value: `${decimal(100 * chanceOfAtMost(winners, JOURNAL.length, percent / 100))}% of months`,
}));

const breakEvenRows = [1, 1.5, 2, 3].map((reward) => [
  `1:${String(reward)}`,
  `${decimal(breakEvenPercent(reward), 1)}%`,
  `${decimal(breakEvenPercent((reward - COST_PER_TRADE) / (1 + COST_PER_TRADE)), 1)}%`,
]);

export const page: CoursePageContent = {
  title: 'Intermediate trading course: 16-20 hours',
  description:
    'The intermediate course: four modules in 16-20 hours on structure, confluence, position size and a tested journal.',
  heading: 'Intermediate course',
  lead: 'For people who can place and manage an order and want to know whether their ideas make money.',
  level: 'Intermediate',
  facts: [
    { term: 'Duration', text: '16-20 hours', means: 'workload' },
    { term: 'Modules', text: '4, in this order' },
    { term: 'Before you start', text: 'Beginner course, 3-6 months on demo' },
    { term: 'You finish with', text: 'A written setup and its journal' },
  ],
  outcomes: [
    'Describe a chart as a sequence of swings, and name the price at which that description ends.',
    'Tell two reasons for a trade from one reason stated twice.',
    'Size a position in any quote currency and add up the risk of all open trades.',
    'Measure results in multiples of the risk, after costs.',
    'Decide from your own journal whether a setup deserves another month of testing.',
  ],
  audience:
    "You've traded on demo long enough to have opinions about the market. This course turns one of them into a rule and works out what it would have won or lost. Module one, and the extra before it on news, rules and tax, are free to read here.",
  prerequisites: [
    'You have finished the beginner course.',
    'You have 3-6 months of demo trading behind you.',
    'You know basic technical analysis: trend, support and resistance, candles.',
    'You are familiar with a platform: orders, charts and account history.',
  ],
  modulesHeading: 'Four modules that build one setup',
  modules: [
    {
      title: 'Market structure',
      hours: '4-5 hours',
      lessons: [
        'Ranges, breakouts and retests: two ways in, compared in R',
        "Trend lines: slope, touches, and what a break of the line doesn't mean",
        'Volume where it exists: what the bars count, and what they never show',
        'Two indicators worked out on paper, and what neither of them can know',
      ],
      outcome:
        'Measure a range and a trend line on an unfamiliar chart, and say what its volume counts and which of your reasons are independent.',
      exercise:
        'Take three markets on the daily chart and hide everything after a date six months ago. Mark swings, ranges and lines, and write down what would change your mind. Then reveal one candle at a time, and note the day on which the chart proved you wrong.',
    },
    {
      title: 'Confluence and indicators',
      hours: '5-6 hours',
      lessons: [
        'Independent reasons pointing the same way (confluence)',
        'Moving averages: what they smooth, and how late they must be',
        "RSI and MACD: both are made from price, so when they agree it's no second opinion",
        'Average true range (ATR): how far this market usually travels in one period',
        'The economic calendar as a reason to stay out',
        'Writing a setup as a checklist of four to six lines',
      ],
      outcome:
        'Write down a setup whose every line can be answered with yes or no, and strike out the lines that repeat another one.',
      exercise:
        'Write your setup on a card. Scroll back through two hundred candles and find twenty places where every line is a yes. For each, note entry, stop and target before you look at what came next.',
    },
    {
      title: 'Position size and total exposure',
      hours: '3-4 hours',
      lessons: [
        "Sizing when the loss is in pounds, yen or francs and the account isn't",
        'Stops set by structure, checked against the ATR',
        'Pairs that move together (correlation): three trades that are one bet',
        'A ceiling for the total risk of all open positions',
        'Closing in parts and trailing a stop: what each gives up',
      ],
      outcome: 'Say at any moment how much the account loses if every open stop is hit.',
      exercise:
        'Open two dollar pairs in the same direction in the practice account, at 0.5% risk each. For ten days, write down both results at the same time of day. On how many days did they win or lose together? Use that to set your ceiling for two such positions.',
    },
    {
      title: 'A tested journal',
      hours: '4-5 hours',
      lessons: [
        'What to record before the trade, during it and after it',
        'Measuring in multiples of the risk (R)',
        'The average result of a trade (expectancy), and how few trades are too few',
        'Costs: spread, commission and overnight charge as a fraction of R',
        'The weekly review: errors in the plan and errors by the trader',
      ],
      outcome: 'Show in numbers what a setup did, how often you broke it and what breaking it cost.',
      exercise:
        'Trade your one setup in the practice account until the journal holds thirty trades. Work out the total, the average, the worst run and the number of rule breaks. Then write one paragraph: continue, change one line, or drop it, and why.',
    },
  ],
  sections: [
    {
      kind: 'chart',
      heading: 'Confluence: two reasons for a trade, or one read twice?',
      intro: `The last low is higher than the one before, and the price stopped at an old ceiling. That's one reason, not two: the low is higher because the price stopped there. A second reason must come from elsewhere, say the direction of the daily chart. The target is past the last peak, which the price has yet to clear. ${statements.invented}`,
      chart: describeChart(
        {
          instrument: 'GBP/USD',
          timeframe: '1-hour',
          candles: [
            { open: 1.2636, high: 1.2647, low: 1.2632, close: 1.2642 },
            { open: 1.2642, high: 1.2659, low: 1.264, close: 1.2655 },
            { open: 1.2655, high: 1.2674, low: 1.2652, close: 1.2668 },
            { open: 1.2668, high: 1.2671, low: 1.2656, close: 1.266 },
            { open: 1.266, high: 1.2677, low: 1.2657, close: 1.2672 },
            { open: 1.2672, high: 1.2692, low: 1.2669, close: 1.2688 },
            { open: 1.2688, high: 1.2701, low: 1.2684, close: 1.2697 },
            { open: 1.2697, high: 1.2699, low: 1.268, close: 1.2684 },
            { open: 1.2684, high: 1.2687, low: 1.2667, close: 1.2671 },
            { open: 1.2671, high: 1.2675, low: 1.266, close: 1.2665 },
            { open: 1.2665, high: 1.268, low: 1.2663, close: 1.2676 },
            { open: 1.2676, high: 1.2694, low: 1.2673, close: 1.269 },
            { open: 1.269, high: 1.2707, low: 1.2688, close: 1.2703 },
            { open: 1.2703, high: 1.2723, low: 1.27, close: 1.2719 },
            { open: 1.2719, high: 1.2738, low: 1.2715, close: 1.2734 },
            { open: 1.2734, high: 1.275, low: 1.273, close: 1.2746 },
            { open: 1.2746, high: 1.2758, low: 1.2741, close: 1.2752 },
            { open: 1.2752, high: 1.2755, low: 1.2737, close: 1.2741 },
            { open: 1.2741, high: 1.2744, low: 1.2722, close: 1.2727 },
            { open: 1.2727, high: 1.273, low: 1.2709, close: 1.2714 },
            { open: 1.2714, high: 1.2717, low: 1.2697, close: 1.2704 },
            { open: 1.2704, high: 1.2713, low: 1.27, close: ENTRY },
          ],
          entry: ENTRY,
          stopLoss: STOP_LOSS,
          stopBeyond: 'Higher low',
          takeProfit: TAKE_PROFIT,
          decimals: 4,
          marks: [
            {
              kind: 'level',
              side: 'resistance',
              from: 1.2697,
              to: 1.2701,
              since: 5,
              touches: 1,
              brokenBy: 12,
              label: 'Ceiling',
            },
            { kind: 'swing', candle: 9, side: 'low', label: 'First low' },
            { kind: 'swing', candle: 16, side: 'high', label: 'Last peak' },
            { kind: 'swing', candle: 20, side: 'low', label: 'Higher low' },
          ],
          note: { text: 'A higher low, at the old ceiling', candle: 20 },
        },
        ({ at, price }) =>
          `The price rises in steps. A ceiling at ${at('Ceiling')} turns it back to ${at('First low')}, then it climbs to ${at('Last peak')}. It falls back to ${at('Higher low')}, the old ceiling, and closes at ${price(ENTRY)}. The stop loss at ${price(STOP_LOSS)} lies ${decimal(stopPips)} pips below the entry and under that low; the take profit at ${price(TAKE_PROFIT)} is at ${ratio}, a little above the last peak.`,
      ),
    },
    {
      kind: 'workedExample',
      heading: 'Position size for a yen pair',
      intro: `Say you buy USD/JPY at ${decimal(YEN_ENTRY, 2)} with the stop at ${decimal(YEN_STOP, 2)}, and may lose ${String(RISK_PERCENT)}% of ${dollars(ACCOUNT)}. The stop is in yen, but the account is in dollars.`,
      lines: [
        { label: 'Distance to the stop, at 0.01 yen a pip', value: `${decimal(yenPips)} pips` },
        {
          label: `${dollars(risk)} in yen at the stop's rate: × ${decimal(YEN_STOP, 2)}`,
          value: `${decimal(risk * YEN_STOP)} yen`,
        },
        {
          label: `Divided by ${decimal(yenLossPerDollar, 2)} yen lost on each dollar bought`,
          value: `${decimal(exactYenUnits)} units`,
        },
        { label: 'Rounded down to whole micro lots', value: `${decimal(yenUnits)} units` },
        {
          label: `Loss at the stop: ${decimal(yenUnits)} × ${decimal(yenLossPerDollar, 2)} ÷ ${decimal(YEN_STOP, 2)}`,
          value: dollars(yenLoss(yenUnits)),
        },
      ],
      conclusion: `Convert at the stop's rate, because that's where the loss is booked. At the entry rate you'd get ${decimal(unitsAtEntryRate)} units, and lose ${dollars(yenLoss(unitsAtEntryRate))} instead of ${dollars(risk)}.`,
    },
    {
      kind: 'workedExample',
      heading: 'Closing a position in parts (scaling out)',
      intro: `You buy ${decimal(LOTS, 2)} lots of GBP/USD by the plan in the chart. You close half of them at ${price(FIRST_EXIT)}, as far above the entry as the stop is below. One R is what the trade risks.`,
      lines: [
        {
          label: `Risk on ${decimal(LOTS, 2)} lots, ${decimal(stopPips)} pips`,
          value: `${dollars(oneR)}, 1R`,
        },
        { label: `First half closed at ${price(FIRST_EXIT)}`, value: dollars(halfAt(FIRST_EXIT)) },
        { label: `Rest reaches ${price(TAKE_PROFIT)}`, value: closedInParts(TAKE_PROFIT) },
        { label: `Rest closed at the entry, ${price(ENTRY)}`, value: closedInParts(ENTRY) },
        { label: `Rest stopped out at ${price(STOP_LOSS)}`, value: closedInParts(STOP_LOSS) },
      ],
      conclusion:
        'The first exit brings peace of mind but lowers the best result from 2R to 1.5R. Each part counts by its share of the size. A published record that counts the full position at every target claims gains nobody made.',
    },
    {
      kind: 'table',
      heading: 'Break-even win rate, before and after costs',
      intro: `The share of trades that must reach the target for the account to end where it began. The last column takes ${decimal(COST_PER_TRADE, 1)}R off each trade for costs, such as 3 pips on a 30-pip stop.`,
      columns: ['Reward to risk', 'Without costs', 'With costs'],
      rows: breakEvenRows,
      note: 'A larger target needs fewer winners, but the market also reaches it less often.',
    },
    {
      kind: 'calculator',
      heading: 'Your own method in the same table',
      intro:
        "In R, with the cost from the table. Enter your journal's averages, and the percentage of its trades that won.",
      calculator: 'breakEven',
      values: {
        loss: '1',
        gain: String(rules.minRewardToRisk),
        cost: String(COST_PER_TRADE),
        winPercent: '40',
      },
    },
    {
      kind: 'workedExample',
      heading: 'Luck or method? Reading a trading journal',
      intro: `Twelve results in R, as an example: ${JOURNAL.map(signed).join(', ')}. Each trade risked ${dollars(risk)} and cost ${decimal(COST_PER_TRADE, 1)}R.`,
      lines: [
        {
          label: 'Result after costs',
          value: `${signed(afterCosts)}R, ${dollars(afterCosts * risk)}`,
        },
        { label: 'Winners', value: `${String(winners)} of ${String(JOURNAL.length)}` },
        ...chanceLines,
      ],
      conclusion:
        'At 1:2, a setup that wins 40% of its trades makes money even after such costs, and still has a month like this every four or five months. Twelve trades can rule out very little: a setup that wins half the time has such months too.',
    },
  ],
  callToAction: {
    heading: 'Bring three months of demo trades',
    text: 'Tell us which platform you use and which market you have watched most. An untidy journal is better than none.',
    links: [
      { label: 'Enrol in the intermediate course', to: contactPath('Intermediate course') },
      { label: 'Attend Free Webinar', to: '/services/webinar' },
      { label: 'Choose Your Broker', to: '/ib-partners' },
    ],
  },
  related: [
    { label: 'A signal explained line by line', to: '/services/signals' },
    { label: 'Courses by market', to: '/education' },
    { label: 'Risks of leveraged trading', to: '/risk-disclosure' },
  ],
};

import { decimal, dollars } from '@/content/format';
import type { CoursePageContent } from '@/content/page';
import {
  breakEvenPercent,
  distanceInSteps,
  rewardToRisk,
  riskAmount,
  unitsForRisk,
} from '@/domain/tradeArithmetic';
import { paths } from '@/paths';

const ACCOUNT = 10_000;
const RISK_PERCENT = 1;
const risk = riskAmount(ACCOUNT, RISK_PERCENT);

const PIP = 0.0001;
const ENTRY = 1.271;
const STOP_LOSS = 1.268;
const TAKE_PROFIT = 1.277;
const price = (value: number) => decimal(value, 4);
const stopPips = distanceInSteps(ENTRY, STOP_LOSS, PIP);
const ratio = `1:${decimal(rewardToRisk(ENTRY, STOP_LOSS, TAKE_PROFIT))}`;

/** A position in a yen pair: the loss is in yen, so the risk is turned into yen at the rate of the stop. */
const YEN_ENTRY = 150;
const YEN_STOP = 149.4;
const YEN_PIP = 0.01;
const yenPips = distanceInSteps(YEN_ENTRY, YEN_STOP, YEN_PIP);
const riskInYen = risk * YEN_STOP;
const yenUnits = Math.round(unitsForRisk(riskInYen, yenPips * YEN_PIP));

/** Ten invented results in multiples of the risk (R), for the journal exercise. */
const JOURNAL = [-1, 2, -1, -1, 1.2, -1, 2, -1, -0.5, 2];
const COST_PER_TRADE = 0.1;
const signed = (value: number, decimals = 1) =>
  `${value < 0 ? '−' : '+'}${decimal(Math.abs(value), decimals)} R`;
const total = JOURNAL.reduce((sum, result) => sum + result, 0);
const average = total / JOURNAL.length;

const breakEvenRows = [1, 1.5, 2, 3].map((reward) => [
  `1:${String(reward)}`,
  `${decimal(breakEvenPercent(reward), 1)}%`,
  `${decimal(breakEvenPercent((reward - COST_PER_TRADE) / (1 + COST_PER_TRADE)), 1)}%`,
]);

/** A trade closed in two halves: the result in pips is the average of both, never their sum. */
const FIRST_HALF_PIPS = 30;
const SECOND_HALF_PIPS = -10;
const closedInHalves = (FIRST_HALF_PIPS + SECOND_HALF_PIPS) / 2;

export const page: CoursePageContent = {
  title: 'Intermediate trading course: 16-20 hours',
  description:
    'The intermediate course: four modules in 16-20 hours on structure, confluence, position size and a tested journal.',
  heading: 'Intermediate course',
  lead: 'For people who can place and manage an order and want to know whether their ideas are worth money.',
  facts: [
    { term: 'Duration', text: '16-20 hours' },
    { term: 'Modules', text: '4, in this order' },
    { term: 'Before you start', text: 'Beginner course, 3-6 months on demo' },
    { term: 'You finish with', text: 'A written setup and its journal' },
  ],
  outcomes: [
    'Describe a chart as a sequence of swings and say at which price that description ends.',
    'Tell two reasons for a trade from one reason stated twice.',
    'Size a position in any quote currency and add up what all open trades risk together.',
    'Count results in multiples of the risk, after costs.',
    'Say from your own journal whether a setup deserves another month of testing.',
  ],
  audience:
    'You have traded on demo long enough to have opinions about the market. This course turns one of those opinions into a rule and counts what it would have earned or lost.',
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
        'Swing highs and swing lows: the skeleton under the candles',
        'Trend, range and the moment one becomes the other (a break of structure)',
        'Levels as zones a few pips thick instead of hairlines',
        'Top-down reading: daily for direction, 4-hour for the level, 1-hour for the entry',
        'False breaks, and why stops gather just beyond an obvious price',
      ],
      outcome:
        'Mark the swings of an unknown chart so that a second person, given your rules, marks the same ones.',
      exercise:
        'Take three markets on the daily chart and hide everything after a date six months ago. Mark swings and zones, write what would change your mind, then reveal one candle at a time and note on which day the chart contradicted you.',
    },
    {
      title: 'Confluence and indicators',
      hours: '5-6 hours',
      lessons: [
        'Independent reasons pointing the same way (confluence)',
        'Moving averages: what they smooth, and how late they must be',
        'RSI and MACD: both are made from price, so they seldom disagree',
        'Average true range (ATR): how far this market usually travels in one period',
        'The economic calendar as a reason to stay out',
        'Writing a setup as a checklist of four to six lines',
      ],
      outcome:
        'Write down a setup whose every line is answered by yes or no, and strike out the lines that only repeat another.',
      exercise:
        'Write your setup on a card. Scroll back through two hundred candles and find twenty places where every line is a yes. For each, note where entry, stop and target would have been before you look to the right.',
    },
    {
      title: 'Position size and total exposure',
      hours: '3-4 hours',
      lessons: [
        'Sizing when the loss is in pounds, yen or francs and the account is not',
        'Stops set by structure, checked against the ATR',
        'Pairs that move together (correlation): three trades that are one bet',
        'A ceiling for the risk of all open positions',
        'Closing in parts and trailing a stop: what each gives up',
      ],
      outcome: 'Say at any moment how much the account loses if every open stop is hit.',
      exercise:
        'Open two dollar pairs in the same direction on demo, at 0.5% risk each. For ten days write down both results at the same hour. Count the days on which they won or lost together and decide what your ceiling for such a pair should be.',
    },
    {
      title: 'A tested journal',
      hours: '4-5 hours',
      lessons: [
        'What to record before the trade, during it and after it',
        'Counting in multiples of the risk (R)',
        'The average result of a trade (expectancy), and how few trades are too few',
        'Costs: spread, commission and swap as a part of R',
        'The weekly review: errors of the plan and errors of the trader',
      ],
      outcome: 'Show in numbers what a setup did, how often you broke it and what breaking it cost.',
      exercise:
        'Trade your one setup on demo until thirty trades are in the journal. Work out total, average, worst run and the number of rule breaks. Then write one paragraph: continue, change one line, or drop it, and why.',
    },
  ],
  sections: [
    {
      kind: 'chart',
      heading: 'A pullback with two independent reasons',
      intro:
        'The first reason is structure: each low is higher than the last. The second is a level: an old ceiling is being used as a floor. Neither follows from the other. Prices are invented.',
      chart: {
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
        takeProfit: TAKE_PROFIT,
        decimals: 4,
        note: { text: 'Old ceiling at 1.2701, now a floor', candle: 20 },
        description: `Twenty-two hourly candles rising in steps. A first peak at 1.2701 is followed by a low at 1.2660, then a climb to 1.2758. The price falls back to 1.2697, just under the first peak, and closes at ${price(ENTRY)}. The stop loss at ${price(STOP_LOSS)} leaves ${decimal(stopPips)} pips below the entry, the take profit at ${price(TAKE_PROFIT)} stands at ${ratio}, a little above the last peak.`,
      },
    },
    {
      kind: 'workedExample',
      heading: 'When the loss is in yen',
      intro: `For example, you buy USD/JPY at ${decimal(YEN_ENTRY, 2)} with the stop at ${decimal(YEN_STOP, 2)}, and a dollar account of ${dollars(ACCOUNT)} may lose ${String(RISK_PERCENT)}%. The stop is counted in yen, the account in dollars.`,
      lines: [
        { label: 'Distance to the stop, at 0.01 yen a pip', value: `${decimal(yenPips)} pips` },
        {
          label: `${dollars(risk)} in yen, at the rate of the stop: × ${decimal(YEN_STOP, 2)}`,
          value: `${decimal(riskInYen)} yen`,
        },
        {
          label: `Divided by ${decimal(yenPips * YEN_PIP, 2)} yen lost on each dollar bought`,
          value: `${decimal(yenUnits)} units`,
        },
        {
          label: `Check: ${decimal(yenUnits)} × ${decimal(yenPips * YEN_PIP, 2)} ÷ ${decimal(YEN_STOP, 2)}`,
          value: dollars((yenUnits * yenPips * YEN_PIP) / YEN_STOP),
        },
      ],
      conclusion:
        'Converting at the rate of the stop, not of the entry, makes the check come out exactly. Many calculators use the entry and are a few cents off.',
    },
    {
      kind: 'table',
      heading: 'Break-even, before and after costs',
      intro: `The share of trades that must reach the target for the account to end where it began. The last column takes ${decimal(COST_PER_TRADE, 1)} R per trade for spread and commission, which is what a 3-pip cost does to a 30-pip stop.`,
      columns: ['Risk to reward', 'Without costs', 'With costs'],
      rows: breakEvenRows,
      note: 'A larger target needs fewer winners, but the market also reaches it less often. The table says what is needed and nothing about what you will get.',
    },
    {
      kind: 'workedExample',
      heading: 'Ten trades in a journal, added up honestly',
      intro: `Made-up results for practice, in multiples of the risk: ${JOURNAL.map((result) => signed(result).replace(' R', '')).join(', ')}.`,
      lines: [
        { label: 'Total', value: signed(total) },
        { label: 'Average per trade', value: signed(average, 2) },
        {
          label: `Average after ${decimal(COST_PER_TRADE, 1)} R of costs`,
          value: signed(average - COST_PER_TRADE, 2),
        },
        {
          label: 'The same without the best trade, after costs',
          value: signed((total - Math.max(...JOURNAL)) / (JOURNAL.length - 1) - COST_PER_TRADE, 2),
        },
      ],
      conclusion:
        'One trade decides the sign, so ten trades decide nothing. That is why module four asks for thirty and still calls the answer provisional.',
    },
    {
      kind: 'prose',
      heading: 'Pips that were never earned',
      paragraphs: [
        `Suppose half of a position is closed ${decimal(FIRST_HALF_PIPS)} pips in front and the other half ${decimal(Math.abs(SECOND_HALF_PIPS))} pips behind. The whole position made ${decimal(closedInHalves)} pips. A record that writes +${decimal(FIRST_HALF_PIPS)} and leaves out the rest, or adds every target as if it were a full position, is wrong in the seller's favour.`,
        "In your journal each part counts by its share of the size. You will then read other people's published results with the same eye.",
      ],
    },
  ],
  callToAction: {
    heading: 'Bring three months of demo trades',
    text: 'When you write, say which platform you use and which market you have watched most. A journal, however untidy, is the best preparation.',
    links: [
      { label: 'Enrol in the intermediate course', to: paths.contact },
      { label: 'Attend Free Webinar', to: paths.services.webinar },
      { label: 'Choose Your Broker', to: paths.ibPartners },
    ],
  },
  related: [
    { label: 'A signal taken apart', to: paths.services.signals },
    { label: 'Courses by market', to: paths.education.index },
    { label: 'Risks of leveraged trading', to: paths.riskDisclosure },
  ],
};

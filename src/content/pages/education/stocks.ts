import { decimal, dollars } from '@/content/format';
import { describeChart } from '@/content/markedChart';
import type { CoursePageContent } from '@/content/page';
import { rules } from '@/content/rules';
import { profit, riskAmount, unitsForRisk } from '@/domain/calculators/tradeArithmetic';
import { contactPath } from '@/content/contactAbout';

const ACCOUNT = rules.demoBalance;
const ENTRY = 48;
const STOP_LOSS = 46;
const TAKE_PROFIT = 52;
const price = (value: number) => decimal(value, 2);

/** A share sold short through a CFD and bought back later. */
const SHARES = 50;
const SHORT_ENTRY = 48;
const SHORT_EXIT = 46.5;
const TAKEOVER_OPEN = 62;
const SHORT_NIGHTS = 20;
const YEARLY_CHARGE_PERCENT = 4;
const DIVIDEND = 0.6;
const shortGain = profit(SHORT_ENTRY, SHORT_EXIT, -SHARES);
const shortCharge = (((SHARES * SHORT_ENTRY * YEARLY_CHARGE_PERCENT) / 100) * SHORT_NIGHTS) / 360;
const shortDividend = SHARES * DIVIDEND;

/** An invented company for the reading exercise: millions of dollars, millions of shares. */
const REVENUE = 1_600;
const NET_PROFIT = 240;
const SHARES_OUT = 120;
const SHARE_PRICE = 36;
const YEARLY_DIVIDEND = 0.9;
const earningsPerShare = NET_PROFIT / SHARES_OUT;

const SPLIT = 4;

/** A watch list of four shares, each with a stop that risks 0.5%. */
const LIST_RISK_PERCENT = 0.5;
const listRisk = riskAmount(ACCOUNT, LIST_RISK_PERCENT);
const watchList = [
  { name: 'A bank', price: 30, stop: 28.75, moves: 'Interest rates' },
  { name: 'A chip maker', price: 120, stop: 110, moves: 'Orders for electronics' },
  { name: 'A supermarket', price: 25, stop: 24.2, moves: 'Food prices, wages' },
  { name: 'A drug company', price: 80, stop: 76, moves: 'Trial results, approvals' },
].map((position) => ({
  ...position,
  shares: Math.floor(unitsForRisk(listRisk, position.price - position.stop) + 1e-9),
}));
const listValue = watchList.reduce((sum, position) => sum + position.shares * position.price, 0);
const listLoss = watchList.reduce(
  (sum, position) => sum - profit(position.price, position.stop, position.shares),
  0,
);

export const page: CoursePageContent = {
  title: 'Stock course: companies, earnings and charts',
  description:
    'A five-module course on stocks: quotes and orders, reading a company, earnings days, charts, and a balanced watch list.',
  heading: 'Stock course',
  lead: 'Five modules on individual companies: what you own, what moves the price, and how to survive a bad morning.',
  facts: [
    { term: 'Modules', text: '5, around one company' },
    { term: 'Duration', text: '9-12 hours', means: 'workload' },
    { term: 'Practice', text: 'On paper, or in a demo account with shares' },
    { term: 'Level', text: 'After the beginner course', means: 'level' },
  ],
  outcomes: [
    'Choose between a market, a limit and a stop order, and know what can go wrong with each.',
    'Take the five figures that matter out of a quarterly report.',
    'Decide before results day whether to hold, reduce or get out.',
    'Read volume as well as price.',
    "Put together a watch list of shares that don't all fall for the same reason.",
  ],
  audience:
    "For people who like a company's products and wonder whether its share is worth the price. The second module answers with one page of arithmetic.",
  modulesHeading: 'Five modules and one company of your choice',
  modules: [
    {
      title: 'Shares, quotes and orders',
      hours: '2 hours',
      lessons: [
        'What a share gives you: a vote, a dividend if one is declared, a place last in line',
        'The share and the CFD on it: owning, or only following the price',
        'Bid, ask and how many shares are offered at each',
        'Market, limit, stop and stop-limit orders',
        'Auctions at the open and the close; trading before and after hours',
      ],
      outcome: 'Pick the order type for a thinly traded share and justify it.',
      exercise:
        "Take one large and one small company. At the same minute, note the spread of each as a percentage of its price, at the open and two hours later. Then write a limit order that you don't expect to fill, and say why it won't.",
    },
    {
      title: 'Reading a company',
      hours: '2-3 hours',
      lessons: [
        'Revenue, profit and the cash that actually came in',
        'Debt, and when it has to be repaid',
        'Profit per share (EPS) and the price as a multiple of it (P/E)',
        "What a multiple compares, and what it can't",
        "Finding the report on the company's site or in a public register such as EDGAR",
      ],
      outcome: 'Fill one page with the figures of a company and point to the one that worries you.',
      exercise:
        'Download the latest annual report of your company. Find revenue, net profit, operating cash flow, debt and number of shares for two years. Work out EPS and margin yourself, and write three sentences on what changed.',
    },
    {
      title: 'Earnings days and other dates',
      hours: '1-2 hours',
      lessons: [
        'Expectation against result, and why good news can sink a price',
        'Guidance: what the company says about the quarters to come',
        'The first day on which a buyer no longer gets the dividend (the ex-dividend date)',
        'Splits, share issues and buybacks',
        'Gaps: the stop that is filled where the market opens',
      ],
      outcome: "Look at a company's calendar and mark the nights on which you don't want a full position.",
      exercise:
        'Follow five companies through their results. Beforehand, note the expected profit per share and the close; afterwards, the actual figure, the open and the next close. How often did price and surprise point the same way?',
    },
    {
      title: 'Charts and volume',
      hours: '2 hours',
      lessons: [
        'Daily and weekly candles, adjusted for splits and dividends',
        'Bases, breakouts and pullbacks',
        'Volume: how many shares changed hands to make that candle',
        'Strength against the index and against the sector',
      ],
      outcome: 'Tell whether a share rose on its own or was lifted by its market.',
      exercise:
        "Put your company, its sector and its index on one percentage chart, starting on the same day. Mark three weeks in which they diverge, and look for the reason in each week's news.",
    },
    {
      title: 'A balanced watch list',
      hours: '2-3 hours',
      lessons: [
        'From hundreds of companies to a dozen: price, volume, reason',
        'Sectors, and companies that share a customer or a supplier',
        'Size from the stop, then a ceiling for one company and one sector',
        'The weekly routine: results dates, levels, orders',
        'Getting out: target, stop, or the reason is gone',
      ],
      outcome:
        'Keep a list of twelve companies with a level and a reason for each, and leave most of them alone.',
      exercise:
        'Build the list. For four of the companies, write a full plan risking 0.5% each, and follow it on paper. At the end of the month, see which losses came on the same days. Had you expected that?',
    },
  ],
  sections: [
    {
      kind: 'workedExample',
      heading: 'EPS, P/E, margin and yield: one company worked through',
      intro: `An invented bicycle maker had sales of ${dollars(REVENUE)} million last year and a net profit of ${dollars(NET_PROFIT)} million. It has ${decimal(SHARES_OUT)} million shares at ${dollars(SHARE_PRICE)}.`,
      lines: [
        { label: 'Market value: shares × price', value: `${dollars(SHARES_OUT * SHARE_PRICE)} million` },
        { label: 'Profit per share (EPS)', value: dollars(earningsPerShare) },
        { label: 'Price as a multiple of it (P/E)', value: decimal(SHARE_PRICE / earningsPerShare) },
        {
          label: 'Profit as a percentage of sales (net margin)',
          value: `${decimal((NET_PROFIT / REVENUE) * 100)}%`,
        },
        {
          label: `Dividend of ${dollars(YEARLY_DIVIDEND)} a year, as a percentage of the price (yield)`,
          value: `${decimal((YEARLY_DIVIDEND / SHARE_PRICE) * 100, 1)}%`,
        },
      ],
      conclusion:
        'Is that multiple high? It depends on how fast the profit grows and on what other bicycle makers cost.',
    },
    {
      kind: 'chart',
      heading: 'A price gap that stayed open',
      intro: `The share jumps on its results, then drifts down but never into the gap. The target requires a new high, which may not come.`,
      chart: describeChart(
        {
          instrument: 'Sample share',
          timeframe: 'Daily',
          candles: [
            { open: 42.8, high: 43.4, low: 42.5, close: 43.1 },
            { open: 43.1, high: 43.9, low: 43.0, close: 43.6 },
            { open: 43.6, high: 43.8, low: 42.9, close: 43.2 },
            { open: 43.2, high: 44.2, low: 43.1, close: 44.0 },
            { open: 44.0, high: 44.3, low: 43.5, close: 43.8 },
            { open: 43.8, high: 44.6, low: 43.7, close: 44.3 },
            { open: 46.9, high: 48.2, low: 46.4, close: 47.8 },
            { open: 47.8, high: 48.9, low: 47.5, close: 48.6 },
            { open: 48.6, high: 49.5, low: 48.3, close: 49.1 },
            { open: 49.1, high: 49.2, low: 48.1, close: 48.4 },
            { open: 48.4, high: 48.5, low: 47.3, close: 47.6 },
            { open: 47.6, high: 47.9, low: 46.8, close: 47.0 },
            { open: 47.0, high: 47.4, low: 46.5, close: 46.9 },
            { open: 46.9, high: 47.6, low: 46.7, close: 47.3 },
            { open: 47.3, high: 48.1, low: 47.2, close: ENTRY },
          ],
          entry: ENTRY,
          stopLoss: STOP_LOSS,
          stopBeyond: 'Low of the pullback',
          takeProfit: TAKE_PROFIT,
          decimals: 2,
          marks: [
            { kind: 'range', first: 0, last: 5, brokenBy: 6, label: 'Before the results' },
            { kind: 'gap', candle: 6, isFilled: false, label: 'Opening after the results' },
            { kind: 'swing', candle: 8, side: 'high', label: 'Last high' },
            { kind: 'swing', candle: 12, side: 'low', label: 'Low of the pullback' },
          ],
          note: { text: 'Held above the gap', candle: 12 },
        },
        ({ at, price: say }) =>
          `The share moves within ${at('Before the results')}, then opens at ${at('Opening after the results')} after its results and rises to ${at('Last high')}. It falls for four days to ${at('Low of the pullback')}, still above the gap, and recovers to ${say(ENTRY)}. The plan buys there, with the stop loss at ${say(STOP_LOSS)}, inside the gap, and the take profit at ${say(TAKE_PROFIT)}.`,
      ),
    },
    {
      kind: 'calculator',
      heading: 'Weigh that plan, or yours',
      intro:
        'Entry, stop and target from the chart. Add a closer target for half of the shares and see how much it takes off the total.',
      calculator: 'rewardToRisk',
      values: {
        instrument: 'Shares in dollars',
        entry: price(ENTRY),
        stop: price(STOP_LOSS),
        target1: price(TAKE_PROFIT),
      },
    },
    {
      kind: 'workedExample',
      heading: 'What it costs to sell a share short',
      intro: `You sell ${decimal(SHARES)} shares short through a CFD at ${price(SHORT_ENTRY)} and buy them back at ${price(SHORT_EXIT)}, ${String(SHORT_NIGHTS)} nights later. Say the overnight charge (swap) is ${String(YEARLY_CHARGE_PERCENT)}% a year. In between the company pays ${dollars(DIVIDEND)} a share.`,
      lines: [
        {
          label: `Gain on the price: ${decimal(SHARES)} × ${dollars(SHORT_ENTRY - SHORT_EXIT)}`,
          value: dollars(shortGain),
        },
        {
          label: `Overnight charge: ${dollars(SHARES * SHORT_ENTRY)} × ${String(YEARLY_CHARGE_PERCENT)}% × ${String(SHORT_NIGHTS)} ÷ 360`,
          value: dollars(-shortCharge),
        },
        {
          label: `Dividend you owe: ${decimal(SHARES)} × ${dollars(DIVIDEND)}`,
          value: dollars(-shortDividend),
        },
        { label: 'Result, before the spread', value: dollars(shortGain - shortCharge - shortDividend) },
        {
          label: `Had a takeover bid made it open at ${price(TAKEOVER_OPEN)}`,
          value: dollars(profit(SHORT_ENTRY, TAKEOVER_OPEN, -SHARES)),
        },
      ],
      conclusion:
        'Costs took almost half the gain from a correct forecast. And while the gain on a short sale stops at a price of zero, the loss has no limit.',
    },
    {
      kind: 'table',
      heading: 'A diversified watch list: four positions, four risks',
      intro: `Each position risks ${decimal(LIST_RISK_PERCENT, 1)}% of ${dollars(ACCOUNT)}, so the number of shares is largest where the stop is closest.`,
      columns: ['Company', 'Price', 'Stop', 'Shares', 'Moved most by'],
      rows: watchList.map((position) => [
        position.name,
        price(position.price),
        price(position.stop),
        decimal(position.shares),
        position.moves,
      ]),
      note: `Together they tie up ${dollars(listValue)}, and lose ${dollars(listLoss)} if every stop is filled at its price. In a general sell-off all four can fall on one day.`,
    },
    {
      kind: 'prose',
      heading: 'Splits and dividends: why the price drops',
      paragraphs: [
        `After a ${String(SPLIT)}-for-1 split, ${decimal(SHARES)} shares at ${dollars(ENTRY)} become ${decimal(SHARES * SPLIT)} at ${dollars(ENTRY / SPLIT)}: ${dollars(SHARES * ENTRY)} before and after. An unadjusted chart shows it as a crash.`,
        'On the ex-dividend date a share tends to open lower by about the dividend, since a buyer no longer receives it. A holder of a long CFD is usually credited an amount in its place.',
      ],
    },
  ],
  callToAction: {
    heading: 'Which company would you start with?',
    text: 'Name it when you write; you can use it for the exercises in all five modules. Check whether a partner offers individual shares, and whether as shares or as CFDs.',
    links: [
      { label: 'Enrol in the stock course', to: contactPath('Stock course') },
      { label: 'Choose Your Broker', to: '/ib-partners' },
    ],
  },
  related: [
    { label: 'Stock market guide', to: '/markets/stocks' },
    { label: 'Indices market guide', to: '/markets/indices' },
    { label: 'Webinar training', to: '/services/webinar' },
  ],
};

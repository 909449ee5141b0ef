import { decimal, dollars } from '@/content/format';
import type { CoursePageContent } from '@/content/page';
import { profit, rewardToRisk, riskAmount, unitsForRisk } from '@/domain/tradeArithmetic';
import { paths } from '@/paths';

const ACCOUNT = 10_000;
const RISK_PERCENT = 1;
const ENTRY = 48;
const STOP_LOSS = 46;
const TAKE_PROFIT = 52;
const BAD_OPEN = 42.5;
const price = (value: number) => decimal(value, 2);
const risk = riskAmount(ACCOUNT, RISK_PERCENT);
const shares = unitsForRisk(risk, ENTRY - STOP_LOSS);
const ratio = `1:${decimal(rewardToRisk(ENTRY, STOP_LOSS, TAKE_PROFIT))}`;
const gapLoss = -profit(ENTRY, BAD_OPEN, shares);

/** An invented company for the reading exercise: millions of dollars, millions of shares. */
const REVENUE = 1_600;
const NET_PROFIT = 240;
const SHARES_OUT = 120;
const SHARE_PRICE = 36;
const YEARLY_DIVIDEND = 0.9;
const earningsPerShare = NET_PROFIT / SHARES_OUT;

const SPLIT = 4;

/** A watch list of four, each position with a stop that risks half a percent. */
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
  lead: 'Five modules on single companies: what you own, what moves the price, and how to survive a bad morning.',
  facts: [
    { term: 'Modules', text: '5, around one company' },
    { term: 'Duration', text: '9-12 hours' },
    { term: 'Practice', text: 'A demo account with single shares' },
    { term: 'Level', text: 'No experience of charts needed' },
  ],
  outcomes: [
    'Choose between a market, a limit and a stop order and say what each can do to you.',
    'Take the five figures that matter out of a quarterly report.',
    'Decide before results day whether to hold, reduce or be out.',
    'Read volume as well as price.',
    'Put together a watch list whose members do not all fall for the same reason.',
  ],
  audience:
    "For people who use a company's products and wonder whether the share is a different matter. It is, and the second module shows why with one page of arithmetic.",
  modulesHeading: 'Five modules and one company of your own',
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
        'Take one large and one small company. At the same minute, write the spread of each as a percentage of its price, at the open and two hours later. Then place a limit order on demo that you expect not to be filled, and say why.',
    },
    {
      title: 'Reading a company',
      hours: '2-3 hours',
      lessons: [
        'Revenue, profit and the cash that actually came in',
        'Debt, and when it has to be repaid',
        'Profit per share (EPS) and the price as a multiple of it (P/E)',
        'What a multiple compares, and what it cannot',
        "Finding the report on the company's site or in a public register such as EDGAR",
      ],
      outcome: 'Fill one page with the figures of a company and point at the one that worries you.',
      exercise:
        'Download the latest annual report of your company. Find revenue, net profit, operating cash flow, debt and number of shares for two years. Work out EPS and margin by hand and write three sentences on what changed.',
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
      outcome: "Look at a company's calendar and mark the nights on which you do not want a full position.",
      exercise:
        'Follow five companies through their results. Beforehand, note the expected profit per share and the close; afterwards the actual figure, the open and the next close. In how many cases did price and surprise point the same way?',
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
      outcome: 'Tell whether a share rose by itself or was carried by its market.',
      exercise:
        'Put your company, its sector and its index on one chart in percent, from the same day. Mark three weeks in which they part, and look for the reason in the news of that week.',
    },
    {
      title: 'A balanced watch list',
      hours: '2-3 hours',
      lessons: [
        'From hundreds of names to a dozen: price, volume, reason',
        'Sectors, and companies that share a customer or a supplier',
        'Size from the stop, then a ceiling for one company and one sector',
        'The weekly routine: results dates, levels, orders',
        'Leaving: target, stop, or the reason is gone',
      ],
      outcome:
        'Keep a list of twelve names with a level and a reason for each, and leave most of them alone.',
      exercise:
        'Build the list. For four of the names write a full plan risking 0.5% each on demo. At the end of the month compare: which losses came on the same days, and had you expected that?',
    },
  ],
  sections: [
    {
      kind: 'workedExample',
      heading: 'One page of arithmetic about a company',
      intro: `An invented maker of bicycles sold goods for ${dollars(REVENUE)} million last year and kept ${dollars(NET_PROFIT)} million as net profit. It has ${decimal(SHARES_OUT)} million shares at ${dollars(SHARE_PRICE)}.`,
      lines: [
        { label: 'Market value: shares × price', value: `${dollars(SHARES_OUT * SHARE_PRICE)} million` },
        { label: 'Profit per share (EPS)', value: dollars(earningsPerShare) },
        { label: 'Price as a multiple of it (P/E)', value: decimal(SHARE_PRICE / earningsPerShare) },
        {
          label: 'Profit out of each 100 of sales (net margin)',
          value: `${decimal((NET_PROFIT / REVENUE) * 100)}%`,
        },
        {
          label: `Dividend of ${dollars(YEARLY_DIVIDEND)} a year, as a share of the price (yield)`,
          value: `${decimal((YEARLY_DIVIDEND / SHARE_PRICE) * 100, 1)}%`,
        },
      ],
      conclusion:
        'Whether that multiple is dear depends on how fast the profit grows and on what other bicycle makers cost. The sum only makes the question precise.',
    },
    {
      kind: 'chart',
      heading: 'A gap that nobody sold back',
      intro:
        'Module four, with invented daily prices: the share jumps on its results and then drifts down, but never into the gap.',
      chart: {
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
        takeProfit: TAKE_PROFIT,
        decimals: 2,
        note: { text: 'Held above the gap', candle: 12 },
        description: `Fifteen daily candles. The share moves between 42.50 and 44.60, then opens at 46.90 after its results and rises to 49.50. It falls for four days to 46.50, still above the gap, and recovers to ${price(ENTRY)}. The plan buys there, with the stop loss at ${price(STOP_LOSS)}, inside the gap, and the take profit at ${price(TAKE_PROFIT)}.`,
      },
    },
    {
      kind: 'workedExample',
      heading: 'The same plan on a bad morning',
      intro: `${String(RISK_PERCENT)}% of a ${dollars(ACCOUNT)} demo account, and then the next results come overnight with the position still open.`,
      lines: [
        {
          label: `${dollars(risk)} ÷ ${dollars(ENTRY - STOP_LOSS)} a share`,
          value: `${decimal(shares)} shares`,
        },
        { label: 'Money tied up, bought without leverage', value: dollars(shares * ENTRY) },
        {
          label: `Sold at the target, ${price(TAKE_PROFIT)}`,
          value: dollars(profit(ENTRY, TAKE_PROFIT, shares)),
        },
        { label: `Stopped at ${price(STOP_LOSS)}`, value: dollars(profit(ENTRY, STOP_LOSS, shares)) },
        { label: `Opened at ${price(BAD_OPEN)}, stop filled there`, value: dollars(-gapLoss) },
      ],
      conclusion: `A plan of ${ratio} turned into a loss of ${decimal(gapLoss / risk, 2)} times the risk. Closing half before results day would have halved that; no order placed beforehand can rule out such a jump.`,
    },
    {
      kind: 'table',
      heading: 'Four positions with four different worries',
      intro: `Invented prices. Each position risks ${decimal(LIST_RISK_PERCENT, 1)}% of ${dollars(ACCOUNT)}, so the share with the nearest stop is bought in the largest number.`,
      columns: ['Company', 'Price', 'Stop', 'Shares', 'Moved most by'],
      rows: watchList.map((position) => [
        position.name,
        price(position.price),
        price(position.stop),
        decimal(position.shares),
        position.moves,
      ]),
      note: `Together they tie up ${dollars(listValue)} and lose ${dollars(listLoss)} if every stop is filled at its price. In a general sell-off all four can fall on one day, whatever moves them otherwise.`,
    },
    {
      kind: 'prose',
      heading: 'When the price drops and nothing is lost',
      paragraphs: [
        `After a split of ${String(SPLIT)} for one, ${decimal(shares)} shares at ${dollars(ENTRY)} become ${decimal(shares * SPLIT)} at ${dollars(ENTRY / SPLIT)}: ${dollars(shares * ENTRY)} before and after. An unadjusted chart shows it as a crash.`,
        'On the ex-dividend date a share tends to open lower by about the dividend, since a buyer no longer receives it. A holder of a long CFD is usually credited an amount in its place, and a short seller is charged it.',
      ],
    },
  ],
  callToAction: {
    heading: 'Which company would you start with?',
    text: 'Name it when you write; the exercises of all five modules can be done on it. To practise on single shares, check that a partner offers them and whether as shares or as CFDs.',
    links: [
      { label: 'Enrol in the stock course', to: paths.contact },
      { label: 'Choose Your Broker', to: paths.ibPartners },
    ],
  },
  related: [
    { label: 'Stock market guide', to: paths.markets.stocks },
    { label: 'Indices market guide', to: paths.markets.indices },
    { label: 'Webinar training', to: paths.services.webinar },
  ],
};

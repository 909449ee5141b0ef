import type { TopicPageContent } from '@/content/page';
import { decimal, dollars } from '@/content/format';
import {
  breakEvenPercent,
  distanceInSteps,
  marginFor,
  pipValue,
  profit,
  rewardToRisk,
  riskAmount,
  unitsForRisk,
} from '@/domain/tradeArithmetic';
import { paths } from '@/paths';

/** Two invented companies, before and after the dearer share rises by a tenth. */
const DEAR = { price: 200, shares: 1, risenTo: 220 };
const CHEAP = { price: 50, shares: 10 };
const priceBefore = DEAR.price + CHEAP.price;
const priceAfter = DEAR.risenTo + CHEAP.price;
const valueBefore = DEAR.price * DEAR.shares + CHEAP.price * CHEAP.shares;
const valueAfter = DEAR.risenTo * DEAR.shares + CHEAP.price * CHEAP.shares;
const percentRise = (before: number, after: number): string =>
  `${decimal((100 * (after - before)) / before, 1)}%`;

const ACCOUNT = 10_000;
const RISK_PERCENT = 1;
const ENTRY = 5_000;
const STOP_LOSS = 5_020;
const TAKE_PROFIT = 4_960;
const POINT = 1;
const LEVERAGE = 20;
const EMINI_POINT = 50;
const MICRO_POINT = 5;
const FUTURES_TICK = 0.25;

const risk = riskAmount(ACCOUNT, RISK_PERCENT);
const stopPoints = distanceInSteps(ENTRY, STOP_LOSS, POINT);
const targetPoints = distanceInSteps(ENTRY, TAKE_PROFIT, POINT);
const dollarsPerPoint = unitsForRisk(risk, STOP_LOSS - ENTRY);
const exposure = dollarsPerPoint * ENTRY;
const ratio = rewardToRisk(ENTRY, STOP_LOSS, TAKE_PROFIT);

export const page: TopicPageContent = {
  title: 'Indices: trading a whole market at once',
  description:
    'What a stock index measures, how index points become money, when the big indices trade and what moves them.',
  heading: 'Indices',
  lead: 'An index is the weighted price of a group of companies. Trading it is taking a view on a whole market, such as the five hundred large companies of the S&P 500, instead of on one of them.',
  sections: [
    {
      kind: 'table',
      heading: 'Nine indices you will meet first',
      intro:
        'Hours are those of the home stock exchange in its own local time. Outside them, the index itself stands still.',
      columns: ['Index', 'Country', 'Companies', 'Weighted by', 'Home exchange hours'],
      rows: [
        ['S&P 500', 'United States', 'about 500', 'Market value', '09:30-16:00 New York'],
        ['Nasdaq-100', 'United States', 'about 100', 'Market value, with caps', '09:30-16:00 New York'],
        ['Dow Jones', 'United States', '30', 'Share price', '09:30-16:00 New York'],
        ['FTSE 100', 'United Kingdom', '100', 'Market value', '08:00-16:30 London'],
        ['DAX', 'Germany', '40', 'Market value, with caps', '09:00-17:30 Frankfurt'],
        ['CAC 40', 'France', '40', 'Market value, with caps', '09:00-17:30 Paris'],
        ['Euro Stoxx 50', 'Euro area', '50', 'Market value, with caps', '09:00-17:30 central Europe'],
        ['Nikkei 225', 'Japan', '225', 'Share price', '09:00-15:30 Tokyo, with a lunch break'],
        ['S&P/ASX 200', 'Australia', '200', 'Market value', '10:00-16:00 Sydney'],
      ],
      note: 'The Nasdaq-100 leaves out financial companies. The DAX that the news quotes counts dividends as if they were reinvested; most of the others do not.',
    },
    {
      kind: 'prose',
      heading: 'What the number measures',
      paragraphs: [
        'Nobody can buy an index itself: it is a calculation. It starts at some round number on a chosen day, and from then on shows how the group has done since. One unit of it is called a point.',
        'What people trade are things that follow it: a fund that owns the shares, a futures contract on an exchange, or a contract for difference (CFD) with a broker. Futures and CFDs trade nearly around the clock on working days, with the spread at its narrowest while the home exchange is open and wider at night, over lunch in Tokyo and around news.',
      ],
    },
    {
      kind: 'workedExample',
      heading: 'Why weighting matters',
      intro:
        'Imagine an index of two companies. Dear Corp has 1 billion shares at $200; Cheap Corp has 10 billion at $50. Now Dear Corp rises by 10%, to $220.',
      lines: [
        {
          label: `Price-weighted, as the Dow and the Nikkei: the prices add up to ${decimal(priceBefore)}, then ${decimal(priceAfter)}`,
          value: `+${percentRise(priceBefore, priceAfter)}`,
        },
        {
          label: `Weighted by market value, as the S&P 500: ${decimal(valueBefore)} billion dollars, then ${decimal(valueAfter)} billion`,
          value: `+${percentRise(valueBefore, valueAfter)}`,
        },
      ],
      conclusion:
        'Same news, very different index. In the first kind the share with the highest price pulls hardest; in the second, the company that is worth most.',
    },
    {
      kind: 'definitions',
      heading: 'From points to money',
      intro:
        'A point has no fixed value. It depends on what you trade, so look it up before the first order.',
      rows: [
        {
          term: 'CFD',
          text: 'Often one unit of currency per point and contract, but brokers differ. The contract specification on the platform says.',
        },
        {
          term: 'E-mini S&P 500 future',
          text: `${dollars(EMINI_POINT)} a point. The smallest step (a tick) is ${String(FUTURES_TICK)} points, so one tick is ${dollars(pipValue(EMINI_POINT, FUTURES_TICK))}.`,
        },
        {
          term: 'Micro E-mini S&P 500 future',
          text: `A tenth of that: ${dollars(MICRO_POINT)} a point, ${dollars(pipValue(MICRO_POINT, FUTURES_TICK))} a tick.`,
        },
      ],
    },
    {
      kind: 'chart',
      heading: 'A falling trade, reasoned out',
      intro:
        'Indices can be sold first and bought back later. This plan does so after the price has failed at the same place twice.',
      chart: {
        instrument: 'S&P 500',
        timeframe: '1 hour',
        candles: [
          { open: 4958, high: 4972, low: 4954, close: 4969 },
          { open: 4969, high: 4984, low: 4965, close: 4981 },
          { open: 4981, high: 5001, low: 4978, close: 4996 },
          { open: 4996, high: 5009, low: 4990, close: 4993 },
          { open: 4993, high: 4997, low: 4976, close: 4979 },
          { open: 4979, high: 4985, low: 4962, close: 4967 },
          { open: 4967, high: 4975, low: 4956, close: 4972 },
          { open: 4972, high: 4986, low: 4968, close: 4983 },
          { open: 4983, high: 4992, low: 4977, close: 4980 },
          { open: 4980, high: 4995, low: 4975, close: 4992 },
          { open: 4992, high: 5006, low: 4988, close: 4998 },
          { open: 4998, high: 5012, low: 4994, close: 5000 },
        ],
        entry: ENTRY,
        stopLoss: STOP_LOSS,
        takeProfit: TAKE_PROFIT,
        decimals: 0,
        note: { text: 'Could not stay above the old high of 5,009', candle: 11 },
        description: `Invented hourly prices. The index turns down from 5,009, falls to 4,956, climbs again to 5,012 and closes the hour back at 5,000. The plan sells at ${decimal(ENTRY)}, with a stop loss at ${decimal(STOP_LOSS)} and a target at ${decimal(TAKE_PROFIT)}, just above the earlier low.`,
      },
    },
    {
      kind: 'workedExample',
      heading: 'How many dollars a point',
      intro: `Put ${String(RISK_PERCENT)}% of a ${dollars(ACCOUNT)} demo account behind the plan above.`,
      lines: [
        { label: `${String(RISK_PERCENT)}% of ${dollars(ACCOUNT)}`, value: dollars(risk) },
        {
          label: `Stop ${decimal(stopPoints)} points away: ${dollars(risk)} ÷ ${decimal(stopPoints)}`,
          value: `${dollars(dollarsPerPoint)} a point`,
        },
        {
          label: `Stopped at ${decimal(STOP_LOSS)}`,
          value: dollars(profit(ENTRY, STOP_LOSS, -dollarsPerPoint)),
        },
        {
          label: `Target ${decimal(targetPoints)} points lower, at ${decimal(TAKE_PROFIT)}`,
          value: dollars(profit(ENTRY, TAKE_PROFIT, -dollarsPerPoint)),
        },
        {
          label: `What is really being traded: ${dollars(dollarsPerPoint)} × ${decimal(ENTRY)}`,
          value: dollars(exposure),
        },
        {
          label: `Margin, at for example 1:${String(LEVERAGE)}`,
          value: dollars(marginFor(exposure, LEVERAGE)),
        },
      ],
      conclusion: `That happens to be one micro contract. Gaining ${decimal(ratio)} for each 1 risked, such a plan breaks even if ${decimal(breakEvenPercent(ratio), 1)}% of the trades win, before costs.`,
    },
    {
      kind: 'definitions',
      heading: 'What moves an index',
      rows: [
        {
          term: 'Interest rates',
          text: 'Higher rates make future profits worth less today and borrowing dearer. Indices full of young technology firms feel it most.',
        },
        {
          term: 'Results season',
          text: 'Four times a year, from January, April, July and October, most large US companies publish earnings within a few weeks.',
        },
        {
          term: 'A handful of giants',
          text: 'In an index weighted by value the largest few companies can carry it up while most of its members fall.',
        },
        {
          term: 'The currency',
          text: 'Many FTSE 100 companies earn abroad, so a weaker pound can lift that index.',
        },
        {
          term: 'Fear',
          text: 'The VIX, worked out from the prices of S&P 500 options, shows how large a swing people are paying to be protected from.',
        },
        {
          term: 'Dividends',
          text: 'On the day a share trades without its dividend, an index that ignores dividends drops a little. CFD accounts are adjusted for it.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Strategies people use',
      columns: ['Strategy', 'The idea', 'Where it breaks'],
      rows: [
        [
          'Opening range',
          'Mark the high and low of the first half hour, trade the side that breaks',
          'Quiet days, when both sides break and neither holds',
        ],
        [
          'Pullback in a trend',
          'Buy a dip to a moving average while the daily trend is up',
          'The dip that turns out to be the turn',
        ],
        [
          'Range and reversal',
          'Sell failed highs, buy failed lows, as on the chart above',
          'News strong enough to start a trend',
        ],
        [
          'One against another',
          'Buy one index, sell a second, and trade the difference',
          'Both legs can lose on the same day',
        ],
      ],
    },
    {
      kind: 'warning',
      heading: 'How index traders lose',
      paragraphs: [
        'Being spread over many companies softens one bad report, not a bad market. In March 2020 the S&P 500 fell so fast that trading on the US exchanges was halted on four days, each time after a fall of 7%.',
        'Prices jump between one close and the next opening, and a stop inside the jump is filled on the far side of it. A leveraged position held overnight is also charged financing each night, which quietly eats a slow trade.',
        'The commonest loss is duller: trading every swing of the first minutes, when spreads and moves are both at their widest.',
      ],
    },
    {
      kind: 'list',
      heading: 'Tips for trading indices',
      items: [
        'Write the value of one point on your plan, in your own currency, before you write anything else.',
        'Choose the number of contracts so that being wrong costs 1-2% of the account, and if even the smallest contract is too large for that, leave the trade.',
        'Look for at least two points of possible gain for each point at risk.',
        'Two US indices bought together are close to one double-sized position.',
        'Know the minute of the opening, of the closing auction and of the next central bank decision.',
      ],
    },
  ],
  callToAction: {
    heading: 'See the same reasoning on a signal',
    text: 'Our signals state entry, stop loss and take profit, and why each stands where it does.',
    links: [
      { label: 'How our signals work', to: paths.services.signals },
      { label: 'Start the index course', to: paths.education.indices },
    ],
  },
  related: [
    { label: 'Index course', to: paths.education.indices },
    { label: 'Free trading signals', to: paths.services.signals },
    { label: 'Stocks: the companies inside an index', to: paths.markets.stocks },
  ],
};

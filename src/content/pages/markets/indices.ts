import { exampleLevels } from '@/content/exampleLevels';
import { australia, europe, unitedKingdom } from '@/content/regulators';
import { sharedCap } from '@/content/retailLimit';
import type { TopicPageContent } from '@/content/page';
import { shareOfFirstMembers } from '@/content/openingFigure';
import { decimal, dollars } from '@/content/format';
import { describeChart } from '@/content/markedChart';
import { rules, statements } from '@/content/rules';
import { indexFutures } from '@/domain/trading/futures';
import { marginFor, pipValue, profit, riskAmount, unitsForRisk } from '@/domain/calculators/tradeArithmetic';

/** Two invented companies, before and after the share with the higher price rises by a tenth. */
const HIGH_PRICED = { price: 200, shares: 1, risenTo: 220 };
const LOW_PRICED = { price: 50, shares: 10 };
const priceBefore = HIGH_PRICED.price + LOW_PRICED.price;
const priceAfter = HIGH_PRICED.risenTo + LOW_PRICED.price;
const valueBefore = HIGH_PRICED.price * HIGH_PRICED.shares + LOW_PRICED.price * LOW_PRICED.shares;
const valueAfter = HIGH_PRICED.risenTo * HIGH_PRICED.shares + LOW_PRICED.price * LOW_PRICED.shares;
const percentRise = (before: number, after: number): string =>
  `${decimal((100 * (after - before)) / before, 1)}%`;

/** The plan in the chart. */
const ENTRY = exampleLevels['S&P 500'];
const STOP_LOSS = ENTRY + 20;
const TAKE_PROFIT = ENTRY - 40;
const { multiplier: EMINI_POINT, tick: FUTURES_TICK } = indexFutures.sp500;
const MICRO_POINT = indexFutures.microSp500.multiplier;
const risk = riskAmount(rules.demoBalance, rules.riskPercent.from);
const dollarsPerPoint = unitsForRisk(risk, STOP_LOSS - ENTRY);

/** A long position of the same size, held for a week. */
const LEVERAGE = sharedCap('mainIndices', europe, unitedKingdom, australia);
const YEARLY_PERCENT = 7.3;
const DAYS_PER_YEAR = 365;
const NIGHTS = 7;
const exposure = dollarsPerPoint * ENTRY;
const oneNight = (exposure * YEARLY_PERCENT) / 100 / DAYS_PER_YEAR;
const oneWeek = oneNight * NIGHTS;
const targetGain = -profit(ENTRY, TAKE_PROFIT, dollarsPerPoint);

/** The market values of thirty invented companies in billions of dollars. */
const MARKET_VALUES = [
  94, 80, 69, 61, 53, 47, 43, 40, 37, 34, 32, 30, 28, 26, 25, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12,
  11, 10, 9,
];
const LARGEST = 5;
const largestShare = `${decimal(shareOfFirstMembers(MARKET_VALUES, LARGEST))}%`;

export const page: TopicPageContent = {
  title: 'Indices: trading a whole market at once',
  description:
    'What a stock index measures, how index points become money, when the big indices trade and what moves them.',
  heading: 'Indices',
  lead: 'An index is one number for the prices of a group of companies, each with its weight. Trade one and you take a view on a whole market, such as the five hundred large companies of the S&P 500.',
  searchWords: [
    ...['S&P 500', 'Dow Jones', 'Nasdaq 100', 'DAX', 'FTSE 100'],
    ...['US500', 'SPX500', 'US30', 'NAS100', 'US100', 'GER40', 'DE40', 'UK100'],
  ],
  start: { label: 'Decide on an S&P 500 chart', to: '/practice/charts/3' },
  opening: {
    heading: 'Thirty companies, counted twice',
    text: `Weighted by size, the ${String(LARGEST)} largest of these ${String(MARKET_VALUES.length)} invented companies make up ${largestShare} of the index: if they fall together, the other ${String(MARKET_VALUES.length - LARGEST)} have to rise well over half as much to keep it level.`,
    drawing: { kind: 'indexWeights', sizes: MARKET_VALUES, largest: LARGEST },
  },
  sections: [
    {
      kind: 'table',
      heading: 'Nine major stock indices',
      intro:
        "Hours are those of the home stock exchange, in its own local time. Outside them the index itself doesn't move.",
      columns: ['Index', 'Country', 'Companies', 'Weighted by', 'Home exchange hours'],
      rows: [
        ['S&P 500', 'United States', 'about 500', 'Market value', '09:30-16:00 New York'],
        ['Nasdaq-100', 'United States', 'about 100', 'Market value, with caps', '09:30-16:00 New York'],
        ['Dow Jones', 'United States', '30', 'Share price', '09:30-16:00 New York'],
        ['FTSE 100', 'United Kingdom', '100', 'Market value', '08:00-16:30 London'],
        ['DAX', 'Germany', '40', 'Market value, with caps', '09:00-17:30 Frankfurt'],
        ['CAC 40', 'France', '40', 'Market value, with caps', '09:00-17:30 Paris'],
        ['Euro Stoxx 50', 'Euro area', '50', 'Market value, with caps', '09:00-17:30 central Europe'],
        [
          'Nikkei 225',
          'Japan',
          '225',
          'Share price, adjusted and capped',
          '09:00-15:30 Tokyo, with a lunch break',
        ],
        ['S&P/ASX 200', 'Australia', '200', 'Market value', '10:00-16:00 Sydney'],
      ],
      note: "The Nasdaq-100 leaves out financial companies. The DAX in the news counts dividends as if they were reinvested; most of the others don't.",
    },
    {
      kind: 'prose',
      heading: 'What an index measures, and what you trade',
      paragraphs: [
        "You can't buy an index: it is a calculation. It started at a value that the publisher set for a chosen day, often a round number, and has shown ever since how the group is doing. One unit of it is called a point.",
        'What you trade is something that follows it. That may be a fund that owns the shares, a futures contract on an exchange, or a contract for difference (CFD) with a broker. Futures and CFDs trade nearly around the clock on working days.',
      ],
      marginNote:
        'Spreads are narrowest while the home exchange is open. They widen at night, over lunch in Tokyo and around news.',
    },
    {
      kind: 'workedExample',
      heading: 'How weighting changes an index',
      intro:
        'Imagine an index of two companies. Alpha has 1 billion shares at $200, Beta has 10 billion at $50. Now Alpha rises by 10%, to $220.',
      lines: [
        {
          label: `Price-weighted, like the Dow and the Nikkei: the prices add up to ${decimal(priceBefore)}, then ${decimal(priceAfter)}`,
          value: `+${percentRise(priceBefore, priceAfter)}`,
        },
        {
          label: `Weighted by market value, like the S&P 500: ${decimal(valueBefore)} billion dollars, then ${decimal(valueAfter)} billion`,
          value: `+${percentRise(valueBefore, valueAfter)}`,
        },
      ],
      conclusion:
        'Same news, very different index. In the first kind the share with the highest price pulls hardest; in the second, the company that is worth most.',
    },
    {
      kind: 'definitions',
      heading: 'How points become money',
      intro:
        'A point has no fixed value. It depends on what you trade, so look it up before your first order.',
      rows: [
        {
          term: 'CFD',
          text: 'Often one unit of currency per point and contract, but brokers differ. Check the contract specification on your platform.',
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
      heading: 'Selling at the top of a range: the plan on the chart',
      intro: `You can sell an index first and buy it back later. This plan sells after the price has been turned back twice at the same zone, and aims just above the earlier low. At ${dollars(dollarsPerPoint)} a point the stop costs ${dollars(risk)}. The argument against it: the lows are rising.`,
      chart: describeChart(
        {
          instrument: 'S&P 500',
          timeframe: '1-hour',
          candles: [
            { open: 7458, high: 7472, low: 7454, close: 7469 },
            { open: 7469, high: 7484, low: 7465, close: 7481 },
            { open: 7481, high: 7501, low: 7478, close: 7496 },
            { open: 7496, high: 7509, low: 7490, close: 7493 },
            { open: 7493, high: 7497, low: 7476, close: 7479 },
            { open: 7479, high: 7485, low: 7462, close: 7467 },
            { open: 7467, high: 7475, low: 7456, close: 7472 },
            { open: 7472, high: 7486, low: 7468, close: 7483 },
            { open: 7483, high: 7492, low: 7477, close: 7480 },
            { open: 7480, high: 7495, low: 7475, close: 7492 },
            { open: 7492, high: 7508, low: 7490, close: 7506 },
            { open: 7506, high: 7512, low: 7494, close: ENTRY },
          ],
          entry: ENTRY,
          stopLoss: STOP_LOSS,
          stopBeyond: 'Ceiling',
          takeProfit: TAKE_PROFIT,
          targetBefore: 'Earlier low',
          decimals: 0,
          marks: [
            { kind: 'swing', candle: 3, side: 'high', label: 'First high' },
            { kind: 'swing', candle: 6, side: 'low', label: 'Earlier low' },
            {
              kind: 'level',
              side: 'resistance',
              from: 7505,
              to: 7512,
              since: 2,
              touches: 2,
              label: 'Ceiling',
            },
          ],
          note: { text: 'Pushed above the first high, closed below it', candle: 11 },
        },
        ({ at, times, price }) =>
          `The index turns down from ${at('First high')}, falls to ${at('Earlier low')} and climbs again. One hour closes near its high; the next pushes further up, falls back and closes at ${price(ENTRY)}. The zone ${at('Ceiling')} has now turned it back ${times('Ceiling')}. The plan sells at the close, with the stop loss at ${price(STOP_LOSS)}, above the zone, and the target at ${price(TAKE_PROFIT)}, just above the earlier low.`,
      ),
    },
    {
      kind: 'calculator',
      heading: 'How many contracts that plan allows',
      intro:
        'Entry and stop of the plan above, at one dollar a point. If a point is worth more in your contract, change the units in one lot.',
      calculator: 'positionSize',
      values: {
        account: String(rules.demoBalance),
        risk: String(rules.riskPercent.from),
        instrument: 'S&P 500',
        entry: String(ENTRY),
        stop: String(STOP_LOSS),
      },
    },
    {
      kind: 'workedExample',
      heading: 'What it costs to hold an index for a week',
      intro: `Now take the other side. You buy at ${decimal(ENTRY)} for ${dollars(dollarsPerPoint)} a point and hold a CFD for ${String(NIGHTS)} nights. Say your broker charges ${String(YEARLY_PERCENT)}% a year on the full value.`,
      lines: [
        {
          label: `Value of the position: ${dollars(dollarsPerPoint)} × ${decimal(ENTRY)}`,
          value: dollars(exposure),
        },
        {
          label: `Margin at 1:${String(LEVERAGE)}, the retail cap on main indices in most of the EU, the UK and Australia`,
          value: dollars(marginFor(exposure, LEVERAGE)),
        },
        {
          label: `One night: ${dollars(exposure)} × ${String(YEARLY_PERCENT)}% ÷ ${String(DAYS_PER_YEAR)}`,
          value: dollars(oneNight),
        },
        { label: `${String(NIGHTS)} nights`, value: dollars(oneWeek) },
        { label: 'The same in points', value: `${decimal(oneWeek / dollarsPerPoint, 1)} points` },
      ],
      conclusion: `You pay on the whole ${dollars(exposure)}, not on the margin. On a trade that aims for ${dollars(targetGain)}, one week takes ${decimal((100 * oneWeek) / targetGain)}% of the gain.`,
    },
    {
      kind: 'definitions',
      heading: 'What moves an index',
      rows: [
        {
          term: 'Interest rates',
          text: 'Higher rates make future profits worth less today and borrowing more expensive. Indices full of young technology firms feel it most.',
        },
        {
          term: 'Results season',
          text: 'Four times a year, starting in January, April, July and October, most large US companies publish earnings within a few weeks.',
        },
        {
          term: 'A handful of giants',
          text: 'In an index weighted by value, the few largest companies can push it up while most members fall.',
        },
        {
          term: 'The currency',
          text: 'Many FTSE 100 companies earn abroad, so a weaker pound can lift that index.',
        },
        {
          term: 'Fear',
          text: 'The VIX is calculated from the prices of S&P 500 options. It shows how large a swing people are paying to be protected against.',
        },
        {
          term: 'Dividends',
          text: 'When a share trades without its dividend, an index that ignores dividends drops a little. Your broker adjusts CFD accounts for that drop.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Strategies for indices',
      columns: ['Strategy', 'The idea', 'Where it fails'],
      rows: [
        [
          'Opening range',
          'Mark the high and low of the first half hour, and trade the side that breaks',
          'Quiet days, when both sides break and neither break holds',
        ],
        [
          'Pullback in a trend',
          'Buy a dip to a moving average while the daily trend is up',
          'The dip that proves to be a reversal',
        ],
        [
          'Range and reversal',
          'Sell failed highs, buy failed lows, as on the chart above',
          'News strong enough to start a trend',
        ],
        [
          'One index against another',
          'Buy one index, sell a second, and trade the difference',
          'Both legs can lose on the same day',
        ],
      ],
    },
    {
      kind: 'warning',
      heading: 'The risks of index trading',
      paragraphs: [
        'Many companies in one price soften one bad report, but not a bad market. In March 2020 the S&P 500 fell so fast that US exchanges halted trading on four days, each time after a fall of 7%.',
        'Prices jump between one close and the next opening. A stop inside the jump is filled on the far side of it.',
        'The commonest loss is duller: trading every swing of the first minutes, when spreads and moves are both at their widest.',
      ],
    },
    {
      kind: 'list',
      heading: 'Tips for trading indices',
      items: [
        'Write down what one point is worth in your own currency before you plan anything else.',
        `${statements.riskRule} If even the smallest contract is too large for that, skip the trade.`,
        'Two US indices bought together are close to one position of twice the size.',
        'Know the exact time of the opening, the closing auction and the next central bank decision.',
        statements.practise,
      ],
    },
  ],
  callToAction: {
    heading: 'See the same reasoning in a signal',
    text: 'Our signals state entry, stop loss and take profit, with the reason for each.',
    links: [
      { label: 'How our signals work', to: '/services/signals' },
      { label: 'Start the index course', to: '/education/indices' },
    ],
  },
  related: [
    { label: 'Index course', to: '/education/indices' },
    { label: 'Free trading signals', to: '/services/signals' },
    { label: 'Stocks: the companies inside an index', to: '/markets/stocks' },
  ],
};

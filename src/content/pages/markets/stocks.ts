import type { TopicPageContent } from '@/content/page';
import { rich, term } from '@/content/richText';
import { decimal, dollars } from '@/content/format';
import { describeChart } from '@/content/markedChart';
import { rules, statements } from '@/content/rules';
import { profit, riskAmount, unitsForRisk } from '@/domain/calculators/tradeArithmetic';

const ENTRY = 80;
const STOP_LOSS = 76;
const TAKE_PROFIT = 88;
const GAP_OPEN = 70;
const EARNINGS_PER_SHARE = 4;
const SHARES_ISSUED = 500_000_000;

/** The position closed in two parts: half during the rise, the rest at the open after the results. */
const FIRST_EXIT = 82;
const risk = riskAmount(rules.demoBalance, rules.riskPercent.from);
const allowedShares = unitsForRisk(risk, ENTRY - STOP_LOSS);
/** Rounded down to an even number, so that it can be halved. */
const shares = Math.floor(allowedShares / 2) * 2;
const halfShares = shares / 2;
const gain = profit(ENTRY, FIRST_EXIT, halfShares);
const loss = profit(ENTRY, GAP_OPEN, halfShares);
const lossUndivided = profit(ENTRY, GAP_OPEN, shares);

export const page: TopicPageContent = {
  title: 'Stocks: sectors, tickers and approaches',
  description:
    'How shares are quoted and traded, what eight large sectors do, twelve popular tickers and four ways to approach them.',
  heading: 'Stocks',
  lead: "A stock is a share in one company. Its price is what people think the company's future earnings are worth today, and they can change their minds overnight.",
  start: { label: 'Start stock lesson 1, free', to: '/education/stocks/what-a-share-gives-you' },
  opening: {
    heading: 'Four reports a year',
    text: 'Most large US companies publish within a few weeks after each quarter ends. Between one close and the next opening the price can gap over any ordinary stop.',
    drawing: { kind: 'reportYear', reportWeeks: { from: 2, to: 6 }, report: 4, exDividend: 8 },
  },
  sections: [
    {
      kind: 'definitions',
      heading: 'The numbers next to a share price',
      rows: [
        {
          term: 'Ticker and quote',
          text: 'A short code identifies the share. The price is in the currency of its exchange. London quotes most shares in pence, so 250 there means £2.50.',
        },
        {
          term: 'Bid, ask and volume',
          text: rich`What buyers offer, what sellers want, and how many shares have changed hands today. High ${term('volume')} usually means a spread of a cent or two. In small companies the spread can cost you 1% each way.`,
        },
        {
          term: 'Market value',
          text: `Price times the number of shares. At ${dollars(ENTRY)} with 500 million shares, a company is valued at ${decimal((ENTRY * SHARES_ISSUED) / 1_000_000_000)} billion dollars (its market capitalisation).`,
        },
        {
          term: 'Price to earnings',
          text: rich`Price divided by a year's profit per share (the ${term('earnings per share')}). A share at ${dollars(ENTRY)} that earns ${dollars(EARNINGS_PER_SHARE)} has a ${term('price to earnings', 'P/E')} of ${decimal(ENTRY / EARNINGS_PER_SHARE)}. A high one usually means that a lot of growth is already paid for.`,
        },
        {
          term: 'Dividend',
          text: 'The part of the profit paid out per share. Buy on the ex-dividend date or later and you miss the next payment. The price tends to open lower by about that amount.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Eight sectors and what moves each',
      intro:
        'Companies in the same business tend to rise and fall together. The common US classification has eleven sectors. Here are eight; utilities, materials and real estate are left out.',
      columns: ['Sector', 'Makes its money with', 'Feels most'],
      rows: [
        ['Technology', 'Software, chips, devices', 'Growth forecasts, interest rates'],
        ['Communication services', 'Search, social networks, media, telephones', 'Advertising budgets'],
        ['Consumer discretionary', 'Cars, online shops, travel', 'Wages and confidence'],
        ['Consumer staples', 'Food, drink, soap', 'Cost of ingredients; steady in hard times'],
        ['Healthcare', 'Medicines, devices, insurance', 'Trial results, patents, price rules'],
        ['Financials', 'Banks, insurers, card networks', 'Interest rates, unpaid loans'],
        ['Industrials', 'Machines, aircraft, transport', 'Orders and the business cycle'],
        ['Energy', 'Oil and gas', 'The oil price'],
      ],
    },
    {
      kind: 'table',
      heading: 'Twelve popular tickers',
      intro:
        'Large US companies found on most watch lists, shown here so that you recognise them. They are not recommendations.',
      columns: ['Ticker', 'Company', 'Sector'],
      rows: [
        ['AAPL', 'Apple', 'Technology'],
        ['MSFT', 'Microsoft', 'Technology'],
        ['NVDA', 'NVIDIA', 'Technology'],
        ['GOOGL', 'Alphabet (Google)', 'Communication services'],
        ['META', 'Meta Platforms', 'Communication services'],
        ['AMZN', 'Amazon', 'Consumer discretionary'],
        ['TSLA', 'Tesla', 'Consumer discretionary'],
        ['KO', 'Coca-Cola', 'Consumer staples'],
        ['JNJ', 'Johnson & Johnson', 'Healthcare'],
        ['JPM', 'JPMorgan Chase', 'Financials'],
        ['CAT', 'Caterpillar', 'Industrials'],
        ['XOM', 'Exxon Mobil', 'Energy'],
      ],
    },
    {
      kind: 'prose',
      heading: 'When shares trade',
      paragraphs: [
        'The US exchanges are open from 09:30 to 16:00 New York time, which is 14:30 to 21:00 GMT in winter. London runs from 08:00 to 16:30. The exchanges are closed at weekends and on local holidays.',
        'US shares also change hands before the opening and after the close, and large ones for much of the night, with few orders and wide spreads.',
        'The first and last half hours are the busiest. Unlike the currency market, a stock market has a real closing price, and a long thin stretch before the next opening.',
      ],
      marginNote: 'Companies like to publish results before the opening or after the close.',
    },
    {
      kind: 'list',
      heading: 'Factors that move a share',
      items: [
        'Results against expectations: a record profit can still sink a share if analysts had forecast a larger one.',
        'Guidance: what the company says about the next quarter often matters more than its results for the last one.',
        'Its sector and the whole market, which explain a good part of the move on an ordinary day.',
        'Interest rates, since they set what future profits are worth now.',
        'Company events: takeovers, lawsuits, a new chief executive, new shares issued.',
        'Splits: they change the number of shares and the price, not the value. A 4-for-1 split cuts the price to a quarter.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Four approaches, by how long you hold',
      cards: [
        {
          title: 'Day trading',
          text: 'You buy and sell between the opening and the close. No overnight gaps, but costs on every trade and hours at the screen.',
        },
        {
          title: 'Swing trading',
          text: 'Days to weeks, one leg of a move at a time. An evening with the charts is enough; gaps are part of it.',
        },
        {
          title: 'Position trading',
          text: 'Months, along one large trend or theme, with wide stops and small sizes.',
        },
        {
          title: 'Long-term investing',
          text: 'Years, in companies whose business you understand or in a fund that holds many, without leverage. Dividends and patience do the work.',
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'Strategies for shares',
      rows: [
        {
          term: 'Pullback',
          text: 'A share in an uptrend pauses for a few days. Buy when it turns up again, with the stop below the low of the pause. It fails when the pause was the top.',
        },
        {
          term: 'Base and breakout',
          text: rich`Weeks of narrow trading end with a close above the ${term('range')} on high volume. Without high volume, many breaks fail.`,
        },
        {
          term: 'After the results',
          text: 'Let the report pass, and trade only if the share keeps its new direction on the following days. By then much of the move may be over.',
        },
        {
          term: 'Relative strength',
          text: 'Prefer the shares that fall least while their sector falls. In a long decline they fall too, only later.',
        },
      ],
    },
    {
      kind: 'chart',
      heading: 'A pullback, and a gap through the stop: the plan on the chart',
      intro: 'A good plan, and the opening that jumped past its stop.',
      chart: describeChart(
        {
          instrument: 'An invented share',
          timeframe: 'Daily',
          candles: [
            { open: 72.4, high: 73.6, low: 72, close: 73.2 },
            { open: 73.2, high: 74.8, low: 72.9, close: 74.5 },
            { open: 74.5, high: 76.4, low: 74.1, close: 76 },
            { open: 76, high: 77.9, low: 75.6, close: 77.5 },
            { open: 77.5, high: 79.2, low: 77, close: 78.8 },
            { open: 78.8, high: 79.4, low: 77.1, close: 77.6 },
            { open: 77.6, high: 78.3, low: 76.6, close: 77.2 },
            { open: 77.2, high: 78.9, low: 76.9, close: 78.6 },
            { open: 78.6, high: 80.3, low: 78.2, close: 80 },
            { open: 80, high: 81.8, low: 79.4, close: 81.2 },
            { open: 81.2, high: 82.6, low: 80.5, close: 82.1 },
            { open: 82.1, high: 82.9, low: 81, close: 81.5 },
            { open: 70, high: 71.6, low: 68.9, close: 70.8 },
            { open: 70.8, high: 72.2, low: 70.1, close: 71.3 },
          ],
          entry: ENTRY,
          entryCandle: 8,
          stopLoss: STOP_LOSS,
          stopBeyond: 'Pullback',
          takeProfit: TAKE_PROFIT,
          decimals: 2,
          marks: [
            { kind: 'swing', candle: 6, side: 'low', label: 'Pullback' },
            { kind: 'swing', candle: 11, side: 'high', label: 'Last high' },
            { kind: 'gap', candle: 12, isFilled: false, label: 'Opening after the results' },
          ],
          note: {
            text: `The stop at ${dollars(STOP_LOSS)} is filled here, at ${dollars(GAP_OPEN)}`,
            candle: 12,
          },
        },
        ({ at, price }) =>
          `The share pulls back to ${at('Pullback')}, rises to ${price(ENTRY)}, where it is bought, and goes on to ${at('Last high')}. After the results it opens at ${at('Opening after the results')}, below the stop loss at ${price(STOP_LOSS)} and far from the target at ${price(TAKE_PROFIT)}.`,
      ),
    },
    {
      kind: 'workedExample',
      heading: 'What a gap does to a trade closed in two halves',
      intro: `Take the plan above with ${String(rules.riskPercent.from)}% of ${dollars(rules.demoBalance)}: ${dollars(risk)} over a stop ${dollars(ENTRY - STOP_LOSS)} away allows ${decimal(allowedShares)} shares, and you buy ${decimal(shares)}. You sell half at ${dollars(FIRST_EXIT)} and move the stop for the rest up to your entry.`,
      lines: [
        { label: 'Planned loss at the first stop', value: dollars(profit(ENTRY, STOP_LOSS, shares)) },
        { label: `${decimal(halfShares)} shares sold at ${dollars(FIRST_EXIT)}`, value: dollars(gain) },
        {
          label: `${decimal(halfShares)} shares filled at ${dollars(GAP_OPEN)}, the opening`,
          value: dollars(loss),
        },
        { label: 'Result of the whole trade', value: dollars(gain + loss) },
        {
          label: `All ${decimal(shares)} shares filled at ${dollars(GAP_OPEN)}`,
          value: dollars(lossUndivided),
        },
      ],
      conclusion: `A stop at the entry sounds like a trade that can't lose. Nobody was willing to pay ${dollars(ENTRY)} that morning. Even with half the shares sold at a profit, the trade lost everything the plan allowed.`,
    },
    {
      kind: 'calculator',
      heading: 'How many shares for your stop',
      intro:
        'The planned trade, before any gap. Move the stop to the price of the gap to see how many shares would have kept the loss within the limit.',
      calculator: 'positionSize',
      values: {
        account: String(rules.demoBalance),
        risk: String(rules.riskPercent.from),
        instrument: 'Shares in dollars',
        entry: ENTRY.toFixed(2),
        stop: STOP_LOSS.toFixed(2),
      },
    },
    {
      kind: 'warning',
      heading: 'The risks of individual shares',
      paragraphs: [
        'A single company can go to zero. When Lehman Brothers, a household name, failed in 2008, its shareholders were left with nearly worthless paper.',
        'Buy more of a falling share to lower your average price, and a small mistake becomes the largest position in the account.',
        'The loss on a short sale has no natural limit. A share can rise many times over, and the lender can ask for it back at the worst moment. With a share CFD there is usually an overnight charge as well, and you have no voting rights.',
      ],
    },
    {
      kind: 'list',
      heading: 'Tips for trading shares',
      items: [
        'Note the next results date for every share you hold, and decide beforehand whether you stay in.',
        `${statements.riskRule} Go lower if a gap is likely.`,
        'Four technology shares are one opinion; take ideas from different sectors.',
        "Use limit orders outside the busy hours, so that a thin order book can't choose your price.",
        statements.practise,
      ],
    },
  ],
  callToAction: {
    heading: 'Practise before it costs anything',
    text: 'The stock course goes on from here, and you can try each step on a demo account.',
    links: [
      { label: 'Open the stock course', to: '/education/stocks' },
      { label: 'See free signals', to: '/services/signals' },
    ],
  },
  related: [
    { label: 'Stock course', to: '/education/stocks' },
    { label: 'Free trading signals', to: '/services/signals' },
    { label: 'Indices: many shares at once', to: '/markets/indices' },
  ],
};

import type { TopicPageContent } from '@/content/page';
import { decimal, dollars } from '@/content/format';
import { profit, rewardToRisk, riskAmount, unitsForRisk } from '@/domain/tradeArithmetic';
import { paths } from '@/paths';

const ACCOUNT = 10_000;
const RISK_PERCENT = 1;
const ENTRY = 80;
const STOP_LOSS = 76;
const TAKE_PROFIT = 88;
const GAP_OPEN = 70;
const EARNINGS_PER_SHARE = 4;
const SHARES_ISSUED = 500_000_000;

const risk = riskAmount(ACCOUNT, RISK_PERCENT);
const shares = unitsForRisk(risk, ENTRY - STOP_LOSS);
const lossAtGap = profit(ENTRY, GAP_OPEN, shares);
const ratio = `1:${decimal(rewardToRisk(ENTRY, STOP_LOSS, TAKE_PROFIT))}`;

export const page: TopicPageContent = {
  title: 'Stocks: sectors, tickers and approaches',
  description:
    'How shares are quoted and traded, what the eight large sectors do, twelve popular tickers and four ways to approach them.',
  heading: 'Stocks',
  lead: "A stock is a share in one company. Its price is what buyers and sellers think the company's future earnings are worth today, and it can change its mind overnight.",
  sections: [
    {
      kind: 'definitions',
      heading: 'The numbers beside a share price',
      rows: [
        {
          term: 'Ticker and quote',
          text: `A short code names the share, and the price is in the currency of its exchange, in steps of usually one cent in the US. London quotes most shares in pence, so a price of 250 there means £2.50.`,
        },
        {
          term: 'Bid, ask and volume',
          text: 'What buyers offer, what sellers want, and how many shares have changed hands today. High volume usually means a spread of a cent or two; small companies can cost you a percent each way.',
        },
        {
          term: 'Market value',
          text: `Price times the number of shares. At ${dollars(ENTRY)} with 500 million shares a company is valued at ${decimal((ENTRY * SHARES_ISSUED) / 1_000_000_000)} billion dollars (its market capitalisation).`,
        },
        {
          term: 'Price to earnings',
          text: `Price divided by a year's profit per share. A share at ${dollars(ENTRY)} that earns ${dollars(EARNINGS_PER_SHARE)} has a P/E of ${decimal(ENTRY / EARNINGS_PER_SHARE)}. High means that a lot of growth is already paid for.`,
        },
        {
          term: 'Dividend',
          text: 'A part of the profit paid out per share. From the ex-dividend day a buyer no longer gets the next payment, and the price tends to open lower by about that sum.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Eight sectors and their temper',
      intro:
        'Companies in one line of business rise and fall together more than they would like. The common US classification has eleven sectors; these eight are where most beginners start.',
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
        'Long-listed US companies that you will see in any watch list. Their presence here is not advice to buy them.',
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
        'The US exchanges open from 09:30 to 16:00 New York time, which is 14:30 to 21:00 GMT in winter. London runs from 08:00 to 16:30. There is no trading at weekends or on local holidays.',
        'US shares also change hands before the opening and after the close, with few orders and wide spreads. Companies like to publish results in exactly those hours.',
        'The first and last half hour are the busiest. A stock market also has something the currency market lacks: a real closing price, and a long silence before the next one.',
      ],
    },
    {
      kind: 'list',
      heading: 'Factors that move a share',
      items: [
        'Results against expectations: a record profit can still sink a share if analysts had forecast a larger one.',
        'Guidance: what the company says about the next quarter often weighs more than the last.',
        'Its sector and the whole market, which explain a good part of an ordinary day.',
        'Interest rates, since they set what future profits are worth now.',
        'Company events: takeovers, lawsuits, a new chief executive, new shares issued.',
        'Splits change the count and the price, not the value: four shares for one quarters the price.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Four approaches, by how long you hold',
      cards: [
        {
          title: 'Day trading',
          text: 'In and out between the opening and the close. No overnight gaps, but costs on every trade and a screen that needs you.',
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
          text: 'Years, in companies whose business you understand, or in a fund of many. Dividends and patience do the work, without leverage.',
        },
      ],
    },
    {
      kind: 'definitions',
      heading: 'Strategies within an approach',
      rows: [
        {
          term: 'Pullback',
          text: 'A share in an uptrend rests for some days; buy when it turns up again, with the stop below the rest.',
        },
        {
          term: 'Base and breakout',
          text: 'Weeks of narrow trading end with a close above the range on high volume.',
        },
        {
          term: 'After the results',
          text: 'Let the report pass, and trade only if the share keeps its new direction on the following days.',
        },
        {
          term: 'Relative strength',
          text: 'Prefer the shares that fall least while their sector falls.',
        },
      ],
    },
    {
      kind: 'workedExample',
      heading: 'From dollars a share to number of shares',
      intro: `Each dollar of movement is worth one dollar per share held. Say the price is ${dollars(ENTRY)}, the stop ${dollars(STOP_LOSS)}, the target ${dollars(TAKE_PROFIT)}, on a demo balance of ${dollars(ACCOUNT)}.`,
      lines: [
        { label: `Risk of ${String(RISK_PERCENT)}%`, value: dollars(risk) },
        {
          label: `${dollars(risk)} ÷ ${dollars(ENTRY - STOP_LOSS)} a share`,
          value: `${decimal(shares)} shares`,
        },
        { label: `Cost of ${decimal(shares)} shares`, value: dollars(shares * ENTRY) },
        { label: `Sold at ${dollars(STOP_LOSS)}`, value: dollars(profit(ENTRY, STOP_LOSS, shares)) },
        {
          label: `Sold at ${dollars(TAKE_PROFIT)} (${ratio})`,
          value: dollars(profit(ENTRY, TAKE_PROFIT, shares)),
        },
        {
          label: `Opens at ${dollars(GAP_OPEN)} after bad results`,
          value: dollars(lossAtGap),
        },
      ],
      conclusion: `The last line is the one people forget. A planned ${String(RISK_PERCENT)}% became ${decimal((100 * -lossAtGap) / ACCOUNT, 1)}%, because no one was willing to pay ${dollars(STOP_LOSS)} that morning.`,
    },
    {
      kind: 'chart',
      heading: 'The same trade with a bad morning',
      intro: 'A good plan, drawn together with the opening that ignores it.',
      chart: {
        instrument: 'An invented share',
        timeframe: '1 day',
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
        stopLoss: STOP_LOSS,
        takeProfit: TAKE_PROFIT,
        decimals: 2,
        note: {
          text: `The stop at ${dollars(STOP_LOSS)} is filled here, at ${dollars(GAP_OPEN)}`,
          candle: 12,
        },
        description: `Daily prices of a share climb to ${dollars(ENTRY)}, where it is bought, and on to 82.90. After the results it opens at ${dollars(GAP_OPEN)}, below the stop loss at ${dollars(STOP_LOSS)} and far from the target at ${dollars(TAKE_PROFIT)}.`,
      },
    },
    {
      kind: 'warning',
      heading: 'How share traders lose',
      paragraphs: [
        'One company can go to nothing. When Lehman Brothers failed in 2008 its shareholders were left with nearly worthless paper, and it had been a household name.',
        'Buying more of a falling share to lower the average price turns a small mistake into the largest position in the account.',
        'Selling short has no natural limit: a share can rise many times over, and the lender can ask for it back at the worst moment. With a share CFD you also pay financing each night and own no voting rights.',
      ],
    },
    {
      kind: 'list',
      heading: 'Tips for a calmer portfolio',
      items: [
        'Write the next results date beside every share you hold, and decide beforehand whether you stay in.',
        'Let a single idea cost 1-2% of the account when it fails, and go lower if a gap is likely.',
        'Look for two dollars of room above the entry for each dollar down to the stop.',
        'Four technology shares are one opinion; take ideas from different sectors.',
        'Use limit orders outside the busy hours, so that a thin order book cannot choose your price.',
      ],
    },
  ],
  callToAction: {
    heading: 'Try it with virtual money first',
    text: 'The stock course goes on from here, and a demo account lets you practise each step before it costs anything.',
    links: [
      { label: 'Open the stock course', to: paths.education.stocks },
      { label: 'See free signals', to: paths.services.signals },
    ],
  },
  related: [
    { label: 'Stock course', to: paths.education.stocks },
    { label: 'Free trading signals', to: paths.services.signals },
    { label: 'Indices: many shares at once', to: paths.markets.indices },
  ],
};

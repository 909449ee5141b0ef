import type { TopicPageContent } from '@/content/page';
import { MARGIN_CALL_PERCENT, STOP_OUT_PERCENT } from '@/domain/practice/account';
import { statements } from '@/content/rules';

export const page: TopicPageContent = {
  title: 'How the practice market works: prices, fills and charges',
  description:
    'How the invented prices are made, at what price each order is filled and why, when margin calls and stop-outs happen, and what is left out.',
  heading: 'How the practice market works',
  lead: statements.practice,
  searchWords: ['fills', 'slippage', 'gap', 'random prices', 'martingale', 'stop-out rules'],
  sections: [
    {
      kind: 'definitions',
      heading: 'The price at which an order is filled',
      rows: [
        {
          term: 'One price a minute',
          text: 'While an instrument is open it has one bid and one ask in each minute, and no price between two minutes. So nobody has to guess whether the stop or the target was reached first.',
        },
        {
          term: 'At market',
          text: 'You buy at the ask and sell at the bid that you see. A real order arrives a moment later, and may get another price.',
        },
        {
          term: 'Stop loss',
          text: 'A long trade is closed at the first bid at or below its stop, a short one at the first ask at or above it. After a gap that price can be much worse than the stop.',
        },
        {
          term: 'Take profit',
          text: 'It is filled at the first price at or beyond its level, which can be better. For a short trade that is the ask, which the chart of the bid does not show.',
        },
        {
          term: 'Limit orders',
          text: 'A buy limit waits below the ask, a sell limit above the bid. They are filled at their price or better.',
        },
        {
          term: 'Stop orders',
          text: 'A buy stop waits above the ask, a sell stop below the bid. They are filled at their price or worse.',
        },
        {
          term: 'Gaps over an entry',
          text: 'If the market jumps over the price of an order and over its stop loss or take profit as well, the order is cancelled. The same happens when the free margin is too small.',
        },
        {
          term: 'The sequence within a minute',
          text: 'First come the charges for nights that have ended, then stops and targets, then pending orders, then the margin, and last your own action. Stops and targets of a trade opened in one minute are first checked in the next minute.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What it costs',
      columns: ['Cost', 'How it is worked out'],
      rows: [
        [
          'Spread',
          'Usually 1 pip on EUR/USD, or 0.2 with the commission. It is four to five times as wide in the first 15 minutes of the day, four times from two minutes before an announcement to ten minutes after it, and for currency pairs about a third wider at night.',
        ],
        [
          'Commission',
          'None if everything is in the spread. With the other price list, $3.00 for each lot and side in every market. Only the currency pairs get the small spread for it: gold, oil and the index keep their usual one, so there this list costs more.',
        ],
        [
          'Overnight charge or credit',
          'Booked at 17:00 in New York. Seven nights a week are booked on five days: three at once on Wednesday, for the index on Friday.',
        ],
        [
          'Margin',
          '1:30 on currency pairs, 1:20 on gold and the index, 1:10 on oil. It is worked out from the entry price and does not change when the price moves.',
        ],
        [
          'Margin call and stop-out',
          `The margin call comes once equity is at or below ${String(MARGIN_CALL_PERCENT)}% of the margin. At or below ${String(STOP_OUT_PERCENT)}%, the position with the largest loss is closed, then the next, until equity is above that level. A balance below zero is set to zero.`,
        ],
      ],
    },
    {
      kind: 'definitions',
      heading: 'How the prices are made',
      rows: [
        {
          term: 'Seed',
          text: 'All prices are calculated from six characters. The same seed gives the same prices on every device.',
        },
        {
          term: 'Clock',
          text: 'It shows the time in New York. A trading day runs from 17:00 to 17:00, so the week opens on Sunday at 17:00 and ends on Friday at 17:00, and the weekend is skipped.',
        },
        {
          term: 'No direction',
          text: 'No move depends on the moves before it, so no rule can know which way the next one goes. Trends, ranges and breaks appear all the same, as they do in any such series.',
        },
        {
          term: 'Volatility',
          text: 'It comes in clusters: quiet days follow quiet days, and busy days follow busy days. Some hours of the day are busier than others.',
        },
        {
          term: 'Announcements',
          text: 'Their times are known beforehand, but their size never is. Now and then something happens that nobody had announced.',
        },
        {
          term: 'Weekends',
          text: 'Markets close on Friday and may open at a different price. For EUR/USD that is usually less than two tenths of a per cent away, and more than half a per cent about once a year.',
        },
      ],
    },
    {
      kind: 'list',
      heading: 'What is left out',
      items: [
        'Real prices, dates, holidays and summer time.',
        'Indicators, drawing tools and programs that trade automatically.',
        'Trailing stops, partial fills, market depth and orders that cancel each other.',
        'Shares, digital assets, and accounts in currencies other than the dollar.',
        'Prizes, rankings and ways to undo a trade.',
      ],
    },
  ],
  related: [
    { label: 'Practice account', to: '/practice/account' },
    { label: 'Practise sums', to: '/practice/sums' },
    { label: 'Charts with a screen reader or keyboard', to: '/practice/screen-reader' },
  ],
};

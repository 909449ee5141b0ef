import type { TopicPageContent } from '@/content/page';
import { statements } from '@/content/rules';

export const page: TopicPageContent = {
  title: 'Practice account: $10,000 of invented money',
  description:
    'Trade six instruments at invented prices with bid and ask, stops, targets, limit and stop orders, margin calls and overnight charges, candle by candle.',
  heading: 'Practice account',
  lead: 'Place orders, live with them, and see which of your own rules you kept. No real money is gained or lost.',
  searchWords: ['demo account', 'paper trading', 'simulator', 'virtual money', 'practise orders'],
  sections: [
    {
      kind: 'definitions',
      heading: 'Before you start',
      rows: [
        {
          term: 'Time',
          text: 'It moves only when you say so: by a candle, by a day, or until something happens. There are twelve weeks of prices behind you and 52 weeks ahead.',
        },
        {
          term: 'Earlier prices',
          text: 'The “Look back” slider moves both charts to an earlier moment. Orders always apply to the present, and “To the present” returns there.',
        },
        {
          term: 'Orders',
          text: 'Market, limit and stop orders, each with a stop loss and a take profit. The ticket shows the risk before you send it.',
        },
        {
          term: 'Margin',
          text: 'A margin call comes once equity is down to 100% of the margin. At 50%, the position with the largest loss is closed. A balance below zero is set to zero.',
        },
        {
          term: 'What counts',
          text: 'Seven rules of your plan, none of which depends on the result. Somebody who keeps them can lose here, and somebody who breaks them can gain.',
        },
        {
          term: 'What is kept',
          text: `This browser keeps the account until you start another one. Only one tab can play it at a time. After one visit you can play without a network connection. ${statements.mayBeLost}`,
        },
      ],
    },
  ],
  related: [
    { label: 'How the practice market works', to: '/practice/how-it-works' },
    { label: 'Measure this account in the journal', to: '/journal' },
    { label: 'Practise sums', to: '/practice/sums' },
    { label: 'Charts with a screen reader or keyboard', to: '/practice/screen-reader' },
  ],
};

import type { TopicPageContent } from '@/content/page';

export const page: TopicPageContent = {
  title: 'MetaTrader 5: installing it and a first order',
  description:
    'How to install MetaTrader 5, place a first order with a stop loss, and tell whether it suits the way you trade.',
  heading: 'MetaTrader 5',
  lead: 'MetaTrader 5 is a free trading terminal for forex, indices, commodities and stocks. Your broker gives you the account; the program shows the charts and sends the orders.',
  sections: [],
};

import type { TopicPageContent } from '@/content/page';

export const page: TopicPageContent = {
  title: 'cTrader: installing it and a first order',
  description:
    'How to install cTrader, place a first order with a stop loss, and tell whether it suits the way you trade.',
  heading: 'cTrader',
  lead: 'cTrader is a trading platform that shows the depth of the market and puts stop loss and take profit into the order ticket from the start.',
  sections: [],
};

import type { TopicPageContent } from '@/content/page';

export const page: TopicPageContent = {
  title: 'MetaTrader 4: installing it and a first order',
  description:
    'How to install MetaTrader 4, place a first order with a stop loss, and tell whether it suits the way you trade.',
  heading: 'MetaTrader 4',
  lead: 'MetaTrader 4 has been the common forex terminal since 2005. It is light, widely offered and well documented, and it does less than its successor.',
  sections: [],
};

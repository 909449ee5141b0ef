import type { TopicPageContent } from '@/content/page';

export const page: TopicPageContent = {
  title: 'Indices: trading a whole market at once',
  description:
    'What a stock index measures, how index points become money, when the big indices trade and what moves them.',
  heading: 'Indices',
  lead: 'An index is the weighted price of a group of companies. Trading it is taking a view on a whole market, such as the five hundred large companies of the S&P 500, instead of on one of them.',
  sections: [],
};

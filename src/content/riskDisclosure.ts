import type { TopicPageContent } from './page';

export const page: TopicPageContent = {
  title: 'Risk disclosure: what you can lose, and how',
  description:
    'The risks of trading leveraged products, how we earn a commission, how broker ratings are set, and what a signal is not.',
  heading: 'Risk disclosure',
  lead: 'Trading leveraged products can lose money, quickly, and with some account types more than was paid in. Read this page before you act on any other.',
  sections: [],
};

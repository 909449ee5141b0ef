import type { PageWords } from '@/content/page';

export const page: PageWords = {
  title: 'Compare brokers',
  description:
    'Two to four partner brokers side by side: the cost of one trade, licences, account, payments, and where they differ.',
  heading: 'Compare brokers',
  lead: 'Choose two to four brokers to see the same trade worked out for each.',
};

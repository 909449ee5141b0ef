import type { PageWords } from '@/content/page';

export const page: PageWords = {
  title: 'The record of signals, losers included',
  description:
    'How every signal ended: each result in R before and after costs, by month and market, and a check that nothing was changed.',
  heading: 'The record of signals',
  lead: 'Every signal we have published, and how each one ended. Nothing is removed afterwards, and your browser can check that.',
};

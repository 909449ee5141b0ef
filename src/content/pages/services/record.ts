import type { PageWords } from '@/content/page';

export const page: PageWords = {
  title: 'The record of signals, losers included',
  description:
    'What came of every signal: each result in R before and after costs, by month and market, and a check that nothing was changed.',
  heading: 'The record of signals',
  lead: 'Every signal that was published stands here with what came of it. Nothing is taken out afterwards, and your browser can check that.',
};

import type { PageWords } from '@/content/page';

export const page: PageWords = {
  title: 'Trading platforms compared',
  description:
    'MetaTrader 5, MetaTrader 4 and cTrader side by side: minimum deposit, spreads, leverage, main features and downloads.',
  heading: 'Platforms',
  lead: 'A platform is the program in which you see prices and send orders. The broker holds your account; the platform is how you reach it.',
};

import type { TopicPageContent } from '@/content/page';

export const page: TopicPageContent = {
  title: 'Stocks: sectors, tickers and approaches',
  description:
    'How shares are quoted and traded, what the eight large sectors do, twelve popular tickers and four ways to approach them.',
  heading: 'Stocks',
  lead: "A stock is a share in one company. Its price is what buyers and sellers think the company's future earnings are worth today, and it can change its mind overnight.",
  sections: [],
};

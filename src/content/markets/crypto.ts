import type { TopicPageContent } from '@/content/page';

export const page: TopicPageContent = {
  title: 'Crypto: coins, trading hours and risks',
  description:
    'Eight major coins, what moves their prices, how trading them differs from other markets, and how much can go wrong.',
  heading: 'Crypto',
  lead: 'Crypto assets trade every hour of every day on many exchanges at once. Nothing closes, nothing pauses, and price swings that would be rare elsewhere are ordinary here.',
  sections: [],
};

import type { TopicPageContent } from '@/content/page';

export const page: TopicPageContent = {
  title: 'Free trading signals with their reasoning',
  description:
    'A trading signal taken apart line by line: entry, stop loss, take profit, the reason for each, and the risk in money.',
  heading: 'Free trading signals',
  lead: 'A signal is a trade idea with three prices: where to enter, where the idea is wrong, and where to take the gain. Ours are free, and each says why.',
  sections: [],
};

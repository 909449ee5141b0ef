import type { PageWords } from '@/content/page';

export const page: PageWords = {
  title: 'Markets: live charts and guides',
  description:
    'Live charts, an economic calendar and plain guides to five markets: forex, indices, commodities, crypto and stocks.',
  heading: 'Markets',
  lead: 'Five kinds of instrument, each with its own hours, units and habits. Start with the guide, then look at the live charts.',
};

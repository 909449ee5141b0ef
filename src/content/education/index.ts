import type { HubPageContent } from '@/content/page';

export const page: HubPageContent = {
  title: 'Education: courses by level and by market',
  description:
    'Eight courses: three levels from beginner to advanced, and one each for forex, commodities, indices, stocks and crypto.',
  heading: 'Education',
  lead: 'Choose a level if you want to learn trading from the ground up, or a market if you know what you want to trade.',
  groups: [],
};

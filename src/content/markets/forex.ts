import type { TopicPageContent } from '@/content/page';

export const page: TopicPageContent = {
  title: 'Forex: currency pairs and sessions',
  description:
    'How currency pairs are quoted, what one pip is worth, when the four sessions trade and how people approach forex.',
  heading: 'Forex',
  lead: 'The foreign exchange market is where one currency is traded for another, around the clock on working days. It is quoted in pairs: one price tells what a unit of the first currency costs in the second.',
  sections: [],
};

import type { TopicPageContent } from '@/content/page';

export const page: TopicPageContent = {
  title: 'Commodities: metals, energy and agriculture',
  description:
    'Gold, oil, grain and coffee: how commodities are quoted and traded, what moves their prices, and where the risks lie.',
  heading: 'Commodities',
  lead: "Commodities are raw goods that are the same whoever sells them: an ounce of gold, a barrel of oil, a bushel of wheat. Their prices follow supply, demand and the weather more than any company's news.",
  sections: [],
};

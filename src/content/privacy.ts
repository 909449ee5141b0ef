import type { TopicPageContent } from './page';

export const page: TopicPageContent = {
  title: 'Privacy: what this site stores and contacts',
  description:
    'What this site keeps in your browser, which outside hosts it contacts and when, and how you can stop either.',
  heading: 'Privacy',
  lead: 'This site has no server of its own that collects anything about you. What it keeps, it keeps in your own browser, and this page lists all of it.',
  sections: [],
};

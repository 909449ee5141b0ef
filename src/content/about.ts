import type { TopicPageContent } from './page';

export const page: TopicPageContent = {
  title: 'About us: who teaches here and how',
  description:
    'Who we are, how we choose what to publish, how the site earns money, and what we do not claim.',
  heading: 'About us',
  lead: 'We teach people to read a chart, to plan a trade before they take it, and to know what they can lose. We publish the reasoning, not the promise.',
  sections: [],
};

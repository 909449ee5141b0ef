import type { TopicPageContent } from '@/content/page';

export const page: TopicPageContent = {
  title: 'Free webinar training',
  description:
    'Three live lessons on reading a chart, sizing a position and planning a trade, with dates in GMT and your own time.',
  heading: 'Webinar training',
  lead: 'A webinar is a live lesson with a shared chart and time for questions. Each one takes a single subject from the first principle to a worked example.',
  sections: [],
};

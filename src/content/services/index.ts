import type { HubPageContent } from '@/content/page';

export const page: HubPageContent = {
  title: 'Services: education, webinars and free signals',
  description:
    'Three services of one desk: courses by level and market, live webinar training, and free trading signals that say why.',
  heading: 'Services',
  lead: 'Three ways to learn with us: at your own pace, live with questions, or by following trade ideas whose reasoning is written on the chart.',
  groups: [],
};

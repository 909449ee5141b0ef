import type { HubPageContent } from '@/content/page';
import { paths } from '@/paths';

export const page: HubPageContent = {
  title: 'Services: education, webinars and free signals',
  description:
    'Three services of one desk: courses by level and market, live webinar training, and free trading signals that say why.',
  heading: 'Services',
  lead: 'Three ways to learn with us: at your own pace, live with questions, or by following trade ideas whose reasoning is written on the chart.',
  groups: [
    {
      heading: 'Pick by how you learn',
      intro:
        'Readers tend to start with a course, people with a question in a webinar, and those who learn from examples with a signal. All three use the same words and the same arithmetic.',
      cards: [
        {
          title: 'Education',
          text: 'Three levels with an exercise at the end of every module. You move on when you can do what it taught, not when you have read it.',
          meta: 'In your own time, from 12 hours',
          link: { label: 'How the levels work', to: paths.services.education },
        },
        {
          title: 'Webinar Training',
          text: 'One subject, one shared chart, and someone to ask. You work out the task yourself before it is solved on the screen.',
          meta: 'Live and free, dates in GMT and your own time',
          link: { label: 'Dates and subjects', to: paths.services.webinar },
        },
        {
          title: 'Free Trading Signals',
          text: 'A trade idea as a chart with three lines and a sentence. Read it to practise judging ideas; whether to act on one is left to you.',
          meta: 'Free, with entry, stop loss and take profit',
          link: { label: 'An example, line by line', to: paths.services.signals },
        },
      ],
    },
  ],
  callToAction: {
    heading: 'How it is paid for',
    text: 'Signals and webinars cost nothing; partner brokers may pay us a commission when someone opens an account through our links. The partner page says so above the first broker, and no service requires you to use one.',
    links: [
      { label: 'See all eight courses', to: paths.education.index },
      { label: 'Choose Your Broker', to: paths.ibPartners },
    ],
  },
};

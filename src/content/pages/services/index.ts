import type { HubPageContent } from '@/content/page';
import { statements } from '@/content/rules';

export const page: HubPageContent = {
  title: 'Services: education, webinars and free signals',
  description:
    'Three ways to learn trading: courses by level and market, webinar training, and free trading signals that say why.',
  heading: 'Services',
  lead: 'Learn at your own pace, with questions in a webinar, or from trade ideas whose reasoning is written on the chart.',
  groups: [
    {
      heading: 'Choose how you want to learn',
      intro:
        'Like to read? Start with a course. Have a question? Join a webinar. Learn best from examples? Take a signal apart.',
      cards: [
        {
          title: 'Education',
          text: 'Three levels and five market courses, with an exercise at the end of every module. You move on when you can do what it taught.',
          meta: 'In your own time, from 8 hours',
          link: { label: 'Find your level', to: '/services/education' },
        },
        {
          title: 'Webinar Training',
          text: 'One subject, one shared chart and someone to ask. You work out a task yourself before you see it solved.',
          meta: 'Free, dates in GMT and your own time',
          link: { label: 'Dates and subjects', to: '/services/webinar' },
        },
        {
          title: 'Free Trading Signals',
          text: 'A trade idea as a chart with three lines and a reason. Use it to practise judging ideas; whether you act on one is up to you.',
          meta: 'Free, with entry, stop loss and take profit',
          link: { label: "See today's signals", to: '/services/signals' },
        },
      ],
    },
  ],
  callToAction: {
    heading: 'How signals and webinars are paid for',
    text: `${statements.paidBy} No service requires you to use one of them.`,
    links: [
      { label: 'See all eight courses', to: '/education' },
      { label: 'Choose Your Broker', to: '/ib-partners' },
      { label: 'Calculate a trade', to: '/tools' },
      { label: 'Look up a term', to: '/glossary' },
    ],
  },
};

import type { CallToAction, PageWords } from '@/content/page';
import type { ContentLink } from '@/content/richText';
import { statements } from '@/content/rules';

interface ServiceWords {
  readonly title: string;
  readonly text: string;
  readonly link: ContentLink;
}

interface ServicesPageContent extends PageWords {
  readonly services: Readonly<Record<'education' | 'webinar' | 'signals', ServiceWords>>;
  readonly callToAction: CallToAction;
}

export const page: ServicesPageContent = {
  title: 'Services: education, webinars and free signals',
  description:
    'Three ways to learn trading: courses by level and market, webinar training, and free trading signals that say why.',
  heading: 'Services',
  lead: 'Read at your own pace, ask in a webinar, or study a trade idea with its reasons on the chart.',
  services: {
    education: {
      title: 'Education',
      text: 'Three levels and five markets. You move on when you can do what a module taught.',
      link: { label: 'Find your level', to: '/services/education' },
    },
    webinar: {
      title: 'Webinar Training',
      text: 'One subject, one shared chart and someone to ask.',
      link: { label: 'Dates and subjects', to: '/services/webinar' },
    },
    signals: {
      title: 'Free Trading Signals',
      text: 'Entry, stop loss, take profit and the reason. Whether you act on one is up to you.',
      link: { label: "See today's signals", to: '/services/signals' },
    },
  },
  callToAction: {
    heading: 'How signals and webinars are paid for',
    text: `${statements.paidBy} No service requires you to use one of these brokers.`,
    links: [
      { label: 'See all eight courses', to: '/education' },
      { label: 'Choose Your Broker', to: '/ib-partners' },
      { label: 'Calculate a trade', to: '/tools' },
      { label: 'Look up a term', to: '/glossary' },
    ],
  },
};

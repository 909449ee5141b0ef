import { paths } from '@/paths';
import type { ContentLink, DefinitionRow, PageWords } from './page';

interface HomePageContent extends PageWords {
  readonly actions: readonly ContentLink[];
  readonly risk: string;
  /** Invented prices, and marked so wherever they are shown. */
  readonly samplePrices: readonly {
    readonly instrument: string;
    readonly price: string;
    readonly change: string;
    readonly isUp: boolean;
  }[];
  readonly whoWeAre: {
    readonly heading: string;
    readonly intro: string;
    readonly rows: readonly DefinitionRow[];
  };
  readonly services: {
    readonly heading: string;
    readonly intro: string;
    readonly previews: readonly {
      readonly title: string;
      readonly text: string;
      readonly link: ContentLink;
    }[];
  };
  readonly features: {
    readonly heading: string;
    readonly intro: string;
    readonly rows: readonly DefinitionRow[];
  };
}

export const page: HomePageContent = {
  title: 'Upmark: learn to read the chart before you trade it',
  description:
    'Free trading signals with the reasoning shown, courses from the first pip to full strategy, and partner brokers compared.',
  heading: 'Learn to read the chart before you trade it',
  lead: 'Free trading signals with the reasoning shown, courses from first pip to full strategy, and partner brokers side by side.',
  actions: [
    { label: 'Get Trading Signals', to: paths.services.index },
    { label: 'Start Learning', to: paths.education.index },
  ],
  risk: 'Trading leveraged products carries a high risk of losing money. Risk 1-2% of your account per trade, and aim for a reward of at least twice the risk (1:2).',
  samplePrices: [
    { instrument: 'Gold', price: '2,341.80', change: '−0.30%', isUp: false },
    { instrument: 'BTC/USD', price: '67,204', change: '+1.94%', isUp: true },
    { instrument: 'S&P 500', price: '5,204.3', change: '+0.42%', isUp: true },
  ],
  whoWeAre: {
    heading: 'Who We Are',
    intro: 'A trading desk that teaches. Each idea we publish names the price at which it is wrong.',
    rows: [
      {
        term: 'Mission',
        text: 'To make a newcomer able to judge a trade alone: what it rests on, what it can cost, and when to leave it.',
      },
      {
        term: 'Vision',
        text: 'A retail trader who asks for the reasoning first and never copies a price nobody has explained.',
      },
      {
        term: 'Values',
        text: 'The risk before the reward. The reason beside the number. A loss told as plainly as a gain.',
      },
    ],
  },
  services: {
    heading: 'Three ways to learn',
    intro: 'Follow an idea, work through a course, or sit in on a lesson: the same method in three forms.',
    previews: [
      {
        title: 'Free trading signals',
        text: 'Entry, stop loss and take profit with a remark on the chart, so that you learn from the ones you do not take.',
        link: { label: 'See a signal taken apart', to: paths.services.signals },
      },
      {
        title: 'Trading education',
        text: 'Three levels and five market courses. Every module ends with an exercise on paper or on a demo account.',
        link: { label: 'Choose a course', to: paths.education.index },
      },
      {
        title: 'Webinar training',
        text: 'Live lessons on one subject at a time, with a shared chart and room for questions.',
        link: { label: 'Look at the dates', to: paths.services.webinar },
      },
    ],
  },
  features: {
    heading: 'What stands behind it',
    intro: 'Three things to check about any provider, ourselves included.',
    rows: [
      {
        term: 'Regulated brokers',
        text: 'We list what each partner broker says of its regulation and show you how to look the licence up yourself.',
      },
      {
        term: 'Professional traders',
        text: 'Signals and lessons come from people who trade for a living and can say why they left a position.',
      },
      {
        term: 'Market analysis',
        text: 'Currencies, indices, commodities, crypto and stocks, read from the chart and from the calendar of events.',
      },
    ],
  },
};

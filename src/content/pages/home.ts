import type { DefinitionRow, PageWords, Section } from '@/content/page';
import type { ContentLink } from '@/content/richText';
import { CFD_RISK } from '@/content/regulators';
import { statements } from '@/content/rules';
import { provenText, site } from '@/content/site';

interface ServicePreview {
  readonly title: string;
  readonly text: string;
  readonly link: ContentLink;
}

interface HomePageContent extends PageWords {
  readonly actions: readonly ContentLink[];
  readonly risk: string;
  /** Invented round prices of instruments that aren't in the ticker; marked as samples. */
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
    readonly signals: ServicePreview;
    readonly education: ServicePreview;
    readonly webinar: ServicePreview;
    /** The link below the practice chart. */
    readonly chart: ContentLink;
  };
  readonly sessions: Section;
  readonly size: { readonly heading: string; readonly intro: string };
  readonly features: {
    readonly heading: string;
    readonly intro: string;
    readonly rows: readonly (DefinitionRow & { readonly proof: ContentLink })[];
  };
}

const practitioners = provenText(site.claims.practitioners);

export const page: HomePageContent = {
  title: `${site.name}: learn to read the chart before you trade it`,
  description:
    'Free trading signals with the reasoning shown, trading courses for every level, and partner brokers compared.',
  heading: 'Learn to read the chart before you trade it',
  lead: 'Free trading signals with the reasoning shown, courses from your first pip to a full strategy, and partner brokers side by side.',
  actions: [
    { label: 'Get Trading Signals', to: '/services' },
    { label: 'Start Learning', to: '/education' },
  ],
  risk: `${CFD_RISK} ${statements.riskRule}`,
  samplePrices: [
    { instrument: 'Copper', price: '4.00', change: '−0.5%', isUp: false },
    { instrument: 'EUR/NOK', price: '11.50', change: '+0.2%', isUp: true },
    { instrument: 'Wheat', price: '600.00', change: '+1.0%', isUp: true },
  ],
  whoWeAre: {
    heading: 'Who We Are',
    intro: `${site.name} teaches retail traders to plan a trade before they take it.`,
    rows: [
      {
        term: 'Mission',
        text: 'To teach newcomers to judge a trade for themselves: what it rests on, what it could cost and when to get out.',
      },
      {
        term: 'Vision',
        text: 'Retail traders who ask for the reasoning first and never copy a price nobody has explained.',
      },
      {
        term: 'Values',
        text: 'The risk before the reward. The reason next to the number. Losses shown as plainly as gains.',
      },
    ],
  },
  services: {
    heading: 'Three ways to learn trading',
    intro: 'Study a signal, work through a course or sit in on a webinar.',
    signals: {
      title: 'Free trading signals',
      text: 'Entry, stop loss and take profit with the reason written on the chart, so that you learn even from the ones you skip. These are the latest, losers included. One R is the risk of an idea: the distance to its stop loss.',
      link: { label: 'See a signal explained', to: '/services/signals' },
    },
    education: {
      title: 'Trading education',
      text: 'Three levels and five market courses. Every module ends with an exercise on paper or in a practice account.',
      link: { label: 'Choose a course', to: '/education' },
    },
    webinar: {
      title: 'Webinar training',
      text: 'One subject at a time, with a shared chart and room for questions.',
      link: { label: 'See the webinars', to: '/services/webinar' },
    },
    chart: { label: 'Decide on a chart', to: '/practice/charts/1' },
  },
  sessions: {
    kind: 'sessionClock',
    heading: 'Who is trading now',
    intro:
      'Currencies follow the working days of four cities. How lively a pair is depends on which of them are open.',
  },
  size: {
    heading: 'How large may this trade be?',
    intro:
      'The one sum to do before every order. You choose the loss; the stop dictates the size. The example is a buy of EUR/USD with its stop 40 pips away.',
  },
  features: {
    heading: 'What to check about any provider',
    intro: 'Three questions worth asking, and our answers.',
    rows: [
      {
        term: 'Regulated brokers',
        text: 'Who supervises them? We list what each partner broker says and show you how to check the licence yourself.',
        proof: { label: 'Compare the brokers', to: '/ib-partners' },
      },
      {
        term: 'Professional traders',
        text: `Who writes the signals, and how? ${practitioners ?? "We make no claim about the authors that you couldn't check."} The routine is written down: first the stop, then the size, then the target.`,
        proof: { label: 'Read the record', to: '/services/signals/record' },
      },
      {
        term: 'Market analysis',
        text: 'What is it based on? Charts and the economic calendar, for forex, indices, commodities, crypto and stocks.',
        proof: { label: 'Open a market guide', to: '/markets' },
      },
    ],
  },
};

import type { CallToAction, DefinitionRow, HubEntry, PageWords } from '@/content/page';

interface SectionWords {
  readonly heading: string;
  readonly text: string;
}

interface MarketsPageContent extends PageWords {
  readonly markets: readonly HubEntry[];
  readonly overview: SectionWords;
  readonly calendar: SectionWords;
  /** A notice about the provider's widgets. */
  readonly providerNote: string;
  readonly whyTrade: {
    readonly heading: string;
    readonly intro: string;
    readonly rows: readonly DefinitionRow[];
  };
  readonly callToAction: CallToAction;
}

export const page: MarketsPageContent = {
  title: 'Markets: live charts and guides',
  description:
    'Live charts, an economic calendar and plain guides to five markets: forex, indices, commodities, crypto and stocks.',
  heading: 'Markets',
  lead: 'Five kinds of market, each with its own hours, units and habits. Each guide says how its market is quoted, what moves it and how traders lose money in it.',
  markets: [
    {
      title: 'Forex',
      text: 'One currency against another, in pips, around the clock on working days.',
      meta: 'measured in pips',
      mark: 'forex',
      link: { label: 'Read the forex guide', to: '/markets/forex' },
    },
    {
      title: 'Indices',
      text: 'A whole stock market in one price, in points, busiest when its home exchange is open.',
      meta: 'measured in points',
      mark: 'indices',
      link: { label: 'Read the index guide', to: '/markets/indices' },
    },
    {
      title: 'Commodities',
      text: 'Metals, energy and crops, priced by the ounce, the barrel and the bushel.',
      meta: 'contracts expire',
      mark: 'commodity',
      link: { label: 'Read the commodity guide', to: '/markets/commodity' },
    },
    {
      title: 'Crypto',
      text: 'Coins that trade every hour of the week and swing further than the other four.',
      meta: 'open day and night',
      mark: 'crypto',
      link: { label: 'Read the crypto guide', to: '/markets/crypto' },
    },
    {
      title: 'Stocks',
      text: 'Shares in individual companies, moved by earnings, expectations and their sector.',
      meta: 'can gap overnight',
      mark: 'stocks',
      link: { label: 'Read the stock guide', to: '/markets/stocks' },
    },
  ],
  overview: {
    heading: 'The markets at a glance',
    text: 'Every instrument charted below, by market, over the past year.',
  },
  calendar: {
    heading: 'Economic calendar',
    text: 'Scheduled figures and decisions from twelve economies, in your local time. The large ones move prices within seconds, so look before you open a trade.',
  },
  providerNote:
    'Prices, charts and calendar come from TradingView and may be delayed. They are shown for learning, not as advice or as prices to trade at.',
  whyTrade: {
    heading: 'Why people trade these markets',
    intro: 'Four good reasons, each with the cost that comes with it.',
    rows: [
      {
        term: 'They are liquid',
        text: 'In the big markets there is nearly always somebody on the other side. Around news and at night there may not be, and spreads widen.',
      },
      {
        term: 'Both directions',
        text: 'You can sell a contract for difference (CFD) as easily as buy one. But you pay an overnight charge on it, which eats into the slow rise that long-term investors in shares rely on.',
      },
      {
        term: 'Small amounts',
        text: 'Leverage lets a small deposit control a large position. It enlarges the loss just as much, so work out your position size before anything else.',
      },
      {
        term: 'Different drivers',
        text: 'Interest rates, harvests, earnings and sentiment rarely all say the same thing. Find out which one moves your market.',
      },
    ],
  },
  callToAction: {
    heading: 'Learn one market at a time',
    text: 'Five courses, one for each market, take you from the quote to a written trading plan.',
    links: [
      { label: 'See the market courses', to: '/education' },
      { label: 'Compare partner brokers', to: '/ib-partners' },
    ],
  },
};

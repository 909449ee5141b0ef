import type { HubPageContent } from '@/content/page';
import { contactPath } from '@/content/contactAbout';

export const page: HubPageContent = {
  title: 'Trading courses by level and by market',
  description:
    'Eight trading courses: three levels from beginner to advanced, and one each for forex, commodities, indices, stocks and crypto.',
  heading: 'Education',
  lead: 'Choose a level to learn trading from the ground up, or a market if you already know what you want to trade.',
  opening: 'lessons',
  groups: [
    {
      heading: 'Trading courses by level',
      intro:
        'Each level builds on the one before. The hours cover lessons, work on paper and, in the advanced course, the mentoring. Weeks of demo trading and watching the market are extra.',
      cards: [
        {
          title: 'Beginner',
          text: 'From your first quote to ten practice trades based on your own plan. You need no experience and no trading money.',
          meta: '12-15 hours · 4 modules',
          link: { label: 'See the beginner course', to: '/education/beginner' },
        },
        {
          title: 'Intermediate',
          text: 'Read market structure, size positions in any currency, and test one setup in a journal.',
          meta: '16-20 hours · 4 modules',
          link: { label: 'See the intermediate course', to: '/education/intermediate' },
        },
        {
          title: 'Advanced',
          text: 'Turn a strategy into rules and test it with costs. Then defend it to a mentor.',
          meta: '28-36 hours · 4 core modules · 4\u00A0mentoring sessions',
          link: { label: 'See the advanced course', to: '/education/advanced' },
        },
      ],
    },
    {
      heading: 'Trading courses by market',
      intro:
        "Each explains what is particular to its market, and can be taken without the others once you've done the beginner course.",
      cards: [
        {
          title: 'Forex',
          text: 'What you own and owe in a currency pair, what a pip is worth, and when spreads are narrowest.',
          meta: '9-11 hours · 5 modules',
          mark: 'forex',
          link: { label: 'See the forex course', to: '/education/forex' },
        },
        {
          title: 'Commodity',
          text: 'How futures expire, why inventory reports move prices, and what the farming year does to a chart.',
          meta: '9-12 hours · 5 modules',
          mark: 'commodity',
          link: { label: 'See the commodity course', to: '/education/commodity' },
        },
        {
          title: 'Indices',
          text: 'How an index is calculated, what it costs overnight, and how to plan the first hour of trading.',
          meta: '8-11 hours · 5 modules',
          mark: 'indices',
          link: { label: 'See the index course', to: '/education/indices' },
        },
        {
          title: 'Stocks',
          text: "How to read a company's report, handle results day, and build a balanced watch list.",
          meta: '9-12 hours · 5 modules',
          mark: 'stocks',
          link: { label: 'See the stock course', to: '/education/stocks' },
        },
        {
          title: 'Crypto',
          text: 'What a coin is for, who really holds it, and how to limit losses.',
          meta: '8-10 hours · 5 modules',
          mark: 'crypto',
          link: { label: 'See the crypto course', to: '/education/crypto' },
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Undecided between two courses?',
    text: "Sit in on a webinar to see how we explain things. Or tell us what you've done so far, and we'll suggest where to begin.",
    links: [
      { label: 'Attend Free Webinar', to: '/services/webinar' },
      { label: 'Ask which course fits', to: contactPath('Which course fits') },
      { label: 'Practise with sums, charts and an account', to: '/practice' },
      { label: 'Try the calculators', to: '/tools' },
      { label: 'Look up a term', to: '/glossary' },
    ],
  },
};

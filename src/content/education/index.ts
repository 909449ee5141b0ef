import type { HubPageContent } from '@/content/page';
import { paths } from '@/paths';

export const page: HubPageContent = {
  title: 'Education: courses by level and by market',
  description:
    'Eight courses: three levels from beginner to advanced, and one each for forex, commodities, indices, stocks and crypto.',
  heading: 'Education',
  lead: 'Choose a level if you want to learn trading from the ground up, or a market if you know what you want to trade.',
  groups: [
    {
      heading: 'Three levels, one after the other',
      intro:
        'Each level asks for what the one before it teaches. The hours are working time at the desk, exercises included; the weeks of demo trading between levels are not counted.',
      cards: [
        {
          title: 'Beginner',
          text: 'From the two prices of a quote to ten demo trades by a plan of your own. You need no knowledge and no money.',
          meta: '12-15 hours · 4 modules',
          link: { label: 'See the beginner course', to: paths.education.beginner },
        },
        {
          title: 'Intermediate',
          text: 'Swings, independent reasons, sizes in any currency, and a journal that tells you whether the setup is worth keeping.',
          meta: '16-20 hours · 4 modules',
          link: { label: 'See the intermediate course', to: paths.education.intermediate },
        },
        {
          title: 'Advanced',
          text: 'A strategy as rules, a test with costs, limits for the account, and a mentor who looks for the holes in all three.',
          meta: '28-36 hours · 4 core modules · 4 mentoring sessions',
          link: { label: 'See the advanced course', to: paths.education.advanced },
        },
      ],
    },
    {
      heading: 'Five markets, each on its own terms',
      intro:
        'A market course stands alone. It repeats no level; it explains what only this market has, such as swap days, harvests, opening auctions, results or private keys.',
      cards: [
        {
          title: 'Forex',
          text: 'One price, two currencies: what you own, what you owe, and at which hours the spread is kindest.',
          meta: '9-11 hours · 5 modules',
          link: { label: 'See the forex course', to: paths.education.forex },
        },
        {
          title: 'Commodity',
          text: 'Contracts with an end date, reports with a surprise in them, and the year of a crop on a strip of paper.',
          meta: '9-12 hours · 5 modules',
          link: { label: 'See the commodity course', to: paths.education.commodity },
        },
        {
          title: 'Indices',
          text: 'Build a small index by hand, then plan the first hour of a real one, gap and financing included.',
          meta: '8-11 hours · 5 modules',
          link: { label: 'See the index course', to: paths.education.indices },
        },
        {
          title: 'Stocks',
          text: "Read one company's report yourself, decide what to do on results day, and spread a watch list over different worries.",
          meta: '9-12 hours · 5 modules',
          link: { label: 'See the stock course', to: paths.education.stocks },
        },
        {
          title: 'Crypto',
          text: 'What a coin is for, who really holds it, and how to keep a loss small where prices jump at night.',
          meta: '8-10 hours · 5 modules',
          link: { label: 'See the crypto course', to: paths.education.crypto },
        },
      ],
    },
  ],
  callToAction: {
    heading: 'Undecided between two courses?',
    text: 'Sit in on a free lesson and see how we explain, or describe in a few lines what you have done so far and we suggest where to begin.',
    links: [
      { label: 'Attend Free Webinar', to: paths.services.webinar },
      { label: 'Ask which course fits', to: paths.contact },
    ],
  },
};

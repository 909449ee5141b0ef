import type { DefinitionRow, PageWords, Section } from '@/content/page';
import type { ContentLink } from '@/content/richText';
import { statements } from '@/content/rules';

interface PlatformsPageContent extends PageWords {
  /** The figures from the three platforms' guides, side by side. */
  readonly comparison: Extract<Section, { readonly kind: 'table' }>;
  readonly choosing: {
    readonly heading: string;
    readonly intro: string;
    readonly rows: readonly DefinitionRow[];
    readonly link: ContentLink;
  };
}

export const page: PlatformsPageContent = {
  title: 'Trading platforms compared',
  description:
    'MetaTrader 5, MetaTrader 4 and cTrader side by side: minimum deposit, spreads, leverage, main features and downloads.',
  heading: 'Platforms',
  lead: 'A platform is the program where you see prices and send orders. The broker holds your account; the platform is how you reach it.',
  comparison: {
    kind: 'table',
    heading: 'Three platforms, side by side',
    intro: 'What our guides say about each. Costs are on the cards above, and depend on your broker.',
    columns: ['Feature', 'MetaTrader 5', 'MetaTrader 4', 'cTrader'],
    rows: [
      ['Released', '2010', '2005', '2011'],
      [
        'Pending orders',
        'Six: limit, stop and stop limit, to buy or sell',
        'Four: limit and stop, to buy or sell',
        'Limit, stop and stop limit',
      ],
      ['You enter a stop as', 'A price, as installed', 'A price, as installed', 'A distance in pips'],
      [
        'Depth of market',
        'Yes, if your broker passes it on',
        'Not beyond the best price',
        'Yes, shown in three ways',
      ],
      ['Economic calendar', 'Yes, if your broker turns it on', 'No', 'Yes'],
      [
        'Positions',
        'Hedging or netting, by account',
        'Each trade separate',
        'Hedging or netting, by account',
      ],
      ['Robots are written in', 'MQL5', 'MQL4', 'C# or Python'],
      [
        'Robots run',
        'On your computer or a rented virtual host',
        'On your computer or a rented virtual host',
        'On your computer or in the cloud',
      ],
      [
        'You sign in with',
        'Server, number and password',
        'Server, number and password',
        'One cTrader ID for all accounts',
      ],
    ],
  },
  choosing: {
    heading: 'How to choose a trading platform',
    intro: `Choose the broker first: it decides which platforms you can use. ${statements.platformFigures}`,
    rows: [
      {
        term: 'MetaTrader 5',
        text: 'Take it if you want several markets in one program and a strategy tester. Most people starting today need look no further.',
      },
      {
        term: 'MetaTrader 4',
        text: "Take it if your broker or a robot you use needs it. It has fewer timeframes and indicators, and its programs won't run in MetaTrader 5.",
      },
      {
        term: 'cTrader',
        text: 'Take it if you want to see the depth of market, enter stops as distances in pips, or write robots in C# or Python.',
      },
      {
        term: "The leverage you'd get",
        text: `The largest figure on a card isn't on offer everywhere. ${statements.retailCaps}`,
      },
      {
        term: 'Not sure?',
        text: 'Open a demo account on two of them and place the same order in each. Keep the one in which you make fewer mistakes.',
      },
    ],
    link: { label: 'Check the broker before you download', to: '/risk-disclosure' },
  },
};

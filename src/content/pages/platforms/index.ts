import type { ContentLink, DefinitionRow, PageWords } from '@/content/page';
import { statements } from '@/content/rules';

interface PlatformsPageContent extends PageWords {
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
  lead: 'A platform is the program in which you see prices and send orders. The broker holds your account; the platform is how you reach it.',
  choosing: {
    heading: 'How to choose a trading platform',
    intro: `Choose the broker first: it decides which platforms you can use. ${statements.platformFigures}`,
    rows: [
      {
        term: 'MetaTrader 5',
        text: 'Take it if you want several markets in one program, an economic calendar and a strategy tester. Most people starting today need look no further.',
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
        text: `The largest figure on a card is not on offer everywhere. ${statements.retailCaps}`,
      },
      {
        term: 'Not sure?',
        text: 'Open a demo account on two of them and place the same order in each. Keep the one in which you make fewer mistakes.',
      },
    ],
    link: { label: 'Check the broker before you download', to: '/risk-disclosure' },
  },
};

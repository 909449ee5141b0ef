import type { PageWords, Section } from '@/content/page';
import type { ContentLink } from '@/content/richText';
import { statements } from '@/content/rules';

interface JournalPageContent extends PageWords {
  /** How to get a statement out of each platform, with the English names of its menus. */
  readonly exports: readonly { readonly platform: string; readonly path: string }[];
  readonly exportsHeading: string;
  readonly exportsNote: string;
  readonly sections: readonly Section[];
  readonly related: readonly ContentLink[];
}

export const page = {
  title: 'A trade journal that checks itself',
  description:
    'Read a MetaTrader, cTrader, TradingView or Myfxbook statement in your browser, compare its totals with ours, and see costs, drawdown and results in R.',
  heading: 'Trade journal',
  lead: "Choose your platform's statement: your browser reads it, checks it against its own totals and measures it as we measure our signals.",
  searchWords: [
    'trading journal',
    'import statement',
    'MT4 report',
    'MT5 history',
    'cTrader export',
    'Myfxbook CSV',
    'track my trades',
    'trade log',
    'trading diary',
  ],
  exportsHeading: 'How to export a statement',
  exportsNote: 'Choose “All history” where the platform asks, or the file may start partway through.',
  exports: [
    {
      platform: 'MetaTrader 4',
      path: 'Terminal, Account History: right-click, All History. Right-click again, Save as Report or Save as Detailed Report.',
    },
    { platform: 'MetaTrader 5', path: 'Toolbox, History: right-click, Report, HTML or Open XML.' },
    {
      platform: 'cTrader',
      path: 'History: choose the period, then export it as CSV or Excel, or save the statement.',
    },
    {
      platform: 'TradingView',
      path: 'Paper Trading panel: open its menu, Export data, and choose the balance history or the trade history.',
    },
    { platform: 'Myfxbook', path: 'Export the history of your account as CSV.' },
    {
      platform: 'Another platform, or your own spreadsheet',
      path: 'A CSV or Excel table with one closed trade in each row. You say which column is what.',
    },
  ],
  sections: [
    {
      kind: 'definitions',
      heading: 'How it works',
      rows: [
        {
          term: 'The check',
          text: 'Each file is added up again, row by row, and both totals are shown before anything is saved. If they differ, you see by how much, and you decide.',
        },
        {
          term: 'R',
          text: "A result divided by what the trade would have lost at its first stop. Few files say where that stop was, and the journal doesn't guess: you can state a usual risk, or the risk of a single trade.",
        },
        {
          term: 'Few trades',
          text: 'With fewer than thirty trades you see counts and sums. Percentages and averages come later, each with the range that chance alone would explain.',
        },
        {
          term: 'Other tables',
          text: 'A table needs the closing time, the instrument, the side and the result after costs. You can add sizes, prices and the amounts you risked. The journal remembers the columns of your table.',
        },
        {
          term: 'Where it stays',
          text: `The file is read on your device and isn't uploaded. This browser stores the journal if you ask it to, without your name or account number. ${statements.mayBeLost}`,
        },
        {
          term: 'What it proves',
          text: 'Nothing to anybody else: statements can be edited. It is a mirror for the person who made the trades.',
        },
      ],
    },
  ],
  related: [
    { label: 'Lesson: a plan and a journal', to: '/education/beginner/plan-and-journal' },
    { label: 'Practice account', to: '/practice/account' },
    { label: 'What this site stores', to: '/privacy' },
  ],
} as const satisfies JournalPageContent;

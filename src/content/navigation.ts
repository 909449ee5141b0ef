import type { SitePath } from './pages';

export interface NavigationItem {
  readonly label: string;
  readonly to: SitePath;
  readonly children?: readonly { readonly label: string; readonly to: SitePath }[];
}

export const mainNavigation: readonly NavigationItem[] = [
  { label: 'Home', to: '/' },
  {
    label: 'Markets',
    to: '/markets',
    children: [
      { label: 'Forex', to: '/markets/forex' },
      { label: 'Indices', to: '/markets/indices' },
      { label: 'Commodity', to: '/markets/commodity' },
      { label: 'Crypto', to: '/markets/crypto' },
      { label: 'Stocks', to: '/markets/stocks' },
    ],
  },
  {
    label: 'Services',
    to: '/services',
    children: [
      { label: 'Education', to: '/services/education' },
      { label: 'Webinar Training', to: '/services/webinar' },
      { label: 'Free Trading Signals', to: '/services/signals' },
    ],
  },
  {
    label: 'Education',
    to: '/education',
    children: [
      { label: 'Forex', to: '/education/forex' },
      { label: 'Commodity', to: '/education/commodity' },
      { label: 'Indices', to: '/education/indices' },
      { label: 'Stocks', to: '/education/stocks' },
      { label: 'Crypto', to: '/education/crypto' },
    ],
  },
  {
    label: 'Platforms',
    to: '/platforms',
    children: [
      { label: 'MetaTrader 5', to: '/platforms/mt5' },
      { label: 'MetaTrader 4', to: '/platforms/mt4' },
      { label: 'cTrader', to: '/platforms/ctraders' },
    ],
  },
  { label: 'IB Partners', to: '/ib-partners' },
  { label: 'About Us', to: '/about' },
  { label: 'Contact Us', to: '/contact' },
];

/**
 * The calculators and the session clock, which are in the footer and on lesson pages, but not in the header.
 */
const tools: NavigationItem = { label: 'Tools', to: '/tools' };

export const toolLinks: readonly NavigationItem[] = [
  { label: 'Position size', to: '/tools/position-size' },
  { label: 'Pip value', to: '/tools/pip-value' },
  { label: 'Reward to risk', to: '/tools/reward-to-risk' },
  { label: 'Margin and stop-out', to: '/tools/margin' },
  { label: 'Break-even win rate', to: '/tools/break-even' },
  { label: 'Losing streaks', to: '/tools/losing-streaks' },
  { label: 'Sessions', to: '/tools/sessions' },
];

/** The practice pages, linked like the tools. */
const practice: NavigationItem = { label: 'Practice', to: '/practice' };

/** The trade journal, linked like the tools. */
const journal: NavigationItem = { label: 'Trade journal', to: '/journal' };

/** The glossary, linked like the tools. */
const glossary: NavigationItem = { label: 'Glossary', to: '/glossary' };

const search: NavigationItem = { label: 'Search', to: '/search' };

const signals: NavigationItem = { label: 'Free Trading Signals', to: '/services/signals' };

/** The parent of a URL; undefined at the top level. */
export const parentOf = (address: string): NavigationItem | undefined =>
  [signals, ...mainNavigation, tools, practice].find(({ to }) => to !== '/' && address.startsWith(`${to}/`));

/** The footer's two lists of links and its small print. */
export const quickLinks = mainNavigation.slice(0, 5).map(({ label, to }) => ({ label, to }));

export const serviceLinks: readonly NavigationItem[] = [
  signals,
  { label: 'Webinar Training', to: '/services/webinar' },
  { label: 'Trading Education', to: '/services/education' },
  { label: 'IB Partners', to: '/ib-partners' },
  tools,
  practice,
  journal,
  glossary,
  search,
];

/** Pages that are neither in the header nor in the small print. */
export const moreLinks: readonly NavigationItem[] = [
  tools,
  practice,
  { label: 'Ten minutes of practice', to: '/practice/session' },
  { label: 'Sum trainer', to: '/practice/sums' },
  { label: 'One trade, sum by sum', to: '/practice/one-trade' },
  { label: 'Practice charts', to: '/practice/charts' },
  { label: 'Practice account', to: '/practice/account' },
  { label: 'How practice works', to: '/practice/how-it-works' },
  { label: 'Charts with a screen reader or keyboard', to: '/practice/screen-reader' },
  journal,
  glossary,
  { label: 'Record of signals', to: '/services/signals/record' },
  { label: 'Brokers side by side', to: '/ib-partners/compare' },
  { label: 'How ratings are made', to: '/ib-partners/method' },
];

export const legalLinks: readonly NavigationItem[] = [
  { label: 'Privacy', to: '/privacy' },
  { label: 'Risk disclosure', to: '/risk-disclosure' },
];

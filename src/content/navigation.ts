import { paths, type SitePath } from '@/paths';

export interface NavigationItem {
  readonly label: string;
  readonly to: SitePath;
  readonly children?: readonly { readonly label: string; readonly to: SitePath }[];
}

const { markets, services, education, platforms } = paths;

/** The header's navigation. */
export const mainNavigation: readonly NavigationItem[] = [
  { label: 'Home', to: paths.home },
  {
    label: 'Markets',
    to: markets.index,
    children: [
      { label: 'Forex', to: markets.forex },
      { label: 'Indices', to: markets.indices },
      { label: 'Commodity', to: markets.commodity },
      { label: 'Crypto', to: markets.crypto },
      { label: 'Stocks', to: markets.stocks },
    ],
  },
  {
    label: 'Services',
    to: services.index,
    children: [
      { label: 'Education', to: services.education },
      { label: 'Webinar Training', to: services.webinar },
      { label: 'Free Trading Signals', to: services.signals },
    ],
  },
  {
    label: 'Education',
    to: education.index,
    children: [
      { label: 'Forex', to: education.forex },
      { label: 'Commodity', to: education.commodity },
      { label: 'Indices', to: education.indices },
      { label: 'Stocks', to: education.stocks },
      { label: 'Crypto', to: education.crypto },
    ],
  },
  {
    label: 'Platforms',
    to: platforms.index,
    children: [
      { label: 'MetaTrader 5', to: platforms.mt5 },
      { label: 'MetaTrader 4', to: platforms.mt4 },
      { label: 'cTrader', to: platforms.ctraders },
    ],
  },
  { label: 'IB Partners', to: paths.ibPartners },
  { label: 'About Us', to: paths.about },
  { label: 'Contact Us', to: paths.contact },
];

/** The page one level above an address; none for the top level itself. */
export const parentOf = (address: string): NavigationItem | undefined =>
  mainNavigation.find(({ to }) => to !== paths.home && address.startsWith(`${to}/`));

/** The footer's two lists of links, and its small print. */
export const quickLinks: readonly NavigationItem[] = [
  { label: 'Home', to: paths.home },
  { label: 'Markets', to: markets.index },
  { label: 'Services', to: services.index },
  { label: 'Education', to: education.index },
  { label: 'Platforms', to: platforms.index },
];

export const serviceLinks: readonly NavigationItem[] = [
  { label: 'Free Trading Signals', to: services.signals },
  { label: 'Webinar Training', to: services.webinar },
  { label: 'Trading Education', to: services.education },
  { label: 'IB Partners', to: paths.ibPartners },
];

export const legalLinks: readonly NavigationItem[] = [
  { label: 'Privacy', to: paths.privacy },
  { label: 'Risk disclosure', to: paths.riskDisclosure },
];

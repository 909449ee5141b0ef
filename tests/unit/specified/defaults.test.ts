import { expect, it } from 'vitest';
import {
  legalLinks,
  mainNavigation,
  quickLinks,
  serviceLinks,
  type NavigationItem,
} from '@/content/navigation';
import seedFile from '@/data/catalogue/catalogue.json';
import { adminAccountFrom } from '@/data/sessions/adminAccount';
import { slugOf } from '@/domain/text/slug';
import { aliases } from '../../support/owner';

const { platforms, brokers } = seedFile;

it('ships the three specified platforms in order', () => {
  const figures = platforms.map(({ name, minDeposit, spreads, leverage, instruments }) => [
    name,
    minDeposit,
    spreads,
    leverage,
    instruments,
  ]);
  expect(figures).toEqual([
    ['MetaTrader 5', '$100', 'from 0.0 pips', 'up to 1:500', 500],
    ['MetaTrader 4', '$50', 'from 0.1 pips', 'up to 1:400', 200],
    ['cTrader', '$200', 'from 0.0 pips', 'up to 1:500', 300],
  ]);
  expect(platforms.map(({ sortOrder }) => sortOrder)).toEqual([1, 2, 3]);
});

it('gives each platform a download link and a guide', () => {
  for (const { downloadLink } of platforms)
    expect(downloadLink).toMatch(/^https:\/\/(?:www\.metatrader[45]|ctrader)\.com\/.*download/);
  expect(platforms.map(({ name }) => `/platforms/${String(slugOf(name))}`)).toEqual(Object.keys(aliases));
});

it('ships five brokers with the specified ratings', () => {
  expect(brokers.map(({ rating }) => rating)).toEqual([4.8, 4.7, 4.6, 4.5, 4.9]);
});

it('ships only active brokers and platforms', () => {
  expect([...platforms, ...brokers].filter(({ isActive }) => !isActive)).toEqual([]);
});

it('ships sample brokers on .example domains only', () => {
  for (const { website, referralLink, contactEmail, description, regulation } of brokers) {
    expect([website, referralLink].map((link) => new URL(link).hostname)).toEqual([
      expect.stringMatching(/\.example$/),
      expect.stringMatching(/\.example$/),
    ]);
    expect(contactEmail).toMatch(/^[a-z]+@[a-z]+\.example$/);
    expect(description).toMatch(/^Sample entry\./);
    expect(regulation).toEqual(['Sample regulator']);
  }
});

it('ships the specified administrator', () => {
  const { administrator, shownPassword } = adminAccountFrom({});
  expect(administrator).toMatchObject({ id: '1', username: 'admin', role: 'super_admin' });
  expect(shownPassword).toBe('upmark-demo-2026');
});

/** Labels and URLs, each followed by its submenu. */
const linesOf = (items: readonly NavigationItem[]): string[] =>
  items.flatMap(({ label, to, children = [] }) => [
    `${label} ${to}`,
    ...children.map((child) => `- ${child.label} ${child.to}`),
  ]);

it('lists the specified entries in the header', () => {
  expect(linesOf(mainNavigation)).toEqual([
    'Home /',
    'Markets /markets',
    '- Forex /markets/forex',
    '- Indices /markets/indices',
    '- Commodity /markets/commodity',
    '- Crypto /markets/crypto',
    '- Stocks /markets/stocks',
    'Services /services',
    '- Education /services/education',
    '- Webinar Training /services/webinar',
    '- Free Trading Signals /services/signals',
    'Education /education',
    '- Forex /education/forex',
    '- Commodity /education/commodity',
    '- Indices /education/indices',
    '- Stocks /education/stocks',
    '- Crypto /education/crypto',
    'Platforms /platforms',
    '- MetaTrader 5 /platforms/mt5',
    '- MetaTrader 4 /platforms/mt4',
    '- cTrader /platforms/ctraders',
    'IB Partners /ib-partners',
    'About Us /about',
    'Contact Us /contact',
  ]);
});

it('lists the specified links in the footer', () => {
  expect(linesOf(quickLinks)).toEqual([
    'Home /',
    'Markets /markets',
    'Services /services',
    'Education /education',
    'Platforms /platforms',
  ]);
  expect(linesOf(serviceLinks)).toEqual([
    'Free Trading Signals /services/signals',
    'Webinar Training /services/webinar',
    'Trading Education /services/education',
    'IB Partners /ib-partners',
    'Tools /tools',
    'Practice /practice',
    'Trade journal /journal',
    'Glossary /glossary',
    'Search /search',
  ]);
  expect(linesOf(legalLinks)).toEqual(['Privacy /privacy', 'Risk disclosure /risk-disclosure']);
});
